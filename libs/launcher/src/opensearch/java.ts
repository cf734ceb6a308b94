import { spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@skybil/mongod/user-error';

const LEAST = 21;
/** Where systems keep more than one of them. */
const INSTALLED = ['/usr/lib/jvm/*/bin/java', '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java'];

/** The places to look at; tests put others here. */
export interface JavaPlaces {
  home: string | undefined;
  path: string;
  installed: readonly string[];
}

const machine = (): JavaPlaces => ({
  home: process.env.JAVA_HOME,
  path: process.env.PATH ?? '',
  installed: INSTALLED,
});

/** 17 for `openjdk version "17.0.15"`; 0 when it does not run. */
function versionOf(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

/** @throws UserError when there is none that OpenSearch runs under */
export function findJava({ home, path: folders, installed }: JavaPlaces = machine()): string {
  const named = [...(home ? [path.join(home, 'bin')] : []), ...folders.split(path.delimiter).filter(Boolean)];
  const chosen = named.map((folder) => path.join(folder, 'java')).filter((java) => existsSync(java));
  const found = chosen.find((java) => versionOf(java) >= LEAST);
  if (found) return found;
  const others = [...new Set(globSync([...installed]).map((java) => realpathSync(java)))];
  const [newest] = others
    .map((java) => ({ java, version: versionOf(java) }))
    .sort((a, b) => b.version - a.version);
  if (newest && newest.version >= LEAST) return newest.java;
  throw new UserError(
    `OpenSearch needs Java ${LEAST} or newer, and none is in JAVA_HOME, on the PATH or in the system's JVM folder`,
  );
}
