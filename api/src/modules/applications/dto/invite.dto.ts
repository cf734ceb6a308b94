import { LIMITS, NATIONWIDE } from '@skybil/shared';
import { ParagraphField, WebsiteField } from '../../../platform/contract/input/contact-fields.js';
import { DayField } from '../../../platform/contract/input/day-field.js';
import { BooleanField, IdsField, TextField } from '../../../platform/contract/input/fields.js';
import { TimeField } from '../../../platform/contract/input/time-field.js';
import { PartAnswer } from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { ReceivedApplicationDto } from './application.dto.js';

export class InviteDto {
  @IdsField({ description: "The applications' ids, 24 hex digits each", max: LIMITS.bulkStatusIds })
  ids: string[];

  @DayField({ description: `The day, from today to ${LIMITS.interviewDays} days ahead` })
  day: string;

  @TimeField({ description: `The time in ${NATIONWIDE}` })
  time: string;

  @TextField({
    description: 'Where it is; absent if it is by video',
    example: '12 Marina, second floor',
    max: LIMITS.interviewPlaceCharacters,
    optional: true,
    unsets: true,
  })
  place?: string;

  @BooleanField({ description: 'True for an interview by video', optional: true, example: false })
  video?: boolean;

  @ParagraphField({
    description: `What the applicant reads on the page, at most ${LIMITS.interviewNoteCharacters} characters. A text that asks for money or secret data is refused`,
    example: 'Please bring your certificates.',
    max: LIMITS.interviewNoteCharacters,
  })
  note?: string;

  @WebsiteField({
    description: 'Address of the video call or of a map; shown on the page',
    example: 'https://meet.example.com/abc',
  })
  link?: string;
}

export class CancelInterviewsDto {
  @IdsField({ description: "The applications' ids, 24 hex digits each", max: LIMITS.bulkStatusIds })
  ids: string[];
}

export class UpcomingInterviewsDto extends OkDto {
  @PartAnswer('The applications, in the order of their interviews', [ReceivedApplicationDto], {
    maxItems: LIMITS.overviewInterviews,
  })
  data: ReceivedApplicationDto[];
}
