import { parseArgs } from 'node:util';
import { main } from '../support/main.ts';
import { runNode } from '../support/run.ts';
import { nodeTestArguments } from './run-tools.ts';

/**
 * The `test` script of a workspace whose tests Node runs itself: `node-tests.ts FOLDER [FILE ...] [--option ...]`.
 * A file may be named by any part of its path; options are Node's own, such as `--watch`.
 */
await main(async () => {
  const { positionals, tokens } = parseArgs({
    args: process.argv.slice(2),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const [folder = '', ...files] = positionals;
  const options = tokens
    .filter((token) => token.kind === 'option')
    .map((token) => token.rawName + (token.value ? `=${token.value}` : ''));
  const { code } = await runNode(nodeTestArguments(folder, files, options), { show: true });
  return code;
});
