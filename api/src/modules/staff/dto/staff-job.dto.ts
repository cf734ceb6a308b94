import { advertFinding, JOB_KINDS, LIMITS, REPORT_REASON_NAMES, type ReportReason } from '@skybil/shared';
import { EXAMPLE } from '../../../platform/contract/docs/examples.js';
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
import { REPORTED_BY, type ReportedBy } from '../../reports/report.record.js';
import { StaffCompanyDto } from './staff-company.dto.js';
import { STAFF_EXAMPLE } from './staff-examples.js';

export class StaffFindingDto {
  @TextAnswer('The rule of the advert check', 'money-asked')
  rule: string;

  @TextAnswer('The sentence that broke it', 'Form is N2,000.')
  sentence: string;

  @TextAnswer('Both in plain words', advertFinding('money-asked', 'Form is N2,000.'))
  says: string;
}

export class StaffReportDto {
  @WordAnswer('What is wrong', REPORT_REASON_NAMES)
  reason: ReportReason;

  @TextAnswer('What the reporter wrote', 'They asked me for N5,000 on the phone.', { optional: true })
  text?: string;

  @WordAnswer(
    'Who reported: a signed-in account, a known device, or a stranger, who does not count',
    REPORTED_BY,
  )
  by: ReportedBy;

  @TimeAnswer('When')
  reportedAt: string;
}

export class StaffJobDto {
  @IdAnswer('Id of the job', STAFF_EXAMPLE.jobId)
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

  @FlagAnswer('Whether reports hide it', false)
  hiddenByReports: boolean;

  @TextAnswer('Why it is hidden; absent if nobody hides it', 'It asks for money.', { optional: true })
  hidden?: string;

  @PartAnswer('What the advert check found', [StaffFindingDto], { maxItems: 20 })
  findings: StaffFindingDto[];

  @PartAnswer('Reports that wait for a decision: those that count first, then the oldest', [StaffReportDto], {
    maxItems: LIMITS.staffReports,
  })
  reports: StaffReportDto[];

  @CountAnswer('How many reports wait in all', 3)
  totalReports: number;

  @PartAnswer('Its company; absent if it is gone', StaffCompanyDto, { optional: true })
  company?: StaffCompanyDto;

  @TextAnswer('Its version, which a decision names', STAFF_EXAMPLE.version)
  version: string;
}

export class WholeStaffJobDto extends StaffJobDto {
  @TextAnswer('Its description as cleaned HTML', '<p>Type lists. Form is N2,000.</p>')
  description: string;
}

export class OneStaffJobDto extends OkDto {
  @PartAnswer('The job', WholeStaffJobDto)
  job: WholeStaffJobDto;
}
