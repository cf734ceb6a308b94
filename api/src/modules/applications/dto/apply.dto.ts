import { exactSize, LIMITS } from '@skybil/shared';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { BooleanField, IdField } from '../../../platform/contract/input/fields.js';

export class ApplyDto {
  @IdField({ description: 'The id of a visible job, 24 hex digits' })
  jobId: string;

  // a form sends text
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value))
  @BooleanField({
    description:
      'Remote jobs only: true sends the certificate of your last application to a remote job once more, if this request has none',
    optional: true,
    example: false,
  })
  lastCertificate?: boolean;
}

/** Documentation of the form for a remote job. */
export class ApplyFormDto extends ApplyDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: `The certificate, needed without \`lastCertificate\`: a PDF of at most ${exactSize(LIMITS.pdfBytes)}, without password, scripts or attachments`,
    example: 'certificate.pdf',
  })
  certificate?: unknown;
}
