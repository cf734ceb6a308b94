import { EmailField, NewPasswordField } from '../../../platform/contract/input/fields.js';
import { UserContent } from '../user.fields.js';

export class SignUpDto extends UserContent {
  @EmailField({ description: 'E-mail to sign in with', example: 'adaeze@mail.example' })
  email: string;

  @NewPasswordField({ description: 'Password; common ones are refused', example: 'Harmattan-rain-7' })
  password: string;
}
