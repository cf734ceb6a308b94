import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

let isBuilt = false;

/** The path of a program of the API as it is delivered; builds first, unless what is built is what is written. */
export function builtProgram(...path: string[]): string {
  if (!isBuilt) execFileSync(process.execPath, [join(ROOT, 'libs', 'launcher', 'src', 'build.ts'), 'api']);
  isBuilt = true;
  return join(ROOT, 'api', 'dist', ...path);
}

/** The environment of a program that a test starts: what finds the system's commands, and who counts its lines. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, CHILD_COVERAGE } = process.env;
  return { PATH, ...(CHILD_COVERAGE && { NODE_V8_COVERAGE: CHILD_COVERAGE }) };
}
