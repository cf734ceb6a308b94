import {
  ADVERT_FACTS,
  type AdvertFact,
  CLOSED_AS,
  type ClosedAs,
  LIMITS,
  NEW_JOB_DEFAULTS,
} from '@skybil/shared';
import {
  PartAnswer,
  TextAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { ApplicationDto } from './application.dto.js';

class AdvertChangeDto {
  @WordAnswer('What the company changed', ADVERT_FACTS)
  fact: AdvertFact;

  @TimeAnswer('When it changed last')
  at: string;

  @TextAnswer('What the advert says now', NEW_JOB_DEFAULTS.location)
  now: string;
}

class AdvertNowDto {
  @TextAnswer('The last day on which it takes applications', '2026-12-31', { optional: true })
  closingDate?: string;

  @WordAnswer('How it was closed; absent while it is open', CLOSED_AS, { optional: true })
  closedAs?: ClosedAs;

  @TextAnswer('The day on which it was closed', '2026-12-31', { optional: true })
  closedOn?: string;

  @PartAnswer('What changed since the application was sent, newest first', [AdvertChangeDto], {
    maxItems: ADVERT_FACTS.length,
  })
  changes: AdvertChangeDto[];
}

export class OwnApplicationDto extends ApplicationDto {
  @PartAnswer('The advert as it is now; null if it is gone', AdvertNowDto, { nullable: true })
  advert: AdvertNowDto | null;
}

export class OwnApplicationsDto extends OkDto {
  @PartAnswer('Newest first', [OwnApplicationDto], { maxItems: LIMITS.maxUnpagedJobs })
  applications: OwnApplicationDto[];
}
