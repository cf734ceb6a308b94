import { checkNode } from './board/checks.ts';
import { main } from './support/main.ts';
import { inRoot } from './support/root.ts';
import { run } from './support/run.ts';
import { complain, say, since } from './support/say.ts';
import { twoAtATime } from './support/two-at-a-time.ts';
import { firstLine } from '@skybil/mongod/user-error';
import { type Counts, type Ring } from './testing/ring.ts';
import { RINGS } from './testing/rings.ts';
import { testSeed } from './testing/seed.ts';
import { type Selected, hasOptions, selected } from './testing/selection.ts';

const total = { passed: 0, failed: 0 };
const seed = testSeed();

async function isBuilt({ build, name }: Ring): Promise<boolean> {
  try {
    await build?.();
    return true;
  } catch (error) {
    total.failed += 1;
    complain(`${name} cannot run: ${firstLine(error)}`);
    return false;
  }
}

async function runRing(ring: Ring, files: string[]): Promise<void> {
  const began = performance.now();
  const counts: Counts = await ring.run({ files, seed }).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    details: firstLine(error),
  }));
  total.passed += counts.passed;
  total.failed += counts.failed;
  say(ring.name, `${counts.passed} passed, ${counts.failed} failed (${since(began)})`);
  if (counts.details) console.log(`\n${counts.details.trim()}\n`);
}

async function handOver({ ring, words }: Selected): Promise<number> {
  const args = ['run', 'test', '-w', ring.workspace ?? '', '--', ...words];
  const { code } = await run('npm', args, { cwd: inRoot(), show: true });
  return code;
}

await main(async () => {
  try {
    checkNode();
    const chosen = selected(RINGS, process.argv.slice(2));
    const withOptions = chosen.find(hasOptions);
    if (withOptions) return await handOver(withOptions);
    const ready: Selected[] = [];
    for (const one of chosen) if (await isBuilt(one.ring)) ready.push(one);
    const alone = ready.filter(({ ring }) => ring.alone);
    for (const { ring, words } of alone) await runRing(ring, words);
    const others = ready.filter(({ ring }) => !ring.alone);
    await twoAtATime(others, ({ ring, words }) => runRing(ring, words));
  } catch (error) {
    total.failed += 1;
    complain(firstLine(error));
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
