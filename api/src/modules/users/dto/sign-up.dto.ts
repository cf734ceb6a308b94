import { LIMITS } from '@skybil/shared';
import { EmailField, NewPasswordField, TextField } from '../../../contract/input/fields.js';

export class SignUpDto {
  @TextField({ description: 'First name', max: LIMITS.nameCharacters, example: 'Adaeze' })
  firstName: string;

  @TextField({ description: 'Last name', max: LIMITS.nameCharacters, example: 'Okafor' })
  lastName: string;

  @EmailField({ description: 'E-mail to sign in with', example: 'adaeze@mail.example' })
  email: string;

  @NewPasswordField({ description: 'Password; common ones are refused', example: 'Harmattan-rain-7' })
  password: string;
}
