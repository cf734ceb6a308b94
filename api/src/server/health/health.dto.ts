import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '../../contract/output/ok.js';

export class HealthDto extends OkDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: ['up', 'down'] },
    description: 'Each part that was looked at',
    example: { database: 'up', files: 'up', disk: 'up', mail: 'up', search: 'up' },
  })
  parts: Record<string, 'up' | 'down'>;
}

export class VersionDto extends OkDto {
  @ApiProperty({ pattern: '^\\d+\\.\\d+\\.\\d+', example: '0.1.0' })
  version: string;
}
