import { gzipSync } from 'node:zlib';
import { LIMITS } from '@skybil/shared';
import { JOB_CONTENT, newCompany, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf } from '../../../test/pdfs.js';

describe('body sizes', () => {
  let board: TestBoard;
  let headers: Record<string, string>;

  beforeAll(async () => {
    board = await sharedBoard();
    headers = { ...(await newCompany(board)).headers, ...(await newSeeker(board)).headers };
  });

  const postJson = (route: string, body: string | Buffer) =>
    board.http.post(route).set(headers).type('application/json').send(body);
  /** Returns JSON of exactly this size, padded in a field that no route reads. */
  function json(body: object, bytes: number): string {
    const bare = JSON.stringify({ ...body, filling: '' });
    return JSON.stringify({ ...body, filling: 'x'.repeat(bytes - bare.length) });
  }
  const paragraphs = (bytes: number) => `<p>${'x'.repeat(bytes - '<p></p>'.length)}</p>`;

  it('accepts 100 kB of JSON', async () => {
    const body = { user_type: 'jobseeker', email: 'big@test.example' };
    await postJson('/api/newsletter', json(body, LIMITS.jsonBytes)).expect(200);
    expectFailure(await postJson('/api/newsletter', json(body, LIMITS.jsonBytes + 1)), 413, 'too_large');
  });

  it.each(['/api/company/post-job', '/api/company/jobs'])('accepts 256 kB of JSON on %s', async (route) => {
    await postJson(route, json(JOB_CONTENT, LIMITS.postJobJsonBytes)).expect(200);
    expectFailure(await postJson(route, json(JOB_CONTENT, LIMITS.postJobJsonBytes + 1)), 413, 'too_large');
  });

  it('accepts 256 kB of JSON when a job is edited', async () => {
    const { body } = await postJson('/api/company/jobs', JSON.stringify(JOB_CONTENT)).expect(200);
    const edit = (bytes: number) =>
      board.http
        .put(`/api/company/jobs/${body.data._id}`)
        .set(headers)
        .type('application/json')
        .send(json(JOB_CONTENT, bytes));
    await edit(LIMITS.postJobJsonBytes).expect(200);
    expectFailure(await edit(LIMITS.postJobJsonBytes + 1), 413, 'too_large');
  });

  it('accepts a form with the longest key, each character encoded in twelve [INPUT-5]', async () => {
    const send = (form: string) =>
      board.http.post('/api/newsletter/unsubscribe').type('application/x-www-form-urlencoded').send(form);
    const token = `token=${encodeURIComponent('😀'.repeat(100))}`;
    expect(token.length).toBeGreaterThan(1_200);
    expectFailure(await send(token), 404, 'not_found');
    expectFailure(await send(`${token}&more=${'x'.repeat(10_000)}`), 413, 'too_large');
  });

  it('counts the unpacked size of compressed JSON [INPUT-5]', async () => {
    const bomb = gzipSync(json({ email: 'a@test.example' }, 10_000_000));
    expect(bomb.length).toBeLessThan(LIMITS.jsonBytes);
    const response = await board.http
      .post('/api/company/login')
      .set({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .serialize((body) => body as string)
      .send(bomb);
    expectFailure(response, 413, 'too_large');
  });

  it('accepts a description of 50 kB after cleaning [JOB-9]', async () => {
    const post = (description: string) =>
      postJson('/api/company/post-job', JSON.stringify({ ...JOB_CONTENT, description }));
    await post(paragraphs(LIMITS.descriptionBytes)).expect(200);
    expectFailure(await post(paragraphs(LIMITS.descriptionBytes + 1)), 413, 'too_large');
    await post(`${paragraphs(1_000)}<script>${'x'.repeat(100_000)}</script>`).expect(200);
  });

  it.each(['/api/company/login', '/api/company/post-job', '/api/newsletter', '/api/company/change-status'])(
    'refuses a form on %s, which accepts no file, with 415 [INPUT-5]',
    async (route) => {
      const form = board.http.post(route).set(headers).field('email', 'a@test.example');
      expectFailure(await form.attach('file', makePdf(), 'cv.pdf'), 415, 'unsupported_type');
    },
  );

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'nonsense',
  ])('refuses content of type %s with 415', async (type) => {
    for (const route of ['/api/company/login', '/api/users/apply', '/api/nothing']) {
      const response = await board.http.post(route).set(headers).set('content-type', type).send('a=1');
      expectFailure(response, 415, 'unsupported_type');
    }
  });

  it('refuses content without a type with 415', async () => {
    const response = await board.http.post('/api/company/login').set('content-type', '').send('a=1');
    expectFailure(response, 415, 'unsupported_type');
  });
});
