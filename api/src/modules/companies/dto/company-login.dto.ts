import { LIMITS } from '@skybil/shared';
import { SignInWithCodeDto } from '../../accounts/dto/password.dto.js';
import { BooleanField } from '../../../platform/contract/input/fields.js';

export class CompanyLoginDto extends SignInWithCodeDto {
  @BooleanField({
    description: `Stay signed in for ${LIMITS.companySessionDays} days; else a session ends after ${LIMITS.companyIdleHours} hours without use`,
    optional: true,
    example: true,
  })
  rememberMe?: boolean;
}
