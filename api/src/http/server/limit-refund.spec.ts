import { ERROR_CODES, type ErrorCode } from '@skybil/shared';
import { POSTS, SIGN_INS } from '../../platform/contract/route/limit-rules.js';
import type { GuardedRequest } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { RequestLimits } from '../../platform/limits/request-limits.js';
import { refundWrongInput } from './limit-refund.js';

const principal = { kind: 'company', id: 'c', session: 's' };
const counted = { principal, counted: [POSTS, SIGN_INS[0]] } as unknown as GuardedRequest;

describe('the refund of a counted request', () => {
  const refund = jest.fn().mockResolvedValue(undefined);
  beforeEach(() => refund.mockClear());

  const failWith = (error: unknown, request = counted) =>
    refundWrongInput({ refund } as unknown as RequestLimits, { request, error });

  it('is made for invalid input and for no other error', async () => {
    const given: ErrorCode[] = [];
    for (const code of ERROR_CODES) {
      refund.mockClear();
      await failWith(new AppError(code, 'No.'));
      if (refund.mock.calls.length > 0) given.push(code);
    }
    expect(given.sort()).toEqual(['bad_input', 'missing_details', 'too_large']);
  });

  it('is made to the caller for every limit of the route', async () => {
    await failWith(new AppError('bad_input', 'No.'));
    expect(refund.mock.calls).toEqual([[counted, principal, [POSTS, SIGN_INS[0]]]]);
  });

  it('is not made for a file that a worker has read [BUDGET-24]', async () => {
    await failWith(new AppError('too_large', 'No.', { isSpent: true }));
    expect(refund).not.toHaveBeenCalled();
  });

  it('is not made for an internal error', async () => {
    await failWith(new Error('a fault'));
    expect(refund).not.toHaveBeenCalled();
  });

  it('is not made when the request was not counted', async () => {
    await failWith(new AppError('bad_input', 'No.'), { principal } as unknown as GuardedRequest);
    expect(refund).not.toHaveBeenCalled();
  });
});
