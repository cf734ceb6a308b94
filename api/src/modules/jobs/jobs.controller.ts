import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.decorator.js';
import { SeekerId } from '../../auth/identity.js';
import { PublicCacheInterceptor } from '../../cache/public-cache.interceptor.js';
import { Answers } from '../../http/answers.decorator.js';
import { IdParamPipe } from '../../http/id-param.pipe.js';
import { ok } from '../../http/ok.js';
import { JobFacetsDto, JobsDto, OneJobDto, RelatedJobsDto } from './dto/job.dto.js';
import { JobFacetsQueryDto, JobListQueryDto } from './dto/job-list-query.dto.js';
import { isBare, toFilter, toListRequest } from './job-list-request.js';
import { JobsService } from './jobs.service.js';

@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  /**
   * On-site jobs, newest first. Without parameters the bare list of up to 1,000 with descriptions; with any of them
   * one page of rows.
   */
  @Get()
  @Access('public')
  @UseInterceptors(PublicCacheInterceptor)
  @Answers({ ok: JobsDto, fails: [400] })
  async list(@Query() query: JobListQueryDto): Promise<JobsDto> {
    if (isBare(query)) {
      const { rows, total } = await this.jobs.all('job');
      return ok({ jobs: rows, total });
    }
    const { rows, ...info } = await this.jobs.page(toListRequest(query, query.kind ?? 'job'));
    return ok({ jobs: rows, ...info });
  }

  /** How many jobs each filter box would show under the other filters. */
  @Get('facets')
  @Access('public')
  @UseInterceptors(PublicCacheInterceptor)
  @Answers({ ok: JobFacetsDto, fails: [400] })
  async facets(@Query() query: JobFacetsQueryDto): Promise<JobFacetsDto> {
    return ok({ facets: await this.jobs.facets(toFilter(query, query.kind ?? 'all')) });
  }

  /** One visible on-site job. */
  @Get(':id')
  @Access('public')
  @UseInterceptors(PublicCacheInterceptor)
  @Answers({ ok: OneJobDto, fails: [400, 404] })
  async one(@Param('id', IdParamPipe) id: string): Promise<OneJobDto> {
    return ok({ job: await this.jobs.visible('job', id) });
  }

  /** Up to four other on-site jobs of the same company, without those the signed-in seeker applied to. */
  @Get(':id/related')
  @Access('seeker-optional')
  @Answers({ ok: RelatedJobsDto, fails: [400, 404] })
  async related(@Param('id', IdParamPipe) id: string, @SeekerId() userId?: string): Promise<RelatedJobsDto> {
    return ok({ jobs: await this.jobs.related('job', id, userId) });
  }
}
