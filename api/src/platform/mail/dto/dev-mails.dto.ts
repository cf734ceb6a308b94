import { SAMPLE_ACCOUNTS } from '@skybil/shared';
import {
  FlagAnswer,
  IdAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
} from '../../contract/output/answer-fields.js';
import { EmailField } from '../../contract/input/fields.js';
import { OkDto } from '../../contract/output/ok.js';

export class DevMailsQuery {
  @EmailField({ description: 'Only those to this address', example: SAMPLE_ACCOUNTS.seeker, optional: true })
  to?: string;
}

export class DevMailDto {
  @IdAnswer("The mail's id", '665f1c2e9b3e4a0012ab34d2')
  _id: string;

  @TextAnswer('Whom it goes to', SAMPLE_ACCOUNTS.seeker)
  to: string;

  @TextAnswer('Subject', 'Your code for a new password')
  subject: string;

  @TextAnswer('The mail as plain text', 'Your code is 402913.')
  text: string;

  @TextAnswer('The same as HTML', '<p>Your code is <b>402913</b>.</p>')
  html: string;

  @TimeAnswer('When it was written')
  date: string;

  @FlagAnswer('Where mail is sent, this one would wait until its address is proven', true, {
    optional: true,
  })
  held?: boolean;
}

export class DevMailsDto extends OkDto {
  @PartAnswer('Newest first', [DevMailDto])
  mails: DevMailDto[];
}
