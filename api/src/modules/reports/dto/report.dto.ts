import { LIMITS, MESSAGES, REPORT_REASON_NAMES, type ReportReason } from '@skybil/shared';
import { ParagraphField } from '../../../platform/contract/input/contact-fields.js';
import { EmailField, IdField, OptionField } from '../../../platform/contract/input/fields.js';
import { FlagAnswer } from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';

/** What the form of the site sends. */
export class ReportFormDto {
  @OptionField(REPORT_REASON_NAMES, {
    description: 'What is wrong with the job',
    example: 'money',
    refusal: MESSAGES.reportReasonUnknown,
  })
  reason: ReportReason;

  @ParagraphField({
    description: `What happened, at most ${LIMITS.reportCharacters} characters`,
    example: 'They want N5,000 for a form before the interview.',
    max: LIMITS.reportCharacters,
  })
  text?: string;

  @EmailField({
    description: "Where the board's operator may ask for more; the board itself sends nothing to it",
    example: 'ada@mail.example',
    optional: true,
    unsets: true,
  })
  email?: string;
}

export class ReportJobDto extends ReportFormDto {
  @IdField({ description: 'The job' })
  jobId: string;
}

export class ReportedDto extends OkDto {
  @FlagAnswer('Whether the outcome will be mailed: the caller is signed in and has verified the e-mail', true)
  mailed: boolean;
}
