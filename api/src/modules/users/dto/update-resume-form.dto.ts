import { exactSize, LIMITS } from '@skybil/shared';
import { ApiProperty } from '@nestjs/swagger';

export class UpdateResumeFormDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: `A PDF of at most ${exactSize(LIMITS.pdfBytes)}, without password, scripts or attachments`,
    example: 'resume.pdf',
  })
  resume: unknown;
}
