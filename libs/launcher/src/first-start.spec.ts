import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathToFileURL } from 'node:url';
import { inRoot } from './support/root.ts';

/** All that a program imports before its first line is there before any of it runs; what is built stays unseen. */
function linked(program: string): { code: number | null; said: string } {
  const hooks = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        const found = next(specifier, context);
        const [, inside = ''] = found.url.split(${JSON.stringify(pathToFileURL(inRoot()).href)});
        if (/^\\/(?!node_modules\\/).*\\/dist\\//.test(inside)) throw new Error('not built yet: ' + specifier + ', for ' + context.parentURL);
        return found;
      },
    });
    const ends = 'data:text/javascript,process.exit(0)';
    const starts = ${JSON.stringify(pathToFileURL(program).href)};
    await import('data:text/javascript,' + encodeURIComponent('import "' + ends + '"; import "' + starts + '";'));
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', hooks], {
    encoding: 'utf8',
  });
  return { code: status, said: /^Error: not built yet: .*/m.exec(stderr)?.[0] ?? stderr };
}

describe('on a machine where nothing is built yet', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const programs = new Set(
    Object.values(scripts).flatMap((script) => /libs\/launcher\/src\/[\w-]+\.m?[jt]s/.exec(script) ?? []),
  );

  for (const program of programs) {
    test(`${path.basename(program)} begins`, () => {
      expect(linked(inRoot(program))).toEqual({ code: 0, said: '' });
    });
  }
});
