import { existsSync, readFileSync } from 'node:fs';
import coverage from 'istanbul-lib-coverage';
import { COLLECT } from './coverage/collect.ts';
import { isLow, lineOf, rowsOf } from './coverage/table.ts';
import { main } from './support/main.ts';
import { say, since } from './support/say.ts';
import { UserError } from '@skybil/mongod/user-error';

/** `npm run coverage [-- WORKSPACE ...]`: lines that tests run, as one table; fails where a folder is below its floor. */
await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in COLLECT));
  if (unknown)
    throw new UserError(`There is no workspace ${unknown}; choose from ${Object.keys(COLLECT).join(', ')}`);
  const map = coverage.createCoverageMap();
  for (const [name, collect] of Object.entries(COLLECT)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const began = performance.now();
    for (const file of await collect())
      if (existsSync(file)) map.merge(JSON.parse(readFileSync(file, 'utf8')));
    say('coverage', `${name} (${since(began)})`);
  }
  const rows = rowsOf(map);
  for (const row of rows) console.log(lineOf(row));
  return rows.some(isLow) ? 1 : 0;
});
