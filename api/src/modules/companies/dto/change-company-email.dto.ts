import { LastingEmail } from '../../../platform/contract/input/lasting-email.js';
import { ChangeEmailDto } from '../../accounts/dto/change-email.dto.js';

export class ChangeCompanyEmailDto extends ChangeEmailDto {
  @LastingEmail()
  override email: string;
}
