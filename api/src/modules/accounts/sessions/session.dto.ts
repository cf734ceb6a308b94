import { LIMITS } from '@skybil/shared';
import {
  FlagAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { NewPasswordField, PasswordField, TextField } from '../../../platform/contract/input/fields.js';
import { SecondFactorCodeField } from '../second-factor/second-factor.dto.js';

const SESSION_EXAMPLE = 'sess_4b1f3c52-8a0e-4f0b-9a5e-6f2f0d7a1c3e';

export class SessionDto {
  @TextAnswer('Its id, which gives no access without the token', SESSION_EXAMPLE)
  _id: string;

  @TextAnswer('Browser and system', 'Chrome on Android')
  device: string;

  @TimeAnswer('When it was signed in')
  createdAt: string;

  @TimeAnswer('When it was last used, accurate to some minutes')
  lastUsedAt: string;

  @FlagAnswer('Whether it is the session of this request', true)
  current: boolean;
}

export class SessionsDto extends OkDto {
  @PartAnswer('Where the account is signed in, most recently used first', [SessionDto], {
    maxItems: LIMITS.sessionsOfAccount,
  })
  sessions: SessionDto[];
}

export class EndSessionDto {
  @TextField({
    description: 'Id of the session',
    max: 41,
    pattern: '^sess_[0-9a-f-]{36}$',
    example: SESSION_EXAMPLE,
  })
  id: string;
}

export class ChangePasswordDto {
  @PasswordField({ description: 'The current password', example: 'Harmattan-rain-7' })
  currentPassword: string;

  @NewPasswordField({ description: 'The new password; common ones are refused', example: 'Wet-season-2026' })
  newPassword: string;

  @SecondFactorCodeField({
    optional: true,
    description: 'Where two-step sign-in is on: the six digits that the app shows, or a recovery code',
  })
  code?: string;
}

export class NewTokenDto extends OkDto {
  @TextAnswer('Replaces the token of this request, which ends', 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln')
  token: string;
}
