import { BooleanField } from '../../../platform/contract/input/fields.js';
import { UserContact, UserContent } from '../user.fields.js';

export class ProfileDto extends UserContent {}

export class ReceiptsDto {
  @BooleanField({
    description: 'Whether to mail receipts for applications and changes and closings of their adverts',
    example: true,
  })
  receipts: boolean;
}

export class ContactDto extends UserContact {}
