import { advertFinding, JOB_KINDS, LIMITS } from '@skybil/shared';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
import { IntegerField } from '../../../platform/contract/input/fields.js';
import {
  CountAnswer,
  FlagAnswer,
  IdAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';

const JOB_ID = '665f1c2e9b3e4a0012ab34cd';
const COMPANY_ID = '665f1c2e9b3e4a0012ab34ce';
const VERSION = '2026-05-24T20:46:34.035Z';

/** What an advert waits for: its company asks for a decision, or the check found something in a listed one. */
export const QUEUE_REASONS = ['asked', 'flagged'] as const;
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

export class StaffFindingDto {
  @TextAnswer('The rule of the advert check', 'money-asked')
  rule: string;

  @TextAnswer('The sentence that broke it', 'Form is N2,000.')
  sentence: string;

  @TextAnswer('Both in plain words', advertFinding('money-asked', 'Form is N2,000.'))
  says: string;
}

export class StaffCompanyDto {
  @IdAnswer('Id of the company', COMPANY_ID)
  _id: string;

  @TextAnswer('Its name', 'Eko Haulage')
  name: string;

  @TimeAnswer('When it registered, or was imported')
  since: string;

  @FlagAnswer('Whether it has an owner; imported companies have none until somebody claims them', true)
  owned: boolean;

  @TextAnswer('The part of its e-mail after the @, which proves nothing', 'eko-haulage.example', {
    optional: true,
  })
  mailDomain?: string;

  @FlagAnswer('Whether its e-mail is verified', true)
  emailProven: boolean;

  @CountAnswer('How many adverts it has', 12)
  adverts: number;

  @CountAnswer('How many of them are listed', 9)
  listed: number;

  @CountAnswer('In how many the advert check found something', 1)
  withFindings: number;

  @TextAnswer('Why it is suspended; absent if it is not', 'It offers no real job.', { optional: true })
  suspended?: string;

  @TextAnswer('Its version, which a decision names', VERSION)
  version: string;
}

export class StaffJobDto {
  @IdAnswer('Id of the job', JOB_ID)
  _id: string;

  @WordAnswer('On-site or remote', JOB_KINDS)
  kind: string;

  @TextAnswer('Its title', 'Data entry clerk')
  title: string;

  @TextAnswer('Its place', EXAMPLE.place)
  location: string;

  @TextAnswer('Its pay', '250,000 - 400,000')
  salary: string;

  @TextAnswer('The currency of its pay', EXAMPLE.currency)
  currency: string;

  @TimeAnswer('When it was posted')
  date: string;

  @FlagAnswer('Whether the public sees it', false)
  listed: boolean;

  @FlagAnswer('Whether the advert check holds it', true)
  held: boolean;

  @TextAnswer('Why it is hidden; absent if nobody hides it', 'It asks for money.', { optional: true })
  hidden?: string;

  @PartAnswer('What the advert check found', [StaffFindingDto], { maxItems: 20 })
  findings: StaffFindingDto[];

  @PartAnswer('Its company; absent if it is gone', StaffCompanyDto, { optional: true })
  company?: StaffCompanyDto;

  @TextAnswer('Its version, which a decision names', VERSION)
  version: string;
}

export class QueuedJobDto extends StaffJobDto {
  @WordAnswer(
    'What it waits for: its company asks for a decision, or the check found something in a listed advert',
    QUEUE_REASONS,
  )
  reason: QueueReason;

  @TimeAnswer('Since when it waits')
  waitingSince: string;
}

export class StaffQueueDto extends OkDto {
  @PartAnswer('What waits for a decision, the oldest first', [QueuedJobDto], {
    maxItems: LIMITS.staffQueueRows,
  })
  queue: QueuedJobDto[];

  @CountAnswer('How many wait in all', 3)
  total: number;

  @CountAnswer('The page', 1)
  page: number;
}

export class WholeStaffJobDto extends StaffJobDto {
  @TextAnswer('Its description as cleaned HTML', '<p>Type lists. Form is N2,000.</p>')
  description: string;
}

export class OneStaffJobDto extends OkDto {
  @PartAnswer('The job', WholeStaffJobDto)
  job: WholeStaffJobDto;
}
