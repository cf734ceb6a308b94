import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';

export const ACCESS = 'access';
/** Who may call a route. `seeker-optional` serves everybody and knows the seeker who is signed in. */
export type AccessRule = 'public' | 'seeker' | 'seeker-optional' | 'company';

const DOCUMENTED: Record<AccessRule, (MethodDecorator & ClassDecorator)[]> = {
  public: [],
  seeker: [ApiBearerAuth('seeker')],
  'seeker-optional': [ApiSecurity({}), ApiBearerAuth('seeker')],
  company: [ApiSecurity('company')],
};

/** Every route declares who may call it; a route without this serves nobody. */
export function Access(rule: AccessRule): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(ACCESS, rule), ...DOCUMENTED[rule]);
}
