import { LIMITS } from '@skybil/shared';
import {
  CountAnswer,
  LinkAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { CompanyCheckDto, CompanyRefDto } from '../../companies/dto/company.dto.js';

export class AnswerRateDto {
  @CountAnswer('Share of the applications with a decision in percent, rounded down', 83)
  percent: number;

  @CountAnswer('Median time from application to decision in days, rounded up', 6, { optional: true })
  days?: number | undefined;
}

export class ShownCompanyDto extends CompanyRefDto {
  @TextAnswer('What it says about itself, as plain text', 'We move goods from the port to the north.', {
    optional: true,
  })
  about?: string | undefined;

  @LinkAnswer('Its website', 'https://ekohaulage.example', { optional: true })
  website?: string | undefined;

  @TextAnswer('Where it is: a state, or the country', EXAMPLE.place, { optional: true })
  location?: string | undefined;

  @TimeAnswer('When it registered; absent for a company of imported adverts that nobody has claimed', {
    optional: true,
  })
  since?: string | undefined;

  @CountAnswer('How many jobs of it are listed', 3)
  openJobs: number;

  @PartAnswer(
    `How it answers, written once a day from the applications of the last ${LIMITS.answerRateDays} days; absent if there are fewer than ${LIMITS.answerRateApplications}`,
    AnswerRateDto,
    { optional: true },
  )
  answerRate?: AnswerRateDto | undefined;

  @PartAnswer('What a moderator checked; absent if nothing', CompanyCheckDto, { optional: true })
  check?: CompanyCheckDto | undefined;
}

export class OneShownCompanyDto extends OkDto {
  @PartAnswer('The company', ShownCompanyDto)
  company: ShownCompanyDto;
}
