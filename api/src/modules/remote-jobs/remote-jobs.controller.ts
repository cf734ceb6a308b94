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
  OneRemoteJobDto,
  RelatedRemoteJobsDto,
  RemoteJobsDto,
  SimilarRemoteJobsDto,
} from '../jobs/dto/job.dto.js';
import { RemoteJobListQueryDto } from '../jobs/dto/job-list-query.dto.js';
import { isBare, toListRequest } from '../jobs/job-list-request.js';
import { JobsService } from '../jobs/jobs.service.js';

/** The public list of remote jobs, called "skybil jobs" in the contract (JOB-1). */
@ApiTags('Remote jobs')
@Controller('remotejobs')
export class RemoteJobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly cache: PublicCache,
  ) {}

  /**
   * Remote jobs
   * @remarks Newest first, or the best match of `q` first. Without parameters: the newest jobs with descriptions, up to the size limit of the answer; if
   * `total` is greater than the number of rows, read the older jobs page by page. With any parameter: one page of rows
   * without descriptions. `page` times `limit` must not exceed the maximum of `page`.
   */
  @Get()
  @Access('public')
  @Cached()
  @Answers({ ok: RemoteJobsDto, headers: ['ETag'] })
  list(@Query() query: RemoteJobListQueryDto, @ClientOf() { ip }: Client): Promise<CachedAnswer> {
    return this.cache.answer('remotejobs', query, async (): Promise<RemoteJobsDto> => {
      if (isBare(query)) {
        const { rows, total } = await this.jobs.newest('remote');
        return ok({ skybiljobs: rows, total });
      }
      const { rows, ...info } = await this.jobs.page(toListRequest(query, 'remote'), ip);
      return ok({ skybiljobs: rows, ...info });
    });
  }

  /**
   * One remote job
   * @remarks A hidden job answers 404, like an unknown one.
   */
  @Get(':id')
  @Access('public')
  @Cached()
  @Answers({ ok: OneRemoteJobDto, fails: ['not_found'], headers: ['ETag'] })
  one(@Param('id', IdParamPipe) id: string): Promise<CachedAnswer> {
    return this.cache.answer('remotejob', { id }, async (): Promise<OneRemoteJobDto> => {
      return ok({ skybiljob: await this.jobs.shown('remote', id) });
    });
  }

  /**
   * Other remote jobs of the company
   * @remarks Newest first, without this job. For a signed-in seeker also without jobs applied to.
   */
  @Get(':id/related')
  @Access('seeker-optional')
  @Answers({ ok: RelatedRemoteJobsDto, fails: ['unauthorized', 'not_found'] })
  async related(
    @Param('id', IdParamPipe) id: string,
    @SeekerId() userId?: string,
  ): Promise<RelatedRemoteJobsDto> {
    return ok({ skybiljobs: await this.jobs.related('remote', id, userId) });
  }

  /**
   * Remote jobs like this one
   * @remarks Of the same category, with a word of the title in common, those in the same state first. Without this job and
   * without those that `related` answers to a visitor.
   */
  @Get(':id/similar')
  @Access('public')
  @Cached()
  @Answers({ ok: SimilarRemoteJobsDto, fails: ['not_found'], headers: ['ETag'] })
  similar(@Param('id', IdParamPipe) id: string, @ClientOf() { ip }: Client): Promise<CachedAnswer> {
    return this.cache.answer('remote-similar', { id }, async (): Promise<SimilarRemoteJobsDto> => {
      return ok({ skybiljobs: await this.jobs.similar('remote', id, ip) });
    });
  }
}
