import { LIMITS, SAMPLE_ACCOUNTS } from '@skybil/shared';
import { Matches } from 'class-validator';
import { EmailField, NewPasswordField, PasswordField, TextField } from '../../contract/input/fields.js';

export class SignInDto {
  @EmailField({ description: 'E-mail of the account', example: SAMPLE_ACCOUNTS.recruiter })
  email: string;

  @PasswordField({ description: 'Its password', example: SAMPLE_ACCOUNTS.password })
  password: string;
}

export class SendResetOtpDto {
  @EmailField({ description: 'E-mail of the account', example: SAMPLE_ACCOUNTS.recruiter })
  email: string;
}

export class ResetPasswordDto {
  @EmailField({ description: 'E-mail of the account', example: SAMPLE_ACCOUNTS.recruiter })
  email: string;

  @Matches(/^\d{6}$/, { message: `The code has ${LIMITS.resetCodeDigits} digits` })
  @TextField({
    description: `The ${LIMITS.resetCodeDigits} digits from the mail, alive for ${LIMITS.resetCodeMinutes} minutes`,
    max: LIMITS.resetCodeDigits,
    min: LIMITS.resetCodeDigits,
    pattern: '^[0-9]{6}$',
    example: '402913',
  })
  otp: string;

  @NewPasswordField({ description: 'The new password; common ones are refused', example: 'Harmattan-rain-7' })
  newPassword: string;
}
