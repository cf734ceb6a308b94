import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ACCESS, type AccessRule } from '../../platform/contract/route/access.decorator.js';
import type { PersonKind } from '../../platform/contract/route/principal.js';

export function accessRuleOf(reflector: Reflector, context: ExecutionContext): AccessRule | undefined {
  return reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
    context.getHandler(),
    context.getClass(),
  ]);
}

export function accepts(rule: AccessRule | undefined, kind: PersonKind): boolean {
  return rule?.admitted === kind || (kind === 'seeker' && rule?.admitted === 'seeker-optional');
}
