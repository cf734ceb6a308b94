import { BooleanField, IdField } from '../../../http/fields.js';

export class ChangeVisibilityDto {
  @IdField({ description: "The job's id" })
  id: string;

  @BooleanField({ description: 'What it shall be; without it the visibility flips', optional: true, example: true })
  visible?: boolean;
}
