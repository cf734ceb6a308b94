import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Request } from 'express';
import type { LimitRule } from './limit-rules.js';

/** The kinds of people who register themselves, prove their e-mail, and may erase what the board stores of them. */
export const MEMBER_KINDS = ['seeker', 'company'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];
/**
 * The kinds of people who sign in. Each has a guard that reads its credential (`http/access`). The operator adds and removes
 * staff (STAFF-2).
 */
export const PERSON_KINDS = [...MEMBER_KINDS, 'staff'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Marks the repository with the accounts of a kind of person. */
export const AccountsOf = DiscoveryService.createDecorator<PersonKind>();

export interface Person<Kind extends PersonKind = PersonKind> {
  kind: Kind;
  id: string;
}
export type Member = Person<MemberKind>;

/** The caller. Only the guard sets it, from the credential. */
export interface Principal<Kind extends PersonKind = PersonKind> extends Person<Kind> {
  session: string;
}

/** A request that passed the guards. `counted` lists the rules of the route that were counted for it. */
export type GuardedRequest = Request & { principal?: Principal; counted?: LimitRule[] };

function callerOf(kind: PersonKind, context: ExecutionContext): Principal | undefined {
  const { principal } = context.switchToHttp().getRequest<GuardedRequest>();
  return principal?.kind === kind ? principal : undefined;
}

export const SeekerId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf('seeker', context)?.id,
);

export const Seeker = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf('seeker', context),
);

export const Company = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf('company', context),
);

export const CompanyId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf('company', context)?.id,
);

export const Staff = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf('staff', context),
);
