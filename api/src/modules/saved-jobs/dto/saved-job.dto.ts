import { JOB_KINDS, type JobKind, LIMITS, NEW_JOB_DEFAULTS } from '@skybil/shared';
import { IdsField } from '../../../platform/contract/input/fields.js';
import {
  FlagAnswer,
  IdAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';

export class SaveJobsDto {
  @IdsField({
    description: 'Jobs stored on a device, the most important first',
    max: LIMITS.savedJobs,
    example: ['665f1c2e9b3e4a0012ab34cd'],
  })
  ids: string[];
}

export class SavedJobDto {
  @IdAnswer("The job's id", '665f1c2e9b3e4a0012ab34cd')
  _id: string;

  @WordAnswer('Kind of the job: `job` is on-site', JOB_KINDS)
  kind: JobKind;

  @TextAnswer('Its title; for a closed job, as it was when saved', 'Backend Engineer')
  title: string;

  @TextAnswer("Its company's name; for a closed job, as it was when saved", 'Eko Software')
  company: string;

  @TextAnswer('Where it is; for a closed job, as it was when saved', NEW_JOB_DEFAULTS.location)
  location: string;

  @TimeAnswer('When it was saved to the account')
  savedAt: string;

  @FlagAnswer('Whether it is no longer on the board', false)
  closed: boolean;
}

export class SavedJobsDto extends OkDto {
  @PartAnswer('Newest first', [SavedJobDto], { maxItems: LIMITS.savedJobs })
  savedJobs: SavedJobDto[];
}
