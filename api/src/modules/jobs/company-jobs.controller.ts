import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES, notPublicYet, type WaitingFor } from '@skybil/shared';
import type { Response } from 'express';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { CompanyId } from '../../platform/contract/route/principal.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { setContentRange } from '../../platform/contract/input/list-query.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import {
  IdempotencyKey,
  type KeyedRequest,
  AcceptsIdempotencyKey,
} from '../../platform/contract/route/idempotency-key.decorator.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { LONG_JSON, AcceptsBody } from '../../platform/contract/route/accepts-body.decorator.js';
import { POSTS } from '../../platform/contract/route/limit-rules.js';
import { ClosingService } from './closing.service.js';
import { CompanyJobListQueryDto, readCompanyJobPage } from './company-job-list.js';
import { CompanyJobsService } from './company-jobs.service.js';
import { unfairPhrases } from '../advert-check/fair-wording/fair-wording.js';
import { ChangeVisibilityDto } from './dto/change-visibility.dto.js';
import { CheckedWordingDto, CheckWordingDto } from './dto/check-wording.dto.js';
import { CloseJobDto, ReopenJobDto } from './dto/closing.dto.js';
import { CompanyJobListDto, CompanyJobsPageDto, OneCompanyJobDto } from './dto/company-job.dto.js';
import { PostedJobDto, PostJobDto, UpdateJobDto } from './dto/post-job.dto.js';

@ApiTags('Company jobs')
@Access('company')
@Controller('company')
export class CompanyJobsController {
  constructor(
    private readonly jobs: CompanyJobsService,
    private readonly closing: ClosingService,
  ) {}

  /**
   * Post a job
   * @remarks The job is public at once unless `waitingFor` and the message say what it waits for. `kind` defaults to
   * `job` (on-site). HTML that is not allowed is removed from the description.
   */
  @Post('post-job')
  @Limit(POSTS)
  @AcceptsBody(LONG_JSON)
  @AcceptsIdempotencyKey()
  @Answers({ ok: PostedJobDto, fails: [...IN_BODY, 'unauthorized', 'key_reused', 'company_suspended'] })
  async post(
    @CompanyId() companyId: string,
    @Body() content: PostJobDto,
    @IdempotencyKey() sent?: KeyedRequest,
  ): Promise<PostedJobDto> {
    const { jobId, waitingFor } = await this.jobs.post(companyId, content, sent);
    return ok({ jobId, ...(waitingFor.length > 0 ? { waitingFor } : {}) }, postedMessage(waitingFor));
  }

  /**
   * Check the wording of an advert
   * @remarks Finds limits of age, sex, marital state, faith, tribe and origin, and says what to write instead. Nothing is
   * stored, and the advert can be posted as it is.
   */
  @Post('check-wording')
  @AcceptsBody(LONG_JSON)
  @Answers({ ok: CheckedWordingDto, fails: [...IN_BODY, 'unauthorized'] })
  checkWording(@Body() { title = '', description = '' }: CheckWordingDto): CheckedWordingDto {
    return ok({ unfair: unfairPhrases({ title, description }) });
  }

  /**
   * All jobs of the company
   * @remarks Both kinds, hidden jobs included, newest first.
   */
  @Get('list-jobs')
  @Answers({ ok: CompanyJobListDto, fails: ['unauthorized'] })
  async list(@CompanyId() companyId: string, @ClientOf() client: Client): Promise<CompanyJobListDto> {
    return ok({ jobsData: await this.jobs.all(companyId, client) });
  }

