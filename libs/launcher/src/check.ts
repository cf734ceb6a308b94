import path from 'node:path';
import { main } from './support/main.ts';
import { runNode } from './support/run.ts';

/** All that a change must pass: `npm test` counts the lint and the contract as well. */
await main(async () => {
  const { code } = await runNode([path.join(import.meta.dirname, 'test.ts')], { show: 'all' });
  return code;
});
