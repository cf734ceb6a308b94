import { ApiProperty } from '@nestjs/swagger';

/** Documentation of the form. */
export class UpdateResumeFormDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'A PDF, at most 5 MiB' })
  resume: unknown;
}
