import { LIMITS, SITE_NAME } from '@skybil/shared';
import { PasswordField, TextField } from '../../../platform/contract/input/fields.js';
import {
  CountAnswer,
  FlagAnswer,
  TextAnswer,
  TextsAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';

const CODE = { max: LIMITS.secondFactorCodeCharacters, example: '402913' };

export const SecondFactorCodeField = (options: { optional?: boolean; description: string }) =>
  TextField({ ...CODE, ...options, unsets: options.optional });

export class SecondFactorDto extends OkDto {
  @FlagAnswer('Whether signing in asks for a code of an authenticator app', false)
  on: boolean;

  @CountAnswer('How many recovery codes are unused', LIMITS.recoveryCodes)
  recoveryCodesLeft: number;
}

export class BeginSecondFactorDto {
  @PasswordField({ description: 'The password of the account', example: 'Harmattan-rain-7' })
  password: string;
}

export class BegunSecondFactorDto extends OkDto {
  @TextAnswer('Secret to type into the app', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  secret: string;

  @TextAnswer(
    'The secret as a URL for a QR code',
    `otpauth://totp/${encodeURIComponent(SITE_NAME)}:jobs%40acme.example?issuer=${encodeURIComponent(SITE_NAME)}&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30`,
  )
  address: string;
}

export class ConfirmSecondFactorDto {
  @SecondFactorCodeField({ description: 'The six digits that the app shows' })
  code: string;
}

export class RecoveryCodesDto extends OkDto {
  @TextsAnswer('Each signs in once without the app; they are shown only this once', 'mfrg-gzdf-mzta-nbsw', {
    maxItems: LIMITS.recoveryCodes,
  })
  recoveryCodes: string[];
}

export class EndSecondFactorDto extends BeginSecondFactorDto {
  @SecondFactorCodeField({ description: 'The six digits that the app shows, or a recovery code' })
  code: string;
}
