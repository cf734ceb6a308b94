import { parseArgs } from 'node:util';
import { startOwnBoard } from './board/own-board.ts';
import { installSchemathesis } from './fuzzing/install.ts';
import { type Findings, runSchemathesis } from './fuzzing/schemathesis.ts';
import { knownIds, signIn } from './fuzzing/visitors.ts';
import { beforeExit, main } from './support/main.ts';
import { say } from './support/say.ts';
import { UserError } from '@skybil/mongod/user-error';

const MOST_EXAMPLES = 2_000;
/** They end the credential they are called with, so they come last and on their own. */
const ENDING = ['auth_signOut', 'company_signOutEverywhere'];

function readArguments(): { examples: number; minutes: number; seed: number } {
  const { values } = parseArgs({
    options: {
      'max-examples': { type: 'string', default: '100' },
      'max-minutes': { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const whole = (name: keyof typeof values, most: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= most) return value;
    throw new UserError(`--${name} takes a whole number from 1 to ${most}`);
  };
  return {
    examples: whole('max-examples', MOST_EXAMPLES),
    minutes: whole('max-minutes', 24 * 60),
    seed: whole('seed', 1_000_000),
  };
}

function tell({ calls, examples, failures, seconds }: Findings): void {
  const sum = (codes: RegExp): number =>
    failures.filter(({ code }) => codes.test(code)).reduce((total, { count }) => total + count, 0);
  say('fuzz', `${calls} calls, ${examples} requests in ${Math.round(seconds)} s`);
  say('fuzz', `${sum(/^ST101$/)} answers of 5xx, ${sum(/^ST1(?!01)/)} against the contract`);
  say('fuzz', `${sum(/^ST2/)} wrong verdicts on input, ${sum(/^ST3/)} on what is there`);
  for (const { code, title, operations } of failures)
    say('finding', `${code} ${title}: ${operations.join(', ')}`);
}

/** Throws generated requests at a board of its own and holds every answer against openapi.json. */
await main(async () => {
  const { examples, minutes, seed } = readArguments();
  const program = await installSchemathesis();
  const board = await startOwnBoard();
  beforeExit(() => board.stop());
  say('fuzz', `up to ${examples} examples a call, seed ${seed}, at most ${minutes} minutes`);
  const until = performance.now() + minutes * 60_000;
  let failed = false;
  for (const operations of [
    ENDING.map((name) => `--exclude-operation-id=${name}`),
    ENDING.map((name) => `--include-operation-id=${name}`),
  ]) {
    const tokens = await signIn(board.address);
    const findings = await runSchemathesis(program, {
      args: [`--max-examples=${examples}`, `--seed=${seed}`, ...operations],
      env: {
        BOARD: board.address,
        ...tokens,
        KNOWN_IDS: JSON.stringify(await knownIds(board.address, tokens)),
      },
      milliseconds: Math.max(1, Math.round(until - performance.now())),
    });
    tell(findings);
    failed ||= findings.failed;
  }
  return failed ? 1 : 0;
});
