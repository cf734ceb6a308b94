import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApi } from './building/build-parts.ts';
import { inRoot } from './support/root.ts';
import { run } from './support/run.ts';

test('a command in production brings no database along: that none is named is told [RUN-44]', async () => {
  await buildApi();
  const command = inRoot('libs', 'launcher', 'src', 'command.mjs');
  const env = { NODE_ENV: 'production', MONGODB_URI: '' };
  const { code, output } = await run(process.execPath, [command, 'settings-check'], { env });
  assert.match(output, /MONGODB_URI must begin with/);
  assert.equal(code, 78);
});
