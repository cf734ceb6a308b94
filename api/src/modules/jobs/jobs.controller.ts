import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { SeekerId } from '../../platform/contract/route/principal.js';
import { Cached } from '../../platform/cache/cached.decorator.js';
import { type CachedAnswer, PublicCache } from '../../platform/cache/public-cache.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { ok } from '../../platform/contract/output/ok.js';
import {
  JobFacetsDto,
  JobsDto,
  JobSuggestionsDto,
  ListedJobsDto,
  OneJobDto,
  RelatedJobsDto,
  SimilarJobsDto,
} from './dto/job.dto.js';
import {
  JobFacetsQueryDto,
  JobListQueryDto,
  ListedJobsQueryDto,
  SuggestionsQueryDto,
} from './dto/job-list-query.dto.js';
import { isBare, toFilter, toListRequest } from './job-list-request.js';
import { JobsService } from './jobs.service.js';

@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly cache: PublicCache,
  ) {}

  /**
   * On-site jobs
   * @remarks Newest first, or the best match of `q` first. Without parameters: the newest jobs with descriptions, up to the size limit of the answer; if
   * `total` is greater than the number of rows, read the older jobs page by page. With any parameter: one page of rows
   * without descriptions. `page` times `limit` must not exceed the maximum of `page`.
   */
  @Get()
  @Access('public')
  @Cached()
  @Answers({ ok: JobsDto, headers: ['ETag'] })
  list(@Query() query: JobListQueryDto, @ClientOf() { ip }: Client): Promise<CachedAnswer> {
    return this.cache.answer('jobs', query, async (): Promise<JobsDto> => {
      if (isBare(query)) {
        const { rows, total } = await this.jobs.newest('job');
        return ok({ jobs: rows, total });
      }
      const { rows, ...info } = await this.jobs.page(toListRequest(query, query.kind ?? 'job'), ip);
      return ok({ jobs: rows, ...info });
    });
  }

  /**
   * Counts for the filter boxes
   * @remarks How many jobs each box would show with the other filters applied.
   */
  @Get('facets')
  @Access('public')
  @Cached()
  @Answers({ ok: JobFacetsDto, headers: ['ETag'] })
  facets(@Query() query: JobFacetsQueryDto, @ClientOf() { ip }: Client): Promise<CachedAnswer> {
    return this.cache.answer('facets', query, async (): Promise<JobFacetsDto> => {
      return ok({ facets: await this.jobs.facets(toFilter(query, query.kind ?? 'all'), ip) });
    });
  }

  /**
   * Suggestions while a search is typed
   * @remarks Titles, companies and places of listed jobs with words that begin with what is typed.
   */
  @Get('suggestions')
  @Access('public')
  @Cached()
  @Answers({ ok: JobSuggestionsDto, headers: ['ETag'] })
  suggestions(@Query() query: SuggestionsQueryDto): Promise<CachedAnswer> {
    return this.cache.answer('suggestions', query, async (): Promise<JobSuggestionsDto> => {
      return ok({ suggestions: await this.jobs.suggestions(query.q) });
    });
  }

  /**
   * Jobs of both kinds by their ids
   * @remarks With descriptions, in the order of the ids. Hidden and unknown jobs are omitted, closed ones are not. For clients that store jobs
   * on a device and check which ones are still public.
   */
  @Get('listed')
  @Access('public')
  @Answers({ ok: ListedJobsDto })
  async listed(@Query() { ids }: ListedJobsQueryDto): Promise<ListedJobsDto> {
    const asked = [...new Set(ids.toLowerCase().split(','))];
    return ok({ jobs: await this.jobs.shownAmong(asked, { described: true }) });
  }

  /**
   * One on-site job
   * @remarks A hidden job answers 404, like an unknown one.
   */
  @Get(':id')
  @Access('public')
  @Cached()
  @Answers({ ok: OneJobDto, fails: ['not_found'], headers: ['ETag'] })
  one(@Param('id', IdParamPipe) id: string): Promise<CachedAnswer> {
    return this.cache.answer('job', { id }, async (): Promise<OneJobDto> => {
      return ok({ job: await this.jobs.shown('job', id) });
    });
  }

  /**
   * Other on-site jobs of the company
   * @remarks Newest first, without this job. For a signed-in seeker also without jobs applied to.
   */
  @Get(':id/related')
  @Access('seeker-optional')
  @Answers({ ok: RelatedJobsDto, fails: ['unauthorized', 'not_found'] })
  async related(@Param('id', IdParamPipe) id: string, @SeekerId() userId?: string): Promise<RelatedJobsDto> {
    return ok({ jobs: await this.jobs.related('job', id, userId) });
  }

  /**
   * On-site jobs like this one
   * @remarks Of the same category, with a word of the title in common, those in the same state first. Without this job and
   * without those that `related` answers to a visitor.
   */
  @Get(':id/similar')
  @Access('public')
  @Cached()
  @Answers({ ok: SimilarJobsDto, fails: ['not_found'], headers: ['ETag'] })
  similar(@Param('id', IdParamPipe) id: string, @ClientOf() { ip }: Client): Promise<CachedAnswer> {
    return this.cache.answer('similar', { id }, async (): Promise<SimilarJobsDto> => {
      return ok({ jobs: await this.jobs.similar('job', id, ip) });
    });
  }
}
