import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import type { AccountUse } from '../../modules/accounts/use/account-use.js';
import type { RequestLimits } from '../../platform/limits/request-limits.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { AccessGuard } from './access.guard.js';
import type { Credentials } from './credentials.js';
import type { GuardedRequest, PersonKind } from '../../platform/contract/route/principal.js';

class Undeclared {
  route(): void {}
}

@Access('company')
class OfCompanies {
  route(): void {}

  @Access('public')
  open(): void {}
}

@Access('seeker-optional')
class OfAnybody {
  route(): void {}
}

const COMPANY = { kind: 'company', id: 'c' };
const SEEKER = { kind: 'seeker', id: 'u', session: 's' };

describe('the guard of all routes', () => {
  const counted: unknown[] = [];
  const limits = { use: (_: unknown, caller: unknown) => Promise.resolve(void counted.push(caller)) };
  const credentials = {
    identify: (kind: PersonKind, context: ExecutionContext) => {
      const { authorization } = context.switchToHttp().getRequest<GuardedRequest>().headers;
      if (kind === 'company') return Promise.resolve(COMPANY);
      return Promise.resolve(kind === 'seeker' && authorization === 'Bearer good' ? SEEKER : undefined);
    },
  };
  const guard = new AccessGuard(
    new Reflector(),
    credentials as unknown as Credentials,
    limits as unknown as RequestLimits,
    { note: () => undefined } as unknown as AccountUse,
  );
  beforeEach(() => void counted.splice(0));

  async function callerAt(controller: new () => object, handler: string, authorization?: string) {
    const request = { path: '/api/x', headers: { authorization } } as GuardedRequest;
    const instance = new controller() as Record<string, unknown>;
    const admitted = await guard.canActivate({
      getHandler: () => instance[handler],
      getClass: () => controller,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext);
    expect(admitted).toBe(true);
    return request.principal;
  }

  it('a route that does not say who may call it serves nobody [CALL-4]', async () => {
    const refused = callerAt(Undeclared, 'route', 'Bearer good');
    await expect(refused).rejects.toBeInstanceOf(AppError);
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized', message: MESSAGES.notAuthorized });
    expect(counted).toEqual([]);
  });

  it('what a route says counts before what its controller says', async () => {
    await expect(callerAt(OfCompanies, 'route')).resolves.toEqual(COMPANY);
    await expect(callerAt(OfCompanies, 'open')).resolves.toBeUndefined();
    expect(counted).toEqual([COMPANY, undefined]);
  });

  it('where a sign-in is optional the seeker is known, and everybody is served', async () => {
    await expect(callerAt(OfAnybody, 'route', 'Bearer good')).resolves.toEqual(SEEKER);
    await expect(callerAt(OfAnybody, 'route', 'Bearer bad')).resolves.toBeUndefined();
    await expect(callerAt(OfAnybody, 'route')).resolves.toBeUndefined();
    expect(counted).toEqual([SEEKER, undefined, undefined]);
  });
});