  /**
   * Show or hide a job
   * @remarks Without `visible` the visibility flips; with it the call can be repeated safely. A job that the board's
   * operator hides cannot be shown, and a suspended company cannot show any job: the message gives the reason.
   */
  @Post('change-visibility')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'company_suspended', 'job_hidden'] })
  async changeVisibility(
    @CompanyId() companyId: string,
    @Body() { id, visible }: ChangeVisibilityDto,
  ): Promise<OkDto> {
    await this.jobs.setVisible(companyId, id, visible);
    return ok({}, MESSAGES.visibilityUpdated);
  }

  /**
   * A page of jobs, for the console
   * @remarks `sort` by date, title, location, visible or kind; `filter` by q (part of the title), kind,
   * category, location, level, visible or id; `range` of rows. `Content-Range` gives the rows of the answer.
   */
  @Get('jobs')
  @Answers({ ok: CompanyJobsPageDto, fails: ['unauthorized'], headers: ['Content-Range'] })
  async page(
    @CompanyId() companyId: string,
    @Query() query: CompanyJobListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CompanyJobsPageDto> {
    const request = readCompanyJobPage(query);
    const { data, total } = await this.jobs.page(companyId, request);
    setContentRange(response, 'jobs', request.skip, data.length, total);
    return ok({ data, total });
  }

  /**
   * Post a job and see it
   * @remarks As `post-job`, but the answer contains the job.
   */
  @Post('jobs')
  @Limit(POSTS)
  @AcceptsBody(LONG_JSON)
  @AcceptsIdempotencyKey()
  @Answers({ ok: OneCompanyJobDto, fails: [...IN_BODY, 'unauthorized', 'key_reused', 'company_suspended'] })
  async create(
    @CompanyId() companyId: string,
    @Body() content: PostJobDto,
    @IdempotencyKey() sent?: KeyedRequest,
  ): Promise<OneCompanyJobDto> {
    const { jobId, waitingFor } = await this.jobs.post(companyId, content, sent);
    return ok({ data: await this.jobs.one(companyId, jobId) }, postedMessage(waitingFor));
  }

  /**
   * One job of the company
   * @remarks With the whole description, also if it is hidden.
   */
  @Get('jobs/:id')
  @Answers({ ok: OneCompanyJobDto, fails: ['unauthorized', 'not_found'] })
  async one(@CompanyId() companyId: string, @Param('id', IdParamPipe) id: string): Promise<OneCompanyJobDto> {
    return ok({ data: await this.jobs.one(companyId, id) });
  }

  /**
   * Change a job
   * @remarks Send the whole content. Kind, date and applicants do not change. A changed text is checked again.
   */
  @Put('jobs/:id')
  @AcceptsBody(LONG_JSON)
  @Answers({
    ok: OneCompanyJobDto,
    fails: [...IN_BODY, 'unauthorized', 'not_found', 'company_suspended', 'job_hidden', 'job_closed'],
  })
  async update(
    @CompanyId() companyId: string,
    @Param('id', IdParamPipe) id: string,
    @Body() content: UpdateJobDto,
  ): Promise<OneCompanyJobDto> {
    return ok({ data: await this.jobs.update(companyId, id, content) }, MESSAGES.jobUpdated);
  }

  /**
   * Close a job
   * @remarks It leaves every list and takes no more applications. Its page says how it was closed, and ends later.
   * Applicants can still be decided; with `rejectionReason` all who wait are rejected within minutes.
   */
  @Post('jobs/:id/close')
  @Answers({ ok: OneCompanyJobDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'job_closed'] })
  async close(
    @CompanyId() companyId: string,
    @Param('id', IdParamPipe) id: string,
    @Body() closing: CloseJobDto,
  ): Promise<OneCompanyJobDto> {
    await this.closing.close(companyId, id, closing);
    return ok({ data: await this.jobs.one(companyId, id) }, MESSAGES.jobClosedNow);
  }

  /**
   * Open a closed job again
   * @remarks Address and applicants stay.
   */
  @Post('jobs/:id/reopen')
  @Answers({ ok: OneCompanyJobDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'company_suspended'] })
  async reopen(
    @CompanyId() companyId: string,
    @Param('id', IdParamPipe) id: string,
    @Body() { closingDate }: ReopenJobDto,
  ): Promise<OneCompanyJobDto> {
    await this.closing.reopen(companyId, id, closingDate);
    return ok({ data: await this.jobs.one(companyId, id) }, MESSAGES.jobReopened);
  }

  /**
   * Ask for a decision
   * @remarks For a job with `heldFor`: the board's operator looks at it, and its company is told by mail. A repeated call
   * changes nothing, and a changed text needs a new request.
   */
  @Post('jobs/:id/ask-for-decision')
  @Answers({
    ok: OneCompanyJobDto,
    fails: [...IN_BODY, 'unauthorized', 'not_found', 'company_suspended', 'job_hidden'],
  })
  async askForDecision(
    @CompanyId() companyId: string,
    @Param('id', IdParamPipe) id: string,
  ): Promise<OneCompanyJobDto> {
    const waits = await this.jobs.askForDecision(companyId, id);
    const message = waits ? MESSAGES.decisionAsked : MESSAGES.decisionNotNeeded;
    return ok({ data: await this.jobs.one(companyId, id) }, message);
  }
}

const postedMessage = (waitingFor: readonly WaitingFor[]): string =>
  waitingFor.length > 0 ? notPublicYet(waitingFor) : MESSAGES.jobPosted;
