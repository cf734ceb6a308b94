import { spawnSync } from 'node:child_process';
import { ROOT } from '../support/root.ts';

/**
 * The number that tests draw their order from: `TEST_SEED`, else the commit's own. So each commit runs in an order of
 * its own, a test that leans on another is found by the next commits, and the same commit never fails by luck alone.
 */
export function testSeed(env: NodeJS.ProcessEnv = process.env): number {
  const asked = Number(env.TEST_SEED);
  if (Number.isInteger(asked) && asked > 0) return asked;
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return Number.parseInt(stdout?.slice(0, 7), 16) || Math.floor(Math.random() * 1e9);
}
