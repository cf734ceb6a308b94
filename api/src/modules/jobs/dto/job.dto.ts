import { ApiProperty } from '@nestjs/swagger';
import { JOB_KINDS, JOB_LOCATIONS, type JobKind, LIMITS } from '@skybil/shared';
import { OkDto } from '../../../http/ok.js';
import { CompanyRefDto } from '../../companies/dto/company.dto.js';

/** A job as a row of a list. */
export class JobDto {
  @ApiProperty({ description: '24 hex digits', example: '665f1c2e9b3e4a0012ab34cd' })
  _id: string;

  @ApiProperty({ enum: JOB_KINDS, description: '`job` is on-site' })
  kind: JobKind;

  @ApiProperty({ example: 'Backend Engineer' })
  title: string;

  @ApiProperty({ required: false, description: 'Cleaned HTML; absent in rows of the paged form' })
  description?: string;

  @ApiProperty({ description: `The first ${LIMITS.excerptCharacters} characters of the description's text` })
  excerpt: string;

  @ApiProperty({ description: `One of ${JOB_LOCATIONS.join(', ')}; an imported advert may name another`, example: 'Lagos' })
  location: string;

  @ApiProperty({ description: 'Monthly pay as free text', example: '250,000 - 400,000' })
  salary: string;

  @ApiProperty({ description: 'A category of spec 9; empty for an imported advert that fits none', example: 'Programming' })
  category: string;

  @ApiProperty({ description: 'A level of spec 9; empty when an imported advert tells none', example: 'Senior level' })
  level: string;

  @ApiProperty({ example: 'Remote' })
  nature: string;

  @ApiProperty({ description: 'NGN or USD; empty when pay is not disclosed', example: 'NGN' })
  currency: string;

  @ApiProperty({ description: 'When it was posted, ISO-8601 UTC', format: 'date-time' })
  date: string;

  @ApiProperty()
  visible: boolean;

  @ApiProperty({ description: 'How many have applied', type: 'integer', minimum: 0 })
  applicants: number;

  @ApiProperty({ type: CompanyRefDto })
  companyId: CompanyRefDto;

  @ApiProperty({ required: false, description: 'Imported adverts: where to apply', format: 'uri' })
  sourceUrl?: string;

  @ApiProperty({ required: false, description: "Imported adverts: the source's name", example: 'Remote OK' })
  sourceName?: string;
}

/** What a list tells about itself. The last four are present in the paged form. */
export class JobListInfoDto extends OkDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many match' })
  total: number;

  @ApiProperty({ required: false, enum: ['eq', 'gte'], description: '`gte`: there are more than `total`' })
  totalRelation?: 'eq' | 'gte';

  @ApiProperty({ required: false, type: 'integer', minimum: 1 })
  page?: number;

  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: LIMITS.maxJobsPerPage })
  limit?: number;

  @ApiProperty({ required: false, format: 'date-time', description: 'Send it back to keep pages stable' })
  asOf?: string;
}

export class JobsDto extends JobListInfoDto {
  @ApiProperty({ type: [JobDto] })
  jobs: JobDto[];
}

export class RemoteJobsDto extends JobListInfoDto {
  @ApiProperty({ type: [JobDto] })
  skybiljobs: JobDto[];
}

export class OneJobDto extends OkDto {
  @ApiProperty({ type: JobDto })
  job: JobDto;
}

export class OneRemoteJobDto extends OkDto {
  @ApiProperty({ type: JobDto })
  skybiljob: JobDto;
}

export class RelatedJobsDto extends OkDto {
  @ApiProperty({ type: [JobDto], maxItems: LIMITS.relatedJobs })
  jobs: JobDto[];
}

export class RelatedRemoteJobsDto extends OkDto {
  @ApiProperty({ type: [JobDto], maxItems: LIMITS.relatedJobs })
  skybiljobs: JobDto[];
}

export class CompanyJobListDto extends OkDto {
  @ApiProperty({ type: [JobDto], description: "The company's jobs of both kinds, newest first" })
  jobsData: JobDto[];
}

export class FacetDto {
  @ApiProperty({ example: 'Lagos' })
  value: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Jobs that ticking this box would show' })
  count: number;
}

export class FacetsDto {
  @ApiProperty({ type: [FacetDto] })
  category: FacetDto[];

  @ApiProperty({ type: [FacetDto] })
  locations: FacetDto[];

  @ApiProperty({ type: [FacetDto] })
  level: FacetDto[];

  @ApiProperty({ type: [FacetDto] })
  kind: FacetDto[];
}

export class JobFacetsDto extends OkDto {
  @ApiProperty({ type: FacetsDto })
  facets: FacetsDto;
}
