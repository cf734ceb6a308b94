import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { PersonKind } from './principal.js';

/** `seeker-optional` admits everybody and identifies a signed-in seeker. */
export type Admitted = 'public' | PersonKind | 'seeker-optional';

export interface AccessRule {
  admitted: Admitted;
  refusal?: string;
}

export const ACCESS = 'access';

const DOCUMENTED: Record<Admitted, (MethodDecorator & ClassDecorator)[]> = {
  public: [],
  seeker: [ApiBearerAuth('seeker')],
  'seeker-optional': [ApiSecurity({}), ApiBearerAuth('seeker')],
  company: [ApiSecurity('company')],
  staff: [ApiSecurity('staff')],
};

/** A route without it refuses everybody. */
export function Access(
  admitted: Admitted,
  options: Pick<AccessRule, 'refusal'> = {},
): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(ACCESS, { admitted, ...options } satisfies AccessRule),
    ...DOCUMENTED[admitted],
  );
}
