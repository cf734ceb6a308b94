import { JOB_KINDS, type JobKind, NEW_JOB_DEFAULTS, WAITING_FOR, type WaitingFor } from '@skybil/shared';
import { BooleanField, OptionField } from '../../../platform/contract/input/fields.js';
import { IdAnswer, WordsAnswer } from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { JobContent } from '../job.fields.js';
import { WAITING_FOR_HELP } from './company-job.dto.js';

export class PostJobDto extends JobContent {
  @OptionField(JOB_KINDS, {
    description: 'On-site or remote',
    optional: true,
    default: NEW_JOB_DEFAULTS.kind,
    example: 'job',
  })
  kind?: JobKind;
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
}
