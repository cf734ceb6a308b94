import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '@skybil/mongod/ports';
import { startApi } from './api.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'skybil-api-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function startFake(script: string) {
  const program = path.join(folder, 'main.mjs');
  writeFileSync(program, script);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  return startApi({ program, logs: folder, address, env: { PORT: String(port) } });
}

describe('the API as a child process', () => {
  test('reports bad settings in one sentence, with its exit code', async () => {
    const api = await startFake(
      'console.error("These settings are missing or wrong: SMTP_URL"); process.exit(78);',
    );
    await expect(api.ready()).rejects.toThrow(
      expect.objectContaining({
        message: 'These settings are missing or wrong: SMTP_URL',
        exitCode: 78,
      }),
    );
  });

  test('reports only the message of an error, without the stack trace', async () => {
    const api = await startFake('throw new Error("the disk is full");');
    const message = api.ready().catch((error: Error) => error.message);
    await expect(message).resolves.toMatch(/the disk is full/);
    await expect(message).resolves.not.toMatch(/\n\s+at /);
  });

  test('is ready once its health check passes, and is gone after stop', async () => {
    const api = await startFake(
      `import { createServer } from 'node:http';
       let asked = 0;
       createServer((request, response) => {
         response.statusCode = request.url === '/api/health/ready' && ++asked > 2 ? 200 : 503;
         response.end();
       }).listen(process.env.PORT, '127.0.0.1');
       process.on('SIGTERM', () => process.exit(0));`,
    );
    await api.ready();
    await api.stop();
    expect(await api.ended).toBe(0);
  });
});
