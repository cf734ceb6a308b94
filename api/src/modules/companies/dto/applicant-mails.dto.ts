import { BooleanField } from '../../../platform/contract/input/fields.js';

export class ApplicantMailsDto {
  @BooleanField({ description: 'Whether to mail the company about new applicants', example: true })
  applicantMails: boolean;
}
