import { BooleanField, IdField } from '../../../platform/contract/input/fields.js';

export class ChangeVisibilityDto {
  @IdField({ description: 'The id of a job of yours, 24 hex digits' })
  id: string;

  @BooleanField({
    description: 'The new visibility; without it the visibility flips',
    optional: true,
    example: true,
  })
  visible?: boolean;
}
