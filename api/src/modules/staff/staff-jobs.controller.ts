import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { type Principal, Staff } from '../../platform/contract/route/principal.js';
import { ApprovalDto, RefusalDto } from './dto/decision.dto.js';
import { OneStaffJobDto } from './dto/staff-job.dto.js';
import { StaffQueueDto, StaffQueueQuery } from './dto/staff-queue.dto.js';
import { DECIDED } from './decided-answers.js';
import { StaffDecisionsService } from './staff-decisions.service.js';
import { StaffJobsService } from './staff-jobs.service.js';
import { StaffQueueService } from './staff-queue.service.js';

@ApiTags('Staff')
@Access('staff')
@Controller('staff')
export class StaffJobsController {
  constructor(
    private readonly queued: StaffQueueService,
    private readonly jobs: StaffJobsService,
    private readonly decisions: StaffDecisionsService,
  ) {}

  /**
   * What waits for a decision
   * @remarks Held adverts whose company asks for a decision, listed adverts in which the check found something, adverts with
   * reports, and companies that sent their registration: the oldest first.
   */
  @Get('queue')
  @Answers({ ok: StaffQueueDto, fails: ['unauthorized'] })
  async queue(@Query() { page = 1 }: StaffQueueQuery): Promise<StaffQueueDto> {
    return ok(await this.queued.read(page));
  }

  /**
   * One job in any state
   * @remarks With its description, and without its applicants.
   */
  @Get('jobs/:id')
  @Answers({ ok: OneStaffJobDto, fails: ['unauthorized', 'not_found'] })
  async job(@Param('id', IdParamPipe) id: string): Promise<OneStaffJobDto> {
    return ok({ job: await this.jobs.whole(id) });
  }

  /**
   * Approve an advert
   * @remarks Lists an advert that the check holds, until its text changes.
   */
  @Post('jobs/:id/approve')
  @Answers(DECIDED)
  async approve(
    @Param('id', IdParamPipe) id: string,
    @Body() given: ApprovalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideJob('approve', id, given, maker, client));
  }

  /**
   * Hide a job
   * @remarks Takes it out of every list and page, whatever its company chooses.
   */
  @Post('jobs/:id/hide')
  @Answers(DECIDED)
  async hide(
    @Param('id', IdParamPipe) id: string,
    @Body() given: RefusalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideJob('hide', id, given, maker, client));
  }

  /**
   * Restore a hidden job
   * @remarks Gives it back to what its company chose.
   */
  @Post('jobs/:id/restore')
  @Answers(DECIDED)
  async restore(
    @Param('id', IdParamPipe) id: string,
    @Body() given: ApprovalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideJob('restore', id, given, maker, client));
  }

  /**
   * Uphold the reports of a job
   * @remarks Hides it, like hiding it for another reason, and decides all of its reports.
   */
  @Post('jobs/:id/uphold-reports')
  @Answers(DECIDED)
  async upholdReports(
    @Param('id', IdParamPipe) id: string,
    @Body() given: RefusalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideReports('upheld', id, given, maker, client));
  }

  /**
   * Refuse the reports of a job
   * @remarks It is no longer hidden by them, and the refusal counts against those who reported it.
   */
  @Post('jobs/:id/refuse-reports')
  @Answers(DECIDED)
  async refuseReports(
    @Param('id', IdParamPipe) id: string,
    @Body() given: ApprovalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideReports('refused', id, given, maker, client));
  }
}
