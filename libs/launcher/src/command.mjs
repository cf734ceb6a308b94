/**
 * Runs a command of the board. With the build tools, the launcher first builds it and starts a database. In production and
 * without the tools, the built command runs. Plain JavaScript, because an older Node cannot run TypeScript.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const inRoot = (...parts) => path.join(ROOT, ...parts);

const settings = inRoot('.env');
if (existsSync(settings)) process.loadEnvFile(settings);
// in production a local database would hide that MONGODB_URI is missing
const isProduction = process.env.NODE_ENV === 'production';
if (!isProduction && existsSync(inRoot('node_modules', '.bin', 'nest'))) await import('./cli.ts');
else await runBuilt(process.argv[2] ?? '');

async function runBuilt(name) {
  const program = inRoot('api', 'dist', 'commands', `${name}.js`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(program)) {
    console.error(
      `There is no command ${name} here, or the board is not built: npm ci --include=dev && npm run build`,
    );
    process.exit(1);
  }
  // relative paths start at the folder where the command was typed
  process.chdir(process.env.INIT_CWD ?? '.');
  process.argv.splice(1, 2, program);
  await import(pathToFileURL(program).href);
}
