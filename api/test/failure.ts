import type { ErrorCode } from '@skybil/shared';
import type { Response } from 'supertest';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Checks that an answer has the board's format for failures: JSON with a sentence, a code and the id of the request.
 */
export function expectFailure(response: Response, status: number, code: ErrorCode): void {
  const { errors, ...body } = response.body as Record<string, unknown>;
  expect({ status: response.status, body }).toEqual({
    status,
    body: {
      success: false,
      message: expect.stringMatching(/\w{2,}/),
      code,
      requestId: expect.stringMatching(ID),
    },
  });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['x-request-id']).toBe(body.requestId);
  if (errors !== undefined)
    expect(Object.values(errors as object).every((one) => typeof one === 'string')).toBe(true);
}
