import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OkDto } from '../../../platform/contract/output/ok.js';

export class HealthDto extends OkDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: ['up', 'warning', 'down'] },
    description: 'Each part that was looked at',
    example: { database: 'up', files: 'up', disk: 'up', mail: 'up', search: 'up' },
  })
  parts: Record<string, 'up' | 'warning' | 'down'>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Of each part with a warning, what an operator should look at',
    example: { mail: '2 refused for good' },
  })
  warnings?: Record<string, string>;
}

export class VersionDto extends OkDto {
  @ApiProperty({
    pattern: '^\\d+\\.\\d+\\.\\d+',
    description: 'The version that runs, as semver.org counts',
    example: '0.1.0',
  })
  version: string;
}
