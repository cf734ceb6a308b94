import { existsSync, readFileSync } from 'node:fs';
import { buildApi } from '../building/build-parts.ts';
import { inRoot } from '../support/root.ts';
import { UserError } from '@skybil/mongod/user-error';
import { generateContract } from './generate.ts';

/** Fails when the API has moved away from the committed contract. */
export async function checkContract(): Promise<void> {
  await buildApi();
  const stale = (await generateContract()).filter(
    ({ file, text }) => !existsSync(inRoot(file)) || readFileSync(inRoot(file), 'utf8') !== text,
  );
  if (stale.length === 0) return;
  const files = stale.map(({ file }) => file).join(' and ');
  throw new UserError(`The API no longer matches ${files}. Run: npm run contract`);
}
