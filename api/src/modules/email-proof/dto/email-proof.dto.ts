import { TextField } from '../../../platform/contract/input/fields.js';

export class EmailProofDto {
  @TextField({
    description: 'The part of the link in the mail after the `#`',
    example: 'company-665f1c2e9b3e4a0012ab34cc-aGVsbG8',
    max: 100,
  })
  token: string;
}
