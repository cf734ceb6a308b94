import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../support/root.ts';
import { run } from '../support/run.ts';
import { say } from '../support/say.ts';
import { UserError } from '@skybil/mongod/user-error';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');
const VENV = inRoot('.data', 'fuzz', 'venv');

async function must(what: string, command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code === 0) return;
  console.error(output.trim());
  throw new UserError(
    `${what} failed; what is wrong stands above. Python 3.10 or newer with venv and pip is needed.`,
  );
}

/** Schemathesis from PyPI, pinned with all it needs, in a virtual environment of its own. @returns its program */
export async function installSchemathesis(): Promise<string> {
  const wanted = readFileSync(REQUIREMENTS, 'utf8');
  const installed = path.join(VENV, 'requirements.txt');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    say('fuzz', 'installing Schemathesis');
    rmSync(VENV, { recursive: true, force: true });
    await must('Making a virtual environment', 'python3', ['-m', 'venv', VENV]);
    const pip = [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--requirement',
      REQUIREMENTS,
    ];
    await must('Installing Schemathesis', path.join(VENV, 'bin', 'python'), pip);
    writeFileSync(installed, wanted);
  }
  return path.join(VENV, 'bin', 'schemathesis');
}
