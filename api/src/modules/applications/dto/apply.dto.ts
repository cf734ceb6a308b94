import { ApiProperty } from '@nestjs/swagger';
import { IdField } from '../../../http/fields.js';

export class ApplyDto {
  @IdField({ description: "The job's id" })
  jobId: string;
}

/** Documentation of the form for a remote job. */
export class ApplyFormDto extends ApplyDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'Remote jobs: a PDF, at most 5 MiB' })
  certificate: unknown;
}
