import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Who is calling, as the guard found out; never from a body (trust S2). */
export interface Identity {
  seeker?: { userId: string; sessionId: string };
  company?: { companyId: string };
}

export type IdentifiedRequest = Request & { identity?: Identity };

function identityOf(context: ExecutionContext): Identity {
  return context.switchToHttp().getRequest<IdentifiedRequest>().identity ?? {};
}

/** The signed-in seeker's user id. */
export const SeekerId = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { seeker } = identityOf(context);
  return seeker?.userId;
});

/** The signed-in seeker's user and session id. */
export const SeekerSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => identityOf(context).seeker,
);

/** The signed-in company's id. */
export const CompanyId = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { company } = identityOf(context);
  return company?.companyId;
});
