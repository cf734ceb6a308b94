import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Response } from 'express';
import { Access } from '../../auth/access.decorator.js';
import { CompanyId } from '../../auth/identity.js';
import { Answers } from '../../http/answers.decorator.js';
import { IdParamPipe } from '../../http/id-param.pipe.js';
import { ListQueryDto, setContentRange } from '../../http/list-query.js';
import { ok, OkDto } from '../../http/ok.js';
import { AddressLimits } from '../../limits/address-limits.js';
import { POSTS } from '../../limits/limit-rules.js';
import { readCompanyJobPage } from './company-job-list.js';
import { CompanyJobsService } from './company-jobs.service.js';
import { ChangeVisibilityDto } from './dto/change-visibility.dto.js';
import { CompanyJobsPageDto, OneCompanyJobDto } from './dto/company-job-answers.dto.js';
import { CompanyJobListDto } from './dto/job.dto.js';
import { PostJobDto, UpdateJobDto } from './dto/post-job.dto.js';

@ApiTags('Company jobs')
@Access('company')
@Controller('company')
export class CompanyJobsController {
  constructor(
    private readonly jobs: CompanyJobsService,
    private readonly limits: AddressLimits,
  ) {}

  /** Posts a job; it is visible at once. */
  @Post('post-job')
  @Answers({ ok: OkDto, fails: [400, 401, 413, 415] })
  async post(@CompanyId() companyId: string, @Body() content: PostJobDto): Promise<OkDto> {
    await this.limits.useIdentity(companyId, POSTS);
    await this.jobs.post(companyId, content);
    return ok({}, MESSAGES.jobPosted);
  }

  /** The company's jobs of both kinds, newest first, up to 1,000. */
  @Get('list-jobs')
  @Answers({ ok: CompanyJobListDto, fails: [401] })
  async list(@CompanyId() companyId: string): Promise<CompanyJobListDto> {
    return ok({ jobsData: await this.jobs.all(companyId) });
  }

  /** Shows or hides a job; without `visible` it flips. */
  @Post('change-visibility')
  @Answers({ ok: OkDto, fails: [400, 401, 404, 413, 415] })
  async changeVisibility(
    @CompanyId() companyId: string,
    @Body() { id, visible }: ChangeVisibilityDto,
  ): Promise<OkDto> {
    await this.jobs.setVisible(companyId, id, visible);
    return ok({}, MESSAGES.visibilityUpdated);
  }

  /** The console's list: sorted, filtered, paged; `Content-Range` tells the rows. */
  @Get('jobs')
  @Answers({ ok: CompanyJobsPageDto, fails: [400, 401] })
  async page(
    @CompanyId() companyId: string,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CompanyJobsPageDto> {
    const request = readCompanyJobPage(query);
    const { data, total } = await this.jobs.page(companyId, request);
    setContentRange(response, 'jobs', request.skip, data.length, total);
    return ok({ data, total });
  }

  /** Posts a job and answers with it. */
  @Post('jobs')
  @Answers({ ok: OneCompanyJobDto, fails: [400, 401, 413, 415] })
  async create(@CompanyId() companyId: string, @Body() content: PostJobDto): Promise<OneCompanyJobDto> {
    await this.limits.useIdentity(companyId, POSTS);
    return ok({ data: await this.jobs.post(companyId, content) }, MESSAGES.jobPosted);
  }

  /** One of the company's jobs, hidden or not. */
  @Get('jobs/:id')
  @Answers({ ok: OneCompanyJobDto, fails: [400, 401, 404] })
  async one(@CompanyId() companyId: string, @Param('id', IdParamPipe) id: string): Promise<OneCompanyJobDto> {
    return ok({ data: await this.jobs.one(companyId, id) });
  }

  /** Changes a job; its kind, date and applicants stay. */
  @Put('jobs/:id')
  @Answers({ ok: OneCompanyJobDto, fails: [400, 401, 404, 413, 415] })
  async update(
    @CompanyId() companyId: string,
    @Param('id', IdParamPipe) id: string,
    @Body() content: UpdateJobDto,
  ): Promise<OneCompanyJobDto> {
    return ok({ data: await this.jobs.update(companyId, id, content) }, MESSAGES.jobUpdated);
  }
}
