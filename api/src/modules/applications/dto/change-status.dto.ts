import { DECISIONS, type Decision, LIMITS } from '@skybil/shared';
import { IdField, IdsField, OptionField } from '../../../platform/contract/input/fields.js';

export class ChangeStatusDto {
  @IdField({ description: "The application's id, 24 hex digits" })
  id: string;

  @OptionField(DECISIONS, { description: 'The decision; final', example: 'Accepted' })
  status: Decision;
}

export class ChangeStatusesDto {
  @IdsField({ description: "The applications' ids, 24 hex digits each", max: LIMITS.bulkStatusIds })
  ids: string[];

  @OptionField(DECISIONS, { description: 'The decision; final', example: 'Rejected' })
  status: Decision;
}
