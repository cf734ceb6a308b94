import { EmailField } from '../../../platform/contract/input/fields.js';
import { LastingEmail } from '../../../platform/contract/input/lasting-email.js';
import { ChangeEmailDto } from '../../accounts/dto/change-email.dto.js';

export class ChangeCompanyEmailDto extends ChangeEmailDto {
  // class-validator drops inherited rules of a property that has rules here
  @LastingEmail()
  @EmailField({ description: 'The new e-mail; not a throw-away address', example: 'jobs@newname.example' })
  override email: string;
}
