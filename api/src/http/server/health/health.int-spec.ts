import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { type ChildBoard, startChildBoard } from '../../../../test/child-board.js';
import { PASSWORD } from '../../../../test/board.js';
import { eventually } from '../../../../test/eventually.js';
import { expectFailure } from '../../../../test/failure.js';
import { startMongod, type TestMongod } from '../../../../test/mongod.js';

const ACCOUNT = { name: 'Eko Haulage', email: 'eko@test.example', password: PASSWORD };

describe('health', () => {
  let mongod: TestMongod;
  let board: ChildBoard;
  let token: string;

  beforeAll(async () => {
    mongod = await startMongod();
    board = await startChildBoard({ NODE_ENV: 'test', MONGODB_URI: mongod.uri });
    token = (await board.http.post('/api/company/register').send(ACCOUNT).expect(200)).body.token as string;
  }, 60_000);
  afterAll(async () => {
    await Promise.all([board?.stop(), mongod?.remove()]);
  });

  async function timed(request: PromiseLike<Response>): Promise<{ response: Response; seconds: number }> {
    const began = performance.now();
    const response = await request;
    return { response, seconds: (performance.now() - began) / 1000 };
  }
  const ready = () => board.http.get('/api/health/ready');

  it('reports that the process is alive and all parts are up', async () => {
    await board.http.get('/api/health/live').expect(200, { success: true, message: 'OK' });
    const { body } = await ready().expect(200);
    expect(body.parts).toEqual({ database: 'up', files: 'up', disk: 'up', mail: 'up', search: 'up' });
  });

  it('reports the version of the package [RUN-20]', async () => {
    const { version } = JSON.parse(readFileSync(join(__dirname, '../../../../package.json'), 'utf8')) as {
      version: string;
    };
    await board.http.get('/api/health/version').expect(200, { success: true, message: 'OK', version });
  });

  it.each<[string, () => Promise<void>, () => Promise<void>]>([
    ['is killed', () => mongod.kill(), () => mongod.start()],
    ['hangs', () => Promise.resolve(mongod.freeze()), () => Promise.resolve(mongod.thaw())],
  ])(
    'answers 503 within 3 s on ready and 5 s elsewhere when the database %s, and recovers within 10 s [RUN-3]',
    async (_, goAway, comeBack) => {
      await goAway();
      const [health, live, ...requests] = await Promise.all([
        timed(ready()),
        timed(board.http.get('/api/health/live')),
        timed(board.http.get('/api/jobs?page=2')),
        timed(board.http.get('/api/jobs/665f1c2e9b3e4a0012ab34cd')),
        timed(board.http.get('/api/company/list-jobs').set({ token })),
        timed(board.http.post('/api/company/login').send(ACCOUNT)),
        timed(board.http.post('/api/company/register').send({ ...ACCOUNT, email: 'other@test.example' })),
        timed(board.http.post('/api/newsletter').send({ user_type: 'recruiter', email: ACCOUNT.email })),
        timed(board.http.post('/api/company/send-reset-otp').send({ email: ACCOUNT.email })),
      ]);
      expectFailure(health.response, 503, 'unavailable');
      expect(health.response.body.errors).toMatchObject({ database: 'down' });
      expect(health.seconds).toBeLessThan(3);
      expect(live.response.status).toBe(200);
      for (const { response, seconds } of requests) {
        expectFailure(response, 503, 'unavailable');
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
        expect(seconds).toBeLessThan(5);
      }
      await comeBack();
      await eventually(async () => {
        await ready().expect(200);
        await board.http.post('/api/company/login').send(ACCOUNT).expect(200);
        await board.http.get('/api/jobs').expect(200);
      }, 10_000);
      expect(board.process.exitCode).toBeNull();
    },
    60_000,
  );
});
