import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { type Principal, Staff } from '../../platform/contract/route/principal.js';
import { ApprovalDto, RefusalDto } from './dto/decision.dto.js';
import { OneStaffJobDto, StaffQueueDto, StaffQueueQuery } from './dto/staff-queue.dto.js';
import { StaffAdvertsService } from './staff-adverts.service.js';
import { StaffDecisionsService } from './staff-decisions.service.js';

const DECIDED = { ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'already_decided'] } as const;

@ApiTags('Staff')
@Access('staff')
@Controller('staff')
export class StaffModerationController {
  constructor(
    private readonly adverts: StaffAdvertsService,
    private readonly decisions: StaffDecisionsService,
  ) {}

  /**
   * What waits for a decision
   * @remarks Held adverts whose company asks for a decision, and listed adverts in which the check found something, the
   * oldest first.
   */
  @Get('queue')
  @Answers({ ok: StaffQueueDto, fails: ['unauthorized'] })
  async queue(@Query() { page = 1 }: StaffQueueQuery): Promise<StaffQueueDto> {
    return ok(await this.adverts.queue(page));
  }

  /**
   * One job in any state
   * @remarks With its description, and without its applicants.
   */
  @Get('jobs/:id')
  @Answers({ ok: OneStaffJobDto, fails: ['unauthorized', 'not_found'] })
  async job(@Param('id', IdParamPipe) id: string): Promise<OneStaffJobDto> {
    return ok({ job: await this.adverts.job(id) });
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
   * Suspend a company
   * @remarks Hides all of its jobs. Its recruiters still sign in and read.
   */
  @Post('companies/:id/suspend')
  @Answers(DECIDED)
  async suspend(
    @Param('id', IdParamPipe) id: string,
    @Body() given: RefusalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.suspendCompany(id, given, maker, client));
  }

  /**
   * Lift a suspension
   * @remarks Its jobs are shown as it chose.
   */
  @Post('companies/:id/restore')
  @Answers(DECIDED)
  async lift(
    @Param('id', IdParamPipe) id: string,
    @Body() given: ApprovalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.restoreCompany(id, given, maker, client));
  }
}
