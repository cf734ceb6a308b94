import { ApiProperty } from '@nestjs/swagger';

/** Documentation of the form. */
export class UpdateResumeFormDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'A PDF of at most 5 MiB (5,242,880 bytes), without password, scripts or attachments',
    example: 'resume.pdf',
  })
  resume: unknown;
}
