import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '@skybil/shared';

export class ErrorDto {
  @ApiProperty({ enum: [false], example: false, description: 'Always false in a failure' })
  success: false;

  @ApiProperty({ description: 'One sentence fit for a toast', example: 'Job not found' })
  message: string;

  @ApiProperty({ enum: ERROR_CODES, description: 'A stable word for programs', example: 'not_found' })
  code: ErrorCode;

  @ApiProperty({
    description: 'Quote it when asking for help; also in the header X-Request-Id',
    format: 'uuid',
    example: '2f1d9a3c-5b7e-4c6a-9d2f-8e1b0a4c7d55',
  })
  requestId: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Name of each wrong field, and one sentence to show beside it',
    example: { title: 'Title is required' },
  })
  errors?: Record<string, string>;
}
