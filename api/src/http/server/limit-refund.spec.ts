import { ERROR_CODES, type ErrorCode } from '@skybil/shared';
import { POSTS, SIGN_INS } from '../../platform/contract/route/limit-rules.js';
import type { GuardedRequest } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { RequestLimits } from '../../platform/limits/request-limits.js';
import { refundWrongInput } from './limit-refund.js';

const principal = { kind: 'company', id: 'c', session: 's' };
const counted = { principal, counted: [POSTS, SIGN_INS[0]] } as unknown as GuardedRequest;

describe('the refund of a counted request', () => {
  const giveBack = jest.fn().mockResolvedValue(undefined);
  beforeEach(() => giveBack.mockClear());

  const failWith = (error: unknown, request = counted) =>
    refundWrongInput({ giveBack } as unknown as RequestLimits, { request, error });

  it('is made for invalid input and for no other error', async () => {
    const given: ErrorCode[] = [];
    for (const code of ERROR_CODES) {
      giveBack.mockClear();
      await failWith(new AppError(code, 'No.'));
      if (giveBack.mock.calls.length > 0) given.push(code);
    }
    expect(given.sort()).toEqual(['bad_input', 'missing_details', 'too_large']);
  });

  it('is made to the caller for every limit of the route', async () => {
    await failWith(new AppError('bad_input', 'No.'));
    expect(giveBack.mock.calls).toEqual([[counted, principal, [POSTS, SIGN_INS[0]]]]);
  });

  it('is not made for a file that a worker has read [BUDGET-24]', async () => {
    await failWith(new AppError('too_large', 'No.', { isSpent: true }));
    expect(giveBack).not.toHaveBeenCalled();
  });

  it('is not made for an internal error', async () => {
    await failWith(new Error('a fault'));
    expect(giveBack).not.toHaveBeenCalled();
  });

  it('is not made when the request was not counted', async () => {
    await failWith(new AppError('bad_input', 'No.'), { principal } as unknown as GuardedRequest);
    expect(giveBack).not.toHaveBeenCalled();
  });
});
