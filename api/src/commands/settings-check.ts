import 'reflect-metadata';
import { checkBoardLogo } from '../platform/config/board-logo.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { SettingsError } from '../platform/errors/start-error.js';
import { LimitNumbers } from '../platform/limits/limit-numbers.js';
import { printLine } from './print.js';
import { runCommand } from './run-command.js';

/** Arguments are names of further settings that must be set. */
runCommand(async () => {
  const missing = process.argv.slice(2).filter((name) => !process.env[name]);
  const problems = [
    ...(await boardProblems()),
    ...(missing.length > 0 ? [`Not set: ${missing.join(', ')}.`] : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems.join(' '));
  printLine('The settings will do.');
  return 0;
});

async function boardProblems(): Promise<string[]> {
  try {
    new LimitNumbers(loadSettings(process.env));
    await checkBoardLogo();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return [error.message];
    throw error;
  }
}
