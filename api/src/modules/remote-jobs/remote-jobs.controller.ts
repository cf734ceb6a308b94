import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../auth/access.decorator.js';
import { SeekerId } from '../../auth/identity.js';
import { PublicCacheInterceptor } from '../../cache/public-cache.interceptor.js';
import { Answers } from '../../http/answers.decorator.js';
import { IdParamPipe } from '../../http/id-param.pipe.js';
import { ok } from '../../http/ok.js';
import { OneRemoteJobDto, RelatedRemoteJobsDto, RemoteJobsDto } from '../jobs/dto/job.dto.js';
import { RemoteJobListQueryDto } from '../jobs/dto/job-list-query.dto.js';
import { isBare, toListRequest } from '../jobs/job-list-request.js';
import { JobsService } from '../jobs/jobs.service.js';

/** The public face of the second list (spec 1: "skybil jobs"). */
@ApiTags('Remote jobs')
@Controller('remotejobs')
export class RemoteJobsController {
  constructor(private readonly jobs: JobsService) {}

  /** Remote jobs, newest first; bare or paged like the on-site list. */
  @Get()
  @Access('public')
  @UseInterceptors(PublicCacheInterceptor)
  @Answers({ ok: RemoteJobsDto, fails: [400] })
  async list(@Query() query: RemoteJobListQueryDto): Promise<RemoteJobsDto> {
    if (isBare(query)) {
      const { rows, total } = await this.jobs.all('remote');
      return ok({ skybiljobs: rows, total });
    }
    const { rows, ...info } = await this.jobs.page(toListRequest(query, 'remote'));
    return ok({ skybiljobs: rows, ...info });
  }

  /** One visible remote job. */
  @Get(':id')
  @Access('public')
  @UseInterceptors(PublicCacheInterceptor)
  @Answers({ ok: OneRemoteJobDto, fails: [400, 404] })
  async one(@Param('id', IdParamPipe) id: string): Promise<OneRemoteJobDto> {
    return ok({ skybiljob: await this.jobs.visible('remote', id) });
  }

  /** Up to four other remote jobs of the same company, without those the signed-in seeker applied to. */
  @Get(':id/related')
  @Access('seeker-optional')
  @Answers({ ok: RelatedRemoteJobsDto, fails: [400, 404] })
  async related(
    @Param('id', IdParamPipe) id: string,
    @SeekerId() userId?: string,
  ): Promise<RelatedRemoteJobsDto> {
    return ok({ skybiljobs: await this.jobs.related('remote', id, userId) });
  }
}
