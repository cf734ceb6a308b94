import { startOwnBoard } from './board/own-board.ts';
import { knownIds, sampleFiles, signIn } from './fuzzing/visitors.ts';
import { beforeExit, main } from './support/main.ts';
import { installFromPyPI } from './support/python-programs.ts';
import { inRoot } from './support/root.ts';
import { run } from './support/run.ts';

const CONFIG = inRoot('libs/launcher/src/fuzzing');
/** They end the credential they are called with, so they come last and on their own. */
const ENDING = ['seekerSessions', 'companySessions'].flatMap((group) => [
  `${group}_signOut`,
  `${group}_signOutEverywhere`,
]);

/**
 * `npm run fuzz [-- OPTION ...]`: throws generated requests at a board of its own and holds every answer against
 * openapi.json. Options are those of `schemathesis run`, such as `--max-examples=6 --seed=2`.
 */
await main(async () => {
  const programs = await installFromPyPI('fuzz', `${CONFIG}/requirements.txt`);
  const board = await startOwnBoard();
  beforeExit(board.stop);
  // it needs what is built, as the board is by now
  const { REFUSALS } = await import('./fuzzing/refusals.ts');
  let worst = 0;
  for (const which of ['--exclude-operation-id', '--include-operation-id']) {
    const tokens = await signIn(board.address);
    const known = await knownIds(board.address, tokens);
    const args = [`--config-file=${CONFIG}/schemathesis.toml`, 'run', inRoot('openapi.json')];
    args.push(...ENDING.map((name) => `${which}=${name}`), ...process.argv.slice(2));
    const python = { PYTHONPATH: CONFIG, PYTHONDONTWRITEBYTECODE: '1' };
    const told = {
      KNOWN_IDS: JSON.stringify(known),
      FILES: JSON.stringify(await sampleFiles(board.address, tokens)),
      REFUSALS: JSON.stringify(REFUSALS),
    };
    const env = { ...python, ...tokens, ...told, BOARD: board.address };
    const { code } = await run(`${programs}/schemathesis`, args, {
      cwd: inRoot('.data', 'fuzz'),
      env,
      show: true,
    });
    worst = Math.max(worst, code);
  }
  return worst;
});
