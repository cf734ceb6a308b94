import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '@skybil/shared';

/** Body of every failure. */
export class ErrorDto {
  @ApiProperty({ enum: [false] })
  success: false;

  @ApiProperty({ description: 'One sentence fit for a toast', example: 'Job not found' })
  message: string;

  @ApiProperty({ enum: ERROR_CODES, description: 'A stable word for programs' })
  code: ErrorCode;

  @ApiProperty({ description: 'Quote it when asking for help; also in the header X-Request-Id' })
  requestId: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Field name to one sentence',
  })
  errors?: Record<string, string>;
}
