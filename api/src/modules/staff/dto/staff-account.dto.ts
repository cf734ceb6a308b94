import { LIMITS } from '@skybil/shared';
import { NewPasswordField, TextField } from '../../../platform/contract/input/fields.js';
import { TextAnswer, TextsAnswer } from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { SecondFactorCodeField } from '../../accounts/second-factor/second-factor.dto.js';

const EMAIL = 'ngozi@board.example';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln';

export class StaffLinkDto {
  @TextField({
    description: `The secret from the link of the operator, valid for ${LIMITS.staffLinkHours} hours`,
    max: 43,
    min: 43,
    pattern: '^[A-Za-z0-9_-]{43}$',
    example: 'pLrZ0v6oQm1hX3cW8sT2yK5uN7aE9dF4gJ6iB0lC1qM',
  })
  secret: string;
}

export class EnrolDto extends StaffLinkDto {
  @NewPasswordField({ description: 'The password; common ones are refused', example: 'Harmattan-rain-7' })
  newPassword: string;

  @SecondFactorCodeField({ description: 'The six digits that the app shows' })
  code: string;
}

export class BegunEnrolmentDto extends OkDto {
  @TextAnswer('Name of the person', 'Ngozi Eze')
  name: string;

  @TextAnswer('The e-mail to sign in with', EMAIL)
  email: string;

  @TextAnswer('Secret to type into the authenticator app', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  secret: string;

  @TextAnswer('The secret as a URL for a QR code', 'otpauth://totp/Board:ngozi?secret=JBSWY3DPEHPK3PXP')
  address: string;
}

export class StaffSessionDto extends OkDto {
  @TextAnswer('Name of the person', 'Ngozi Eze')
  name: string;

  @TextAnswer(`For the header \`staff-token\`, valid for ${LIMITS.staffSessionHours} hours`, TOKEN)
  token: string;
}

export class EnrolledDto extends StaffSessionDto {
  @TextsAnswer('Each signs in once without the app; they are shown only this once', 'mfrg-gzdf-mzta-nbsw', {
    maxItems: LIMITS.recoveryCodes,
  })
  recoveryCodes: string[];
}

export class StaffSelfDto extends OkDto {
  @TextAnswer('Name of the person', 'Ngozi Eze')
  name: string;
}
