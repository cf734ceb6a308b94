import { INTERVIEW_ANSWERS, type InterviewAnswer } from '@skybil/shared';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
import {
  CountAnswer,
  FlagAnswer,
  LinkAnswer,
  TextAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';

export class InterviewDto {
  @CountAnswer('Higher after each change by the company', 0)
  sequence: number;

  @TimeAnswer('When it begins')
  startsAt: string;

  @TextAnswer('Where it is; absent if it is by video', '12 Marina, second floor', { optional: true })
  place?: string;

  @TextAnswer('What the company adds', 'Please bring your certificates.', { optional: true })
  note?: string;

  @LinkAnswer('Address of the video call or of a map', 'https://meet.example.com/abc', { optional: true })
  link?: string;

  @TimeAnswer('When the company set, moved or cancelled it')
  changedAt: string;

  @FlagAnswer('The company has cancelled it; absent otherwise', true, { optional: true })
  cancelled?: true;

  @WordAnswer('The answer of the seeker; absent until there is one', INTERVIEW_ANSWERS, { optional: true })
  answer?: InterviewAnswer;

  @TimeAnswer('When the seeker answered', { optional: true })
  answeredAt?: string;

  @TextAnswer('Phone number for this interview', EXAMPLE.phone, { optional: true })
  phone?: string;
}
