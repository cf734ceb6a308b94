import { LIMITS } from '@skybil/shared';
import { EmailField, NewPasswordField, TextField } from '../../../http/fields.js';

export class SignUpDto {
  @TextField({ description: 'First name', max: LIMITS.nameCharacters, example: 'Adaeze' })
  firstName: string;

  @TextField({ description: 'Last name', max: LIMITS.nameCharacters, example: 'Okafor' })
  lastName: string;

  @EmailField({ description: 'E-mail to sign in with', example: 'seeker@demo.example' })
  email: string;

  @NewPasswordField({ description: 'Password', example: 'Skybil-demo-2026' })
  password: string;
}
