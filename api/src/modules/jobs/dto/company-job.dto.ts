import { advertFinding, LIMITS, WAITING_FOR, type WaitingFor } from '@skybil/shared';
import {
  CountAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
  WordsAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { JobDto } from './job.dto.js';

export class AdvertFindingDto {
  @TextAnswer('The rule of the advert check', 'money-asked')
  rule: string;

  @TextAnswer('The sentence that broke it', 'Form is N2,000.')
  sentence: string;

  @TextAnswer('Both in plain words', advertFinding('money-asked', 'Form is N2,000.'))
  says: string;
}

export const WAITING_FOR_HELP = 'What the job waits for until it is public; absent if it waits for nothing';

/** A job as its company reads it. */
export class CompanyJobDto extends JobDto {
  @CountAnswer('How many applicants wait whose documents nobody of the company has opened', 3)
  newApplicants: number;

  @WordsAnswer(WAITING_FOR_HELP, WAITING_FOR, { optional: true })
  waitingFor?: WaitingFor[];

  @PartAnswer('Why the advert check holds the job; absent if it does not', [AdvertFindingDto], {
    optional: true,
  })
  heldFor?: AdvertFindingDto[];

  @TimeAnswer('When the company asked for a decision on the held advert', { optional: true })
  decisionAskedAt?: string;
}

export class CompanyJobListDto extends OkDto {
  @PartAnswer("The company's jobs of both kinds, newest first", [CompanyJobDto], {
    maxItems: LIMITS.maxUnpagedJobs,
  })
  jobsData: CompanyJobDto[];
}

export class CompanyJobsPageDto extends OkDto {
  @PartAnswer('The rows asked for', [CompanyJobDto])
  data: CompanyJobDto[];

  @CountAnswer('How many match the filter', 12)
  total: number;
}

export class OneCompanyJobDto extends OkDto {
  @PartAnswer('The job', CompanyJobDto)
  data: CompanyJobDto;
}
