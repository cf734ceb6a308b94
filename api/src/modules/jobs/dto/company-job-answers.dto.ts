import { CountAnswer, PartAnswer } from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { JobDto } from './job.dto.js';

export class CompanyJobsPageDto extends OkDto {
  @PartAnswer('The rows asked for', [JobDto])
  data: JobDto[];

  @CountAnswer('How many match the filter', 12)
  total: number;
}

export class OneCompanyJobDto extends OkDto {
  @PartAnswer('The job', JobDto)
  data: JobDto;
}
