import { expect, test } from 'vitest';
import { buildApi } from './building/build-parts.ts';
import { inRoot } from './support/root.ts';
import { run } from './support/run.ts';

test('a command in production starts no database, and says that none is named [RUN-44]', async () => {
  await buildApi();
  const command = inRoot('libs', 'launcher', 'src', 'command.mjs');
  const env = { NODE_ENV: 'production', MONGODB_URI: '' };
  const { code, output } = await run(process.execPath, [command, 'settings-check'], { env });
  expect(output).toMatch(/MONGODB_URI must begin with/);
  expect(code).toBe(78);
});
