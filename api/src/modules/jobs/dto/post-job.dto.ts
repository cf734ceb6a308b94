import {
  JOB_KINDS,
  type JobKind,
  LIMITS,
  NEW_JOB_DEFAULTS,
  WAITING_FOR,
  type WaitingFor,
} from '@skybil/shared';
import { DayField } from '../../../platform/contract/input/day-field.js';
import { BooleanField, IdField, OptionField } from '../../../platform/contract/input/fields.js';
import { IdAnswer, WordsAnswer } from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { JobContent } from '../job.fields.js';
import { WAITING_FOR_HELP } from './company-job.dto.js';

const CLOSING_DATE = `The last day on which it takes applications, at most ${LIMITS.longestClosingDays} days ahead`;

export class PostJobDto extends JobContent {
  @OptionField(JOB_KINDS, {
    description: 'On-site or remote',
    optional: true,
    default: NEW_JOB_DEFAULTS.kind,
    example: 'job',
  })
  kind?: JobKind;

  @DayField({
    description: `${CLOSING_DATE}; ${LIMITS.closingDays} days ahead without it`,
    optional: true,
    unsets: true,
  })
  closingDate?: string;
}

export class PreviewJobDto extends PostJobDto {
  @IdField({ description: 'A job of yours that is edited; absent for a new one', optional: true })
  id?: string;
}

export class PostedJobDto extends OkDto {
  @IdAnswer("The job's id", '665f1c2e9b3e4a0012ab34cd')
  jobId: string;

  @WordsAnswer(WAITING_FOR_HELP, WAITING_FOR, { optional: true })
  waitingFor?: WaitingFor[];
}

export class UpdateJobDto extends JobContent {
  @BooleanField({
    description: 'Whether it is shown on the board; without it nothing changes',
    optional: true,
    example: true,
  })
  visible?: boolean;

  @DayField({ description: `${CLOSING_DATE}; without it nothing changes`, optional: true, unsets: true })
  closingDate?: string;
}
