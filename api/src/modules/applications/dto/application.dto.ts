import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, JOB_KINDS, type JobKind } from '@skybil/shared';
import { OkDto } from '../../../http/ok.js';
import { CompanyRefDto } from '../../companies/dto/company.dto.js';

/** A job as it stands inside an application. */
export class AppliedJobDto {
  @ApiProperty({ example: '665f1c2e9b3e4a0012ab34cd' })
  _id: string;

  @ApiProperty({ example: 'Backend Engineer' })
  title: string;

  @ApiProperty({ example: 'Lagos' })
  location: string;
}

/** An applicant as the company sees him or her. */
export class ApplicantDto {
  @ApiProperty({ example: '665f1c2e9b3e4a0012ab34ce' })
  _id: string;

  @ApiProperty({ example: 'Adaeze Okafor' })
  name: string;

  @ApiProperty({ description: 'Absolute address of a picture, or of drawn initials', format: 'uri' })
  image: string;

  @ApiProperty({ description: 'Link to the resume as it was when sent, good for 15 minutes', format: 'uri' })
  resume: string;

  @ApiProperty({ required: false, description: 'Only after the application was accepted' })
  email?: string;
}

class ApplicationBaseDto {
  @ApiProperty({ example: '665f1c2e9b3e4a0012ab34cf' })
  _id: string;

  @ApiProperty({ enum: JOB_KINDS })
  kind: JobKind;

  @ApiProperty({ type: AppliedJobDto, nullable: true, description: 'null when the job is gone' })
  jobId: AppliedJobDto | null;

  @ApiProperty({ enum: APPLICATION_STATUSES })
  status: ApplicationStatus;

  @ApiProperty({ format: 'date-time', description: 'When it was sent' })
  date: string;

  @ApiProperty({ required: false, description: 'Link to the certificate, good for 15 minutes; remote jobs only' })
  certificate?: string;

  @ApiProperty({ type: CompanyRefDto, nullable: true, description: 'null when the company is gone' })
  companyId: CompanyRefDto | null;
}

/** An application as its seeker sees it. */
export class ApplicationDto extends ApplicationBaseDto {}

/** An application as the company sees it. */
export class ReceivedApplicationDto extends ApplicationBaseDto {
  @ApiProperty({ type: ApplicantDto, nullable: true, description: 'null when the account is gone' })
  userId: ApplicantDto | null;
}

export class ApplicationsDto extends OkDto {
  @ApiProperty({ type: [ApplicationDto], description: 'Newest first' })
  applications: ApplicationDto[];
}

export class ReceivedApplicationsDto extends OkDto {
  @ApiProperty({ type: [ReceivedApplicationDto], description: 'Newest first' })
  applications: ReceivedApplicationDto[];
}

export class ReceivedApplicationsPageDto extends OkDto {
  @ApiProperty({ type: [ReceivedApplicationDto] })
  data: ReceivedApplicationDto[];

  @ApiProperty({ type: 'integer', minimum: 0 })
  total: number;
}

export class OneReceivedApplicationDto extends OkDto {
  @ApiProperty({ type: ReceivedApplicationDto })
  data: ReceivedApplicationDto;
}

export class StatusResultDto {
  @ApiProperty({ example: '665f1c2e9b3e4a0012ab34cf' })
  id: string;

  @ApiProperty()
  success: boolean;

  @ApiProperty({ example: 'Status Changed' })
  message: string;
}

export class StatusResultsDto extends OkDto {
  @ApiProperty({ type: [StatusResultDto], description: 'One for each id, in the order given' })
  results: StatusResultDto[];
}

export class JobStatsDto {
  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer' })
  visible: number;

  @ApiProperty({ type: 'integer' })
  hidden: number;
}

export class ApplicationStatsDto {
  @ApiProperty({ type: 'integer' })
  Pending: number;

  @ApiProperty({ type: 'integer' })
  Accepted: number;

  @ApiProperty({ type: 'integer' })
  Rejected: number;

  @ApiProperty({ type: 'integer' })
  total: number;
}

export class CompanyStatsDto {
  @ApiProperty({ type: JobStatsDto })
  jobs: JobStatsDto;

  @ApiProperty({ type: ApplicationStatsDto })
  applications: ApplicationStatsDto;
}

export class StatsDto extends OkDto {
  @ApiProperty({ type: CompanyStatsDto })
  stats: CompanyStatsDto;
}
