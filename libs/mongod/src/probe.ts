import { spawnSync } from 'node:child_process';
import { UserError } from './user-error.ts';

/** A database program that runs here. */
export interface Mongod {
  binary: string;
  version: string;
}

/** The oldest server everything works on. */
const OLDEST_MAJOR = 6;

/** Debian package of each library that small images lack. */
const PACKAGES: [RegExp, string][] = [
  [/libcurl\.so\.4/, 'libcurl4 (libcurl4t64 on newer systems)'],
  [/lib(ssl|crypto)\.so\.3/, 'libssl3 (libssl3t64 on newer systems)'],
];

export class MissingLibrary extends UserError {}

/** @throws UserError if it cannot run on this machine */
export function probe(binary: string): Mongod {
  const { stdout, stderr, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  const library = /(\S+\.so[.\d]*): cannot open shared object file/.exec(stderr ?? '')?.[1];
  if (library) {
    const known = PACKAGES.find(([pattern]) => pattern.test(library))?.[1];
    throw new MissingLibrary(
      `MongoDB needs the library ${library}, which this machine lacks. Install ${known ? `the Debian package ${known}: apt-get install ${known.split(' ')[0]}` : 'it'}`,
    );
  }
  const version = /db version v(\S+)/.exec(stdout ?? '')?.[1];
  if (!version) throw new UserError(`${binary} does not run here (${error?.message ?? 'no version told'})`);
  if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
    throw new UserError(`${binary} is MongoDB ${version}; ${OLDEST_MAJOR}.0 or newer is needed`);
  }
  return { binary, version };
}
