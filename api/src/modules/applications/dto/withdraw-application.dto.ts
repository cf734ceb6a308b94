import { IdField } from '../../../platform/contract/input/fields.js';

export class WithdrawApplicationDto {
  @IdField({ description: "The application's id, 24 hex digits" })
  id: string;
}
