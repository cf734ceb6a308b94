import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  JOB_KINDS,
  type JobKind,
  LIMITS,
  NEW_JOB_DEFAULTS,
  REJECTION_REASON_NAMES,
  type RejectionReason,
  SAMPLE_ACCOUNTS,
  type Stage,
  STAGES,
} from '@skybil/shared';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
import {
  CountAnswer,
  FlagAnswer,
  IdAnswer,
  LinkAnswer,
  PartAnswer,
  TextAnswer,
  TimeAnswer,
  WordAnswer,
} from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { CompanyRefDto } from '../../companies/dto/company.dto.js';
import { InterviewDto } from './interview.dto.js';

const DOCUMENT =
  'https://board.example/api/files/665f1c2e9b3e4a0012ab34d0?v=s-665f1c2e9b3e4a0012ab34ce&e=1790000000&s=Zm9v';

class AppliedJobDto {
  @IdAnswer("The job's id", '665f1c2e9b3e4a0012ab34cd')
  _id: string;

  @TextAnswer('Its title', 'Backend Engineer')
  title: string;

  @TextAnswer('Where it is', NEW_JOB_DEFAULTS.location)
  location: string;
}

export class ApplicantDto {
  @IdAnswer("The applicant's id; the application's own id if it is `former`", '665f1c2e9b3e4a0012ab34ce')
  _id: string;

  @TextAnswer('First and last name, or a text that says there is none', 'Adaeze Okafor')
  name: string;

  @LinkAnswer('A picture, or drawn initials', 'https://board.example/api/initials/AO.svg?tint=3')
  image: string;

  @LinkAnswer(
    `The resume as it was when sent; the link is valid for ${LIMITS.fileLinkMinutes} minutes`,
    DOCUMENT,
  )
  resume: string;

  @CountAnswer('Bytes of the resume; absent if the file is gone', 217_000, { optional: true })
  resumeBytes?: number;

  @TextAnswer('E-mail; only after the application was accepted', SAMPLE_ACCOUNTS.seeker, { optional: true })
  email?: string;

  @TextAnswer('Phone number, if the applicant shows it to companies', EXAMPLE.phone, { optional: true })
  phone?: string;
}

class ApplicationBaseDto {
  @IdAnswer("The application's id", '665f1c2e9b3e4a0012ab34cf')
  _id: string;

  @WordAnswer('Kind of the job: `job` is on-site', JOB_KINDS)
  kind: JobKind;

  @PartAnswer('The job; null if it is gone', AppliedJobDto, { nullable: true })
  jobId: AppliedJobDto | null;

  @WordAnswer('Status; Accepted is final, and Rejected from `finalAt` on', APPLICATION_STATUSES)
  status: ApplicationStatus;

  @TimeAnswer(
    'Rejections only: until then the company can undo it. Absent in rejections from before this field existed',
    { optional: true },
  )
  finalAt?: string;

  @WordAnswer(
    'Why it was rejected, if the company says so; to the seeker once it is final',
    REJECTION_REASON_NAMES,
    {
      optional: true,
    },
  )
  reason?: RejectionReason;

  @TextAnswer(
    'What the company adds to a rejection; to the seeker once it is final',
    'Please apply again next year.',
    { optional: true },
  )
  note?: string;

  @TextAnswer(
    'What happens next, if the company says so when it accepts',
    'Please come to our office on Monday at 10.',
    { optional: true },
  )
  nextStep?: string;

  @PartAnswer('The last interview, if the company has invited to one', InterviewDto, { optional: true })
  interview?: InterviewDto;

  @TimeAnswer('When it was sent')
  date: string;

  @LinkAnswer(
    `The certificate; the link is valid for ${LIMITS.fileLinkMinutes} minutes; remote jobs only`,
    DOCUMENT,
    { optional: true },
  )
  certificate?: string;

  @CountAnswer('Bytes of the certificate; absent if the file is gone', 217_000, { optional: true })
  certificateBytes?: number;

  @PartAnswer('The company; null if it is gone', CompanyRefDto, { nullable: true })
  companyId: CompanyRefDto | null;

  @PartAnswer('The applicant; null if the account is gone', ApplicantDto, { nullable: true })
  userId: ApplicantDto | null;

