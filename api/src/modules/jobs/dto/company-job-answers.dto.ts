import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '../../../http/ok.js';
import { JobDto } from './job.dto.js';

export class CompanyJobsPageDto extends OkDto {
  @ApiProperty({ type: [JobDto] })
  data: JobDto[];

  @ApiProperty({ type: 'integer', minimum: 0 })
  total: number;
}

export class OneCompanyJobDto extends OkDto {
  @ApiProperty({ type: JobDto })
  data: JobDto;
}
