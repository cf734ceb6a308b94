import pLimit from 'p-limit';
import { firstLine } from '@skybil/mongod/user-error';
import { checkNode } from './board/checks.ts';
import { buildAll } from './building/build-parts.ts';
import { main } from './support/main.ts';
import { complain, say, since } from './support/say.ts';
import { testSeed } from './testing/seed.ts';
import { type Selected, selected } from './testing/selection.ts';
import type { Counts } from './testing/suite.ts';
import { SUITES } from './testing/suites.ts';

const total = { passed: 0, failed: 0 };
const seed = testSeed();

async function runSuite({ suite, files }: Selected): Promise<void> {
  const began = performance.now();
  const counts: Counts = await suite.run({ files, seed }).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    details: firstLine(error),
  }));
  total.passed += counts.passed;
  total.failed += counts.failed;
  say(suite.name, `${counts.passed} passed, ${counts.failed} failed (${since(began)})`);
  if (counts.details) console.log(`\n${counts.details.trim()}\n`);
}

/** `npm test [-- SUITE [FILE ...] ...]`: the last line it prints is `N passed, N failed`. */
await main(async () => {
  try {
    checkNode();
    const chosen = selected(SUITES, process.argv.slice(2));
    if (chosen.some(({ suite }) => suite.needsBuild)) await buildAll();
    for (const one of chosen.filter(({ suite }) => suite.alone)) await runSuite(one);
    const limit = pLimit(2);
    const others = chosen.filter(({ suite }) => !suite.alone);
    await Promise.all(others.map((one) => limit(() => runSuite(one))));
  } catch (error) {
    total.failed += 1;
    complain(firstLine(error));
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
