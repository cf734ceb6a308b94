import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { httpClient } from './http-client';

const JOBS = '/api/company/jobs';

describe('the http client', () => {
  it('returns the rows in data, with _id as id', async () => {
    arrange(
      `GET ${JOBS}`,
      rows([
        { _id: 'a', title: 'One' },
        { _id: 'b', title: 'Two' },
      ]),
    );
    const { json } = await httpClient(JOBS);
    expect(json).toEqual([
      { id: 'a', title: 'One' },
      { id: 'b', title: 'Two' },
    ]);
  });

  it('returns a single record with `id` in place of `_id`', async () => {
    arrange(`GET ${JOBS}/a`, ok({ data: { _id: 'a', title: 'One' } }));
    expect((await httpClient(`${JOBS}/a`)).json).toEqual({ id: 'a', title: 'One' });
  });

  it('sends the company’s token in the header token', async () => {
    localStorage.setItem(STORAGE_KEYS.companyToken, 'abc');
    arrange(`GET ${JOBS}`, rows([]));
    await httpClient(JOBS);
    expect(callsTo(`GET ${JOBS}`)[0]?.headers.get('token')).toBe('abc');
  });

  it('sends no token header without a token', async () => {
    arrange(`GET ${JOBS}`, rows([]));
    await httpClient(JOBS);
    expect(callsTo(`GET ${JOBS}`)[0]?.headers.has('token')).toBe(false);
  });

  it('fails with the server’s status and message', async () => {
    arrange(`GET ${JOBS}/a`, failure(404, 'not_found', MESSAGES.jobNotFound));
    await expect(httpClient(`${JOBS}/a`)).rejects.toMatchObject({
      status: 404,
      message: MESSAGES.jobNotFound,
    });
  });

  it('fails for an answer with success: false, whatever its status [CALL-9]', async () => {
    arrange(`GET ${JOBS}/a`, failure(200, 'not_found', MESSAGES.jobNotFound));
    await expect(httpClient(`${JOBS}/a`)).rejects.toMatchObject({
      status: 200,
      message: MESSAGES.jobNotFound,
    });
  });

  it('passes field errors to the form, with the message for its toast', async () => {
    arrange(`PUT ${JOBS}/a`, failure(400, 'bad_input', MESSAGES.badInput, { title: 'Too long' }));
    await expect(httpClient(`${JOBS}/a`, { method: 'PUT', body: '{}' })).rejects.toMatchObject({
      status: 400,
      message: MESSAGES.badInput,
      body: { errors: { title: 'Too long' } },
    });
  });

  it('fails with a generic message for a gateway’s HTML page', async () => {
    arrange(`GET ${JOBS}`, new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(httpClient(JOBS)).rejects.toMatchObject({ status: 502, message: MESSAGES.internal });
  });

  it.each([new TypeError('Failed to fetch'), new DOMException('Too slow', 'TimeoutError'), undefined])(
    'has a sentence of its own for a lost connection (%s)',
    async (reason) => {
      arrange(`GET ${JOBS}`, () => Promise.reject(reason as Error));
      await expect(httpClient(JOBS)).rejects.toMatchObject({ status: 0, message: MESSAGES.unreachable });
    },
  );

  it('reports no error for an aborted call', async () => {
    const ended = new DOMException('ended', 'AbortError');
    arrange(`GET ${JOBS}`, () => Promise.reject(ended));
    await expect(httpClient(JOBS)).rejects.toBe(ended);
  });

  it('asks for JSON unless the caller asks for something else', async () => {
    arrange(`GET ${JOBS}`, rows([]));
    await httpClient(JOBS);
    await httpClient(JOBS, { headers: new Headers({ accept: 'text/csv' }) });
    expect(callsTo(`GET ${JOBS}`).map((call) => call.headers.get('accept'))).toEqual([
      'application/json',
      'text/csv',
    ]);
  });
});
