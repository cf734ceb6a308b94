import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { PersonKind } from './principal.js';

/** Who may call a route. `seeker-optional` serves everybody and knows the seeker who is signed in. */
export type Admitted = 'public' | PersonKind | 'seeker-optional';

export interface AccessRule {
  admitted: Admitted;
  /** What a caller without a good credential is told; else that he or she is not authorized. */
  refusal?: string;
}

export const ACCESS = 'access';

const DOCUMENTED: Record<Admitted, (MethodDecorator & ClassDecorator)[]> = {
  public: [],
  seeker: [ApiBearerAuth('seeker')],
  'seeker-optional': [ApiSecurity({}), ApiBearerAuth('seeker')],
  company: [ApiSecurity('company')],
};

/** Every route declares who may call it; a route without this serves nobody. */
export function Access(
  admitted: Admitted,
  options: Pick<AccessRule, 'refusal'> = {},
): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(ACCESS, { admitted, ...options } satisfies AccessRule),
    ...DOCUMENTED[admitted],
  );
}
