import { existsSync } from 'node:fs';
import { UserError } from '@skybil/mongod/user-error';
import { must, tool } from '../support/run.ts';
import { sayAside, since } from '../support/say.ts';
import {
  API,
  API_CLIENT,
  type Part,
  RECRUITER_ADMIN,
  SEEKER_SERVER,
  SEEKER_WEB,
  SHARED,
  STAFF_CONSOLE,
} from './parts.ts';
import { fingerprint, isStale, markBuilt } from './stamp.ts';

export async function buildPart(part: Part): Promise<void> {
  if (!isStale(part)) return;
  if (!existsSync(tool('nest')))
    throw new UserError(
      'The build tools are not installed; NODE_ENV=production leaves them out. Run npm ci --include=dev',
    );
  // before the build: a file saved during it makes the part stale again
  const print = fingerprint(part);
  sayAside('build', `${part.name} ...`);
  const began = performance.now();
  await must(`Building ${part.name}`, part.build());
  markBuilt(part, print);
  sayAside('build', `${part.name} done (${since(began)})`);
}

export async function buildApi(): Promise<void> {
  await buildPart(SHARED);
  await buildPart(API);
}

export async function buildLibs(): Promise<void> {
  await buildPart(SHARED);
  await buildPart(API_CLIENT);
}

async function buildWebs(): Promise<void> {
  await buildPart(SEEKER_WEB);
  await buildPart(SEEKER_SERVER);
  await buildPart(RECRUITER_ADMIN);
  await buildPart(STAFF_CONSOLE);
}

export async function buildAll(): Promise<void> {
  await buildLibs();
  const ends = await Promise.allSettled([buildPart(API), buildWebs()]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
