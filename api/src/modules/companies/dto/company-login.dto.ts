import { LIMITS } from '@skybil/shared';
import { SignInDto } from '../../accounts/dto/password.dto.js';
import { SecondFactorCodeField } from '../../accounts/second-factor/second-factor.dto.js';
import { BooleanField } from '../../../platform/contract/input/fields.js';

export class CompanyLoginDto extends SignInDto {
  @BooleanField({
    description: `Stay signed in for ${LIMITS.companySessionDays} days; else a session ends after ${LIMITS.companyIdleHours} hours without use`,
    optional: true,
    example: true,
  })
  rememberMe?: boolean;

  @SecondFactorCodeField({
    description: 'Where the account has an authenticator app: its six digits, or a recovery code',
    optional: true,
  })
  code?: string;
}
