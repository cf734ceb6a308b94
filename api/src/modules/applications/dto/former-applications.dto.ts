import { JOB_KINDS, type JobKind, LIMITS } from '@skybil/shared';
import { IdsField, OptionField } from '../../../platform/contract/input/fields.js';

/** Without a field: all own former applications. */
export class FormerApplicationsDto {
  @IdsField({
    description: "Only these: the applications' ids, 24 hex digits each",
    max: LIMITS.bulkStatusIds,
    optional: true,
  })
  ids?: string[];

  @OptionField(JOB_KINDS, { description: 'Only those to jobs of this kind', example: 'job', optional: true })
  kind?: JobKind;
}
