import { checkNode } from './board/checks.ts';
import { buildAll } from './building/build-parts.ts';
import type { Database } from './database/database.ts';
import { startTestDatabase } from './database/test-database.ts';
import { beforeExit, main } from './support/main.ts';
import { complain, say, since } from './support/say.ts';
import { UserError, firstLine } from './support/user-error.ts';
import { type Counts, type Ring } from './testing/ring.ts';
import { allRings } from './testing/rings.ts';

const total = { passed: 0, failed: 0 };

function selected(rings: Ring[], names: string[]): Ring[] {
  const unknown = names.filter((name) => !rings.some((ring) => ring.name === name));
  if (unknown.length > 0) {
    const known = rings.map((ring) => ring.name).join(', ');
    throw new UserError(`There is no ring ${unknown.join(', ')}; choose from ${known}`);
  }
  if (names.length === 0) return rings.filter((ring) => !ring.onRequest);
  return rings.filter((ring) => names.includes(ring.name));
}

async function runRing(ring: Ring): Promise<void> {
  const began = performance.now();
  const counts: Counts = await ring.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    details: firstLine(error),
  }));
  total.passed += counts.passed;
  total.failed += counts.failed;
  say(ring.name, `${counts.passed} passed, ${counts.failed} failed (${since(began)})`);
  if (counts.details) console.log(`\n${counts.details.trim()}\n`);
}

async function runAll(names: string[]): Promise<void> {
  let database: Promise<Database> | undefined;
  const databaseUri = async (): Promise<string> => (await (database ??= startTestDatabase())).uri;
  const stop = async (): Promise<void> => {
    const started = database;
    database = undefined;
    await (await started)?.stop();
  };
  beforeExit(stop);
  const rings = selected(allRings(databaseUri), names);
  await buildAll();
  for (const ring of rings) await runRing(ring);
  await stop();
}

await main(async () => {
  try {
    checkNode();
    await runAll(process.argv.slice(2));
  } catch (error) {
    total.failed += 1;
    complain(firstLine(error));
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