  @FlagAnswer(
    'True until the owner removes or keeps it. Sent before the owner of the e-mail took the account over.',
    true,
    { optional: true },
  )
  former?: true;
}

export class ApplicationDto extends ApplicationBaseDto {
  @TimeAnswer('When the company decided; absent until a rejection is final', { optional: true })
  decidedAt?: string;

  @TimeAnswer('When the company first opened the resume or certificate; absent until it does', {
    optional: true,
  })
  viewedAt?: string;

  @TimeAnswer('When the seeker was warned that the board takes this job for fraud; absent otherwise', {
    optional: true,
  })
  warnedAt?: string;

  @TimeAnswer('When the seeker withdrew it; absent otherwise. The status stays Pending', { optional: true })
  withdrawnAt?: string;

  @FlagAnswer(
    `The job has been closed for ${LIMITS.noDecisionDays} days, and the company has not decided; absent otherwise`,
    true,
    { optional: true },
  )
  noDecision?: true;

  @FlagAnswer(
    'Waits until the e-mail of the seeker is confirmed, and the company does not see it until then; absent otherwise',
    true,
    {
      optional: true,
    },
  )
  held?: true;
}

export class AppliedDto extends OkDto {
  @FlagAnswer(
    'The application is stored, and reaches the company once the e-mail of the seeker is confirmed; absent if it has reached the company',
    true,
    { optional: true },
  )
  held?: true;
}

export class ReceivedApplicationDto extends ApplicationBaseDto {
  @WordAnswer('Where it stands with the company', STAGES)
  stage: Stage;

  @TextAnswer("The company's own note; the seeker never gets it", 'Spoke on the phone.', { optional: true })
  privateNote?: string;
}

export class ApplicationsDto extends OkDto {
  @PartAnswer('Newest first', [ApplicationDto], { maxItems: LIMITS.maxUnpagedJobs })
  applications: ApplicationDto[];
}

export class ReceivedApplicationsDto extends OkDto {
  @PartAnswer('Newest first', [ReceivedApplicationDto], { maxItems: LIMITS.maxUnpagedJobs })
  applications: ReceivedApplicationDto[];
}

export class ReceivedApplicationsPageDto extends OkDto {
  @PartAnswer('The rows asked for', [ReceivedApplicationDto])
  data: ReceivedApplicationDto[];

  @CountAnswer('How many match the filter', 42)
  total: number;
}

export class OneReceivedApplicationDto extends OkDto {
  @PartAnswer('The application', ReceivedApplicationDto)
  data: ReceivedApplicationDto;
}

export class StatusResultDto {
  @TextAnswer("The application's id as it was given", '665f1c2e9b3e4a0012ab34cf')
  id: string;

  @FlagAnswer('Whether this one was changed', true)
  success: boolean;

  @TextAnswer('One sentence about this one', 'Status Changed')
  message: string;
}

export class StatusResultsDto extends OkDto {
  @PartAnswer('One for each id, in the order given', [StatusResultDto])
  results: StatusResultDto[];
}

export class JobStatsDto {
  @CountAnswer('All jobs', 12)
  total: number;

  @CountAnswer('Shown on the board', 10)
  visible: number;

  @CountAnswer('Hidden', 2)
  hidden: number;
}

export class ApplicationStatsDto {
  @CountAnswer('Not decided yet', 30)
  Pending: number;

  @CountAnswer('Accepted', 5)
  Accepted: number;

  @CountAnswer('Rejected', 7)
  Rejected: number;

  @CountAnswer('All applications', 42)
  total: number;
}

export class WaitingStatsDto {
  @CountAnswer('Whose documents nobody of the company has opened', 12)
  new: number;

  @CountAnswer(`Who applied ${LIMITS.longWaitDays} days ago or earlier, by the calendar`, 4)
  overAWeek: number;
}

export class CompanyStatsDto {
  @PartAnswer('Jobs of both kinds', JobStatsDto)
  jobs: JobStatsDto;

  @PartAnswer('Applications by status', ApplicationStatsDto)
  applications: ApplicationStatsDto;

  @PartAnswer('Of the Pending ones', WaitingStatsDto)
  waiting: WaitingStatsDto;
}

export class StatsDto extends OkDto {
  @PartAnswer('The counts', CompanyStatsDto)
  stats: CompanyStatsDto;
}
