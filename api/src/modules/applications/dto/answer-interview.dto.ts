import { INTERVIEW_ANSWERS, type InterviewAnswer } from '@skybil/shared';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
import { PhoneField } from '../../../platform/contract/input/contact-fields.js';
import { IdField, IntegerField, OptionField } from '../../../platform/contract/input/fields.js';

export class AnswerInterviewDto {
  @IdField({ description: "The application's id, 24 hex digits" })
  id: string;

  @IntegerField({
    description: '`sequence` of the interview that is answered',
    example: 0,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  })
  sequence: number;

  @OptionField(INTERVIEW_ANSWERS, { description: 'Whether the seeker comes', example: 'yes' })
  answer: InterviewAnswer;

  @PhoneField({
    description: 'With a yes: a number for this interview, which only this company sees',
    example: EXAMPLE.phone,
  })
  phone?: string;
}
