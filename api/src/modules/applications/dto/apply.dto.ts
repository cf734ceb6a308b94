import { exactSize, LIMITS } from '@skybil/shared';
import { ApiProperty } from '@nestjs/swagger';
import { IdField } from '../../../platform/contract/input/fields.js';

export class ApplyDto {
  @IdField({ description: 'The id of a visible job, 24 hex digits' })
  jobId: string;
}

/** Documentation of the form for a remote job. */
export class ApplyFormDto extends ApplyDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: `The certificate: a PDF of at most ${exactSize(LIMITS.pdfBytes)}, without password, scripts or attachments`,
    example: 'certificate.pdf',
  })
  certificate: unknown;
}
