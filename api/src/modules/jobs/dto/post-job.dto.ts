import { JOB_KINDS, type JobKind, NEW_JOB_DEFAULTS } from '@skybil/shared';
import { BooleanField, OptionField } from '../../../platform/contract/input/fields.js';
import { JobContent } from '../job.fields.js';

export class PostJobDto extends JobContent {
  @OptionField(JOB_KINDS, {
    description: 'On-site or remote',
    optional: true,
    default: NEW_JOB_DEFAULTS.kind,
    example: 'job',
  })
  kind?: JobKind;
}

export class UpdateJobDto extends JobContent {
  @BooleanField({
    description: 'Whether it is shown on the board; without it nothing changes',
    optional: true,
    example: true,
  })
  visible?: boolean;
}
