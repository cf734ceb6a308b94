import { EmailField, PasswordField } from '../../../platform/contract/input/fields.js';
import { SecondFactorCodeField } from '../second-factor/second-factor.dto.js';

export class ChangeEmailDto {
  @EmailField({ description: 'The new e-mail', example: 'adaeze@newmail.example' })
  email: string;

  @PasswordField({ description: 'The password of the account', example: 'Harmattan-rain-7' })
  password: string;

  @SecondFactorCodeField({
    optional: true,
    description: 'Where two-step sign-in is on: the six digits that the app shows, or a recovery code',
  })
  code?: string;
}
