import { ApiProperty } from '@nestjs/swagger';
import { EmailField } from '../../http/fields.js';
import { OkDto } from '../../http/ok.js';

export class DevMailsQuery {
  @EmailField({ description: 'Only those to this address', example: 'seeker@demo.example', optional: true })
  to?: string;
}

/** A mail that would have been sent. */
export class DevMailDto {
  @ApiProperty({ example: '665f1c2e9b3e4a0012ab34cd' })
  _id: string;

  @ApiProperty({ example: 'seeker@demo.example' })
  to: string;

  @ApiProperty({ example: 'Your code for a new password' })
  subject: string;

  @ApiProperty({ description: 'Plain text' })
  text: string;

  @ApiProperty({ description: 'The same as HTML' })
  html: string;

  @ApiProperty({ format: 'date-time' })
  date: string;
}

export class DevMailsDto extends OkDto {
  @ApiProperty({ type: [DevMailDto], description: 'Newest first' })
  mails: DevMailDto[];
}
