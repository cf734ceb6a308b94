import { LIMITS } from '@skybil/shared';
import { IntegerField } from '../../../platform/contract/input/fields.js';
import {
  CountAnswer,
  PartAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { StaffCompanyDto } from './staff-company.dto.js';
import { StaffJobDto } from './staff-job.dto.js';

/**
 * `asked`: the company of a held advert asks for a decision; `flagged`: the check found something in a listed advert;
 * `reported`: an advert has reports; `registered`: a company sent its registration.
 */
export const QUEUE_REASONS = ['asked', 'flagged', 'reported', 'registered'] as const;
export type QueueReason = (typeof QUEUE_REASONS)[number];

export class StaffQueueQuery {
  @IntegerField({
    description: 'Page, from the oldest on',
    min: 1,
    max: LIMITS.staffQueuePages,
    optional: true,
    example: 1,
  })
  page?: number;
}

export class QueueRowDto {
  @WordAnswer(
    'What waits: a held advert whose company asks for a decision, a listed one in which the check found something, one with reports, or a company that sent its registration',
    QUEUE_REASONS,
  )
  reason: QueueReason;

  @TimeAnswer('Since when it waits')
  waitingSince: string;

  @PartAnswer('The advert; absent if a company waits', StaffJobDto, { optional: true })
  job?: StaffJobDto;

  @PartAnswer('The company that waits; absent if an advert does', StaffCompanyDto, { optional: true })
  company?: StaffCompanyDto;
}

export class StaffQueueDto extends OkDto {
  @PartAnswer('What waits for a decision, the oldest first', [QueueRowDto], {
    maxItems: LIMITS.staffQueueRows,
  })
  queue: QueueRowDto[];

  @CountAnswer('How many wait in all', 3)
  total: number;

  @CountAnswer('The page', 1)
  page: number;
}
