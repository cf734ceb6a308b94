import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

let isBuilt = false;

/** The path of a program of the built API. Builds it first if the build is out of date. */
export function builtProgram(...path: string[]): string {
  if (!isBuilt) execFileSync(process.execPath, [join(ROOT, 'libs', 'launcher', 'src', 'build.ts'), 'api']);
  isBuilt = true;
  return join(ROOT, 'api', 'dist', ...path);
}

/** The environment of a child process: the path of system commands, and the folder for coverage. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, CHILD_COVERAGE } = process.env;
  return { PATH, ...(CHILD_COVERAGE && { NODE_V8_COVERAGE: CHILD_COVERAGE }) };
}
