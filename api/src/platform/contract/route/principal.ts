import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { LimitRule } from './limit-rules.js';

/** The kinds of person that sign in. Each has a guard that reads its credential (`http/access`). */
export const PERSON_KINDS = ['seeker', 'company'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** A person, wherever one is meant: who calls, who may see a file, whose account it is. */
export interface Person {
  kind: PersonKind;
  /** 24 hex digits: the user's or the company's `_id`. */
  id: string;
}

/** Who is calling, as the guard found out; never from a body. */
export interface Principal extends Person {
  /** The session, which can be ended alone. */
  session: string;
}

/** A request that passed the guards: who calls, and what was counted of what its route declares. */
export type GuardedRequest = Request & { principal?: Principal; counted?: LimitRule[] };

function callerOf(kind: PersonKind, context: ExecutionContext): Principal | undefined {
  const { principal } = context.switchToHttp().getRequest<GuardedRequest>();
  return principal?.kind === kind ? principal : undefined;
}

/** The signed-in seeker's user id. */
export const SeekerId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf('seeker', context)?.id,
);

/** The signed-in seeker, with the session. */
export const Seeker = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf('seeker', context),
);

/** The signed-in company, with the session. */
export const Company = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf('company', context),
);

/** The signed-in company's id. */
export const CompanyId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf('company', context)?.id,
);
