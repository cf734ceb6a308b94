import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ACCESS, type AccessRule } from '../../platform/contract/route/access.decorator.js';
import type { PersonKind } from '../../platform/contract/route/principal.js';

/** What the route says of who may call it, or else its controller. */
export function accessRuleOf(reflector: Reflector, context: ExecutionContext): AccessRule | undefined {
  return reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
    context.getHandler(),
    context.getClass(),
  ]);
}

/** Whether the route wants to know a person of this kind. */
export function asksFor(kind: PersonKind, rule: AccessRule | undefined): boolean {
  return rule?.admitted === kind || (kind === 'seeker' && rule?.admitted === 'seeker-optional');
}
