/**
 * Runs a command of the board. Where what builds it is installed, the launcher builds it and brings a database; in production,
 * in the image, and after `npm ci --omit=dev`, it runs as it is built. Plain JavaScript, since the Node there may be an older one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const inRoot = (...parts) => path.join(ROOT, ...parts);

const settings = inRoot('.env');
if (existsSync(settings)) process.loadEnvFile(settings);
// a database that was brought along would hide that the one of production is not named
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
  // names of files are meant from where the command was typed
  process.chdir(process.env.INIT_CWD ?? '.');
  process.argv.splice(1, 2, program);
  await import(pathToFileURL(program).href);
}
