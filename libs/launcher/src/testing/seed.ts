import { spawnSync } from 'node:child_process';
import { ROOT } from '../support/root.ts';

/**
 * The seed of the order of tests: `TEST_SEED`, else the hash of the commit. Each commit has an order of its own, so a test
 * that depends on another is soon found, and the same commit does not fail by chance.
 */
export function testSeed(env: NodeJS.ProcessEnv = process.env): number {
  const asked = Number(env.TEST_SEED);
  if (Number.isInteger(asked) && asked > 0) return asked;
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return Number.parseInt(stdout?.slice(0, 7), 16) || Math.floor(Math.random() * 1e9);
}
