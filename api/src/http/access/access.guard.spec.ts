import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import type { SeekerTokensService } from '../../modules/accounts/seeker-tokens.service.js';
import type { AccountUse } from '../../modules/accounts/use/account-use.js';
import type { UsersService } from '../../modules/users/users.service.js';
import type { RequestLimits } from '../../platform/limits/request-limits.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { AccessGuard } from './access.guard.js';
import type { GuardedRequest, Principal } from '../../platform/contract/route/principal.js';
import { SeekerGuard } from './seeker.guard.js';

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

const COMPANY: Principal = { kind: 'company', id: 'c', session: 't' };
const SEEKER: Principal = { kind: 'seeker', id: 'u', session: 's' };

const GOOD = 'Bearer good';

describe('AccessGuard', () => {
  const counted: unknown[] = [];
  const limits = { use: (_: unknown, caller: unknown) => Promise.resolve(void counted.push(caller)) };
  const tokens = {
    verify: (token: string) => Promise.resolve(token === 'good' ? { sessionId: 's' } : undefined),
  };
  const seekers = new SeekerGuard(
    new Reflector(),
    tokens as unknown as SeekerTokensService,
    { idOfSession: () => Promise.resolve('u') } as unknown as UsersService,
  );
  const guard = new AccessGuard(
    new Reflector(),
    limits as unknown as RequestLimits,
    { note: () => undefined } as unknown as AccountUse,
  );
  beforeEach(() => void counted.splice(0));

  async function callerAt(
    controller: new () => object,
    handler: string,
    { authorization, principal }: { authorization?: string; principal?: Principal } = {},
  ) {
    const request = { path: '/api/x', headers: { authorization }, principal } as GuardedRequest;
    const instance = new controller() as Record<string, unknown>;
    const context = {
      getHandler: () => instance[handler],
      getClass: () => controller,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext;
    expect(await seekers.canActivate(context)).toBe(true);
    expect(await guard.canActivate(context)).toBe(true);
    return request.principal;
  }

  it('rejects everybody on a route without an access rule [CALL-4]', async () => {
    const refused = callerAt(Undeclared, 'route', { authorization: GOOD, principal: SEEKER });
    await expect(refused).rejects.toBeInstanceOf(AppError);
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized', message: MESSAGES.notAuthorized });
    expect(counted).toEqual([]);
  });

  it('prefers the rule of the route to the rule of its controller', async () => {
    await expect(callerAt(OfCompanies, 'route', { principal: COMPANY })).resolves.toEqual(COMPANY);
    await expect(callerAt(OfCompanies, 'open', { authorization: GOOD })).resolves.toBeUndefined();
    expect(counted).toEqual([COMPANY, undefined]);
  });

  it('rejects a seeker and an anonymous caller on a company route', async () => {
    for (const principal of [SEEKER, undefined])
      await expect(callerAt(OfCompanies, 'route', { authorization: GOOD, principal })).rejects.toMatchObject({
        code: 'unauthorized',
      });
    expect(counted).toEqual([]);
  });

  it('recognises the seeker and admits everybody where sign-in is optional', async () => {
    await expect(callerAt(OfAnybody, 'route', { authorization: GOOD })).resolves.toEqual(SEEKER);
    await expect(callerAt(OfAnybody, 'route', { authorization: 'Bearer bad' })).resolves.toBeUndefined();
    await expect(callerAt(OfAnybody, 'route')).resolves.toBeUndefined();
    expect(counted).toEqual([SEEKER, undefined, undefined]);
  });
});
