import { LIMITS, SAMPLE_ACCOUNTS } from '@skybil/shared';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Matches, ValidateIf } from 'class-validator';
import {
  EmailField,
  NewPasswordField,
  PasswordField,
  TextField,
} from '../../../platform/contract/input/fields.js';
import { SecondFactorCodeField } from '../second-factor/second-factor.dto.js';

const ACCOUNT = { example: SAMPLE_ACCOUNTS.recruiter, ofAccount: true };

class SignInDto {
  @EmailField({ ...ACCOUNT, description: 'E-mail of the account' })
  email: string;

  @PasswordField({ description: 'Its password', example: SAMPLE_ACCOUNTS.password })
  password: string;
}

export class SignInWithCodeDto extends SignInDto {
  @SecondFactorCodeField({
    description: 'Where the account has an authenticator app: its six digits, or a recovery code',
    optional: true,
  })
  code?: string;
}

export class SendResetOtpDto {
  @EmailField({ ...ACCOUNT, description: 'E-mail of the account' })
  email: string;
}

/** The digits from the mail. */
const ResetCodeField = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^\d{6}$/, { message: `The code has ${LIMITS.resetCodeDigits} digits` }),
    TextField({
      description: `The ${LIMITS.resetCodeDigits} digits from the mail, valid for ${LIMITS.resetCodeMinutes} minutes`,
      max: LIMITS.resetCodeDigits,
      min: LIMITS.resetCodeDigits,
      pattern: '^[0-9]{6}$',
      example: '402913',
    }),
  );

export class CheckResetOtpDto extends SendResetOtpDto {
  @ResetCodeField()
  otp: string;
}

export class ResetPasswordDto {
  @EmailField({ ...ACCOUNT, description: 'E-mail of the account' })
  email: string;

  @ValidateIf(({ secret }: ResetPasswordDto) => secret === undefined)
  @ApiPropertyOptional()
  @ResetCodeField()
  otp?: string;

  @Matches(/^[\w-]{43}$/, { message: 'The link is not whole. Open it from the mail again.' })
  @TextField({
    description: `The secret from the link in the mail, in place of the digits; valid for ${LIMITS.resetLinkHours} hours`,
    max: 43,
    min: 43,
    pattern: '^[A-Za-z0-9_-]{43}$',
    optional: true,
    example: 'pLrZ0v6oQm1hX3cW8sT2yK5uN7aE9dF4gJ6iB0lC1qM',
  })
  secret?: string;

  @NewPasswordField({ description: 'The new password; common ones are refused', example: 'Harmattan-rain-7' })
  newPassword: string;
}
