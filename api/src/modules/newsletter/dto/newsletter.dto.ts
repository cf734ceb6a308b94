import { ApiProperty } from '@nestjs/swagger';
import { NEWSLETTER_USER_TYPES } from '@skybil/shared';
import { Allow } from 'class-validator';
import { EmailField, TextField } from '../../../platform/contract/input/fields.js';

const TOKEN = { description: 'From the link in the mail', example: 'aGVsbG8', max: 100 };

export class SubscribeDto {
  /** Checked by the service, because a missing value has its own message (NEWS-3). */
  @ApiProperty({ enum: NEWSLETTER_USER_TYPES, description: 'What the subscriber is', example: 'jobseeker' })
  @Allow()
  user_type: string;

  @EmailField({ description: 'Where the newsletter goes', example: 'ada@mail.example' })
  email: string;
}

export class ConfirmDto {
  @TextField(TOKEN)
  token: string;
}

/** A page sends the token in the body; a mail program sends it in the query. */
export class UnsubscribeDto {
  @TextField({ ...TOKEN, optional: true })
  token?: string;
}
