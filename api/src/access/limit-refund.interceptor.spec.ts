import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ERROR_CODES, type ErrorCode } from '@skybil/shared';
import { lastValueFrom, type Observable, of, throwError } from 'rxjs';
import { Limit } from '../contract/route/limit.decorator.js';
import { POSTS, SIGN_INS } from '../contract/route/limit-rules.js';
import { AppError } from '../errors/app-error.js';
import type { RequestLimits } from '../limits/request-limits.js';
import { LimitRefund } from './limit-refund.interceptor.js';

class Jobs {
  @Limit(POSTS, SIGN_INS[0])
  post(): void {}

  list(): void {}
}

const request = { principal: { kind: 'company', id: 'c' } };

describe('a try of a limit', () => {
  const giveBack = jest.fn().mockResolvedValue(undefined);
  const refund = new LimitRefund(new Reflector(), { giveBack } as unknown as RequestLimits);
  beforeEach(() => giveBack.mockClear());

  const answer = (handler: () => void, outcome: Observable<unknown>) => {
    const context = {
      getHandler: () => handler,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext;
    return lastValueFrom(refund.intercept(context, { handle: () => outcome }));
  };
  const failWith = (error: unknown, handler = Jobs.prototype.post) =>
    expect(
      answer(
        handler,
        throwError(() => error),
      ),
    ).rejects.toBe(error);

  it('is given back for a wrong body, and for no other failure', async () => {
    const given: ErrorCode[] = [];
    for (const code of ERROR_CODES) {
      giveBack.mockClear();
      await failWith(new AppError(code, 'No.'));
      if (giveBack.mock.calls.length > 0) given.push(code);
    }
    expect(given.sort()).toEqual(['bad_input', 'missing_details', 'too_large']);
  });

  it('is given back to who calls, of every rule of the route', async () => {
    await failWith(new AppError('bad_input', 'No.'));
    expect(giveBack.mock.calls).toEqual([[request, request.principal, [POSTS, SIGN_INS[0]]]]);
  });

  it('is used up by an answer, and by a fault of ours', async () => {
    await expect(answer(Jobs.prototype.post, of('done'))).resolves.toBe('done');
    await failWith(new Error('a fault'));
    expect(giveBack).not.toHaveBeenCalled();
  });

  it('is not counted where the route declares no limit', async () => {
    await failWith(new AppError('bad_input', 'No.'), Jobs.prototype.list);
    expect(giveBack).not.toHaveBeenCalled();
  });
});
