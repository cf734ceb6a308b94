import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../errors/app-error.js';
import type { AddressLimits } from '../limits/address-limits.js';
import type { UsersService } from '../modules/users/users.service.js';
import { Access } from '../contract/route/access.decorator.js';
import { AccessGuard } from './access.guard.js';
import type { CompanyTokenGuard } from './company-token.guard.js';
import type { IdentifiedRequest } from '../contract/route/identity.js';
import type { SeekerTokensService } from '../accounts/seeker-tokens.service.js';

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

const SEEKER = { userId: 'u', sessionId: 's' };

describe('the guard of all routes', () => {
  const counted: unknown[] = [];
  const limits = {
    useRequest: (_: unknown, identity: unknown) => Promise.resolve(void counted.push(identity)),
  };
  const guard = new AccessGuard(
    new Reflector(),
    { company: () => Promise.resolve({ companyId: 'c' }) } as unknown as CompanyTokenGuard,
    {
      verify: (token: string) => Promise.resolve(token === 'good' ? { sub: 'x', sessionId: 's' } : undefined),
    } as unknown as SeekerTokensService,
    { idOfSession: () => Promise.resolve('u') } as unknown as UsersService,
    limits as unknown as AddressLimits,
  );
  beforeEach(() => void counted.splice(0));

  async function identityAt(controller: new () => object, handler: string, authorization?: string) {
    const request = { path: '/api/x', headers: { authorization } } as IdentifiedRequest;
    const instance = new controller() as Record<string, unknown>;
    await guard.canActivate({
      getHandler: () => instance[handler],
      getClass: () => controller,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext);
    return request.identity;
  }

  it('B1: a route that does not say who may call it serves nobody', async () => {
    const refused = identityAt(Undeclared, 'route', 'Bearer good');
    await expect(refused).rejects.toBeInstanceOf(AppError);
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized', message: MESSAGES.notAuthorized });
    expect(counted).toEqual([]);
  });

  it('B1: what a route says counts before what its controller says', async () => {
    await expect(identityAt(OfCompanies, 'route')).resolves.toEqual({ company: { companyId: 'c' } });
    await expect(identityAt(OfCompanies, 'open')).resolves.toEqual({});
    expect(counted).toEqual([{ company: { companyId: 'c' } }, {}]);
  });

  it('B1: where a sign-in is optional the seeker is known, and everybody is served', async () => {
    await expect(identityAt(OfAnybody, 'route', 'Bearer good')).resolves.toEqual({ seeker: SEEKER });
    await expect(identityAt(OfAnybody, 'route', 'Bearer bad')).resolves.toEqual({});
    await expect(identityAt(OfAnybody, 'route')).resolves.toEqual({});
    expect(counted).toEqual([{ seeker: SEEKER }, {}, {}]);
  });
});
