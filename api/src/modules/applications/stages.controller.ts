import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { CompanyId } from '../../platform/contract/route/principal.js';
import { StatusResultsDto } from './dto/application.dto.js';
import { ChangeStageDto, ChangeStagesDto, PrivateNoteDto, StageCountsDto } from './dto/stage.dto.js';
import { ReceivedApplicationsService } from './received-applications.service.js';
import { readReceivedPage, ReceivedListQueryDto } from './received-list.js';

@ApiTags('Company applications')
@Access('company')
@Controller('company')
export class StagesController {
  constructor(private readonly received: ReceivedApplicationsService) {}

  /**
   * Move an application to another stage
   * @remarks To the short list, or back from it. The moves are `received` or `viewed` to `shortlisted`, `shortlisted` to
   * `viewed`, and `interview` to `shortlisted` once the interview is over.
   */
  @Post('change-stage')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'wrong_stage'] })
  async change(@CompanyId() companyId: string, @Body() { id, stage }: ChangeStageDto): Promise<OkDto> {
    await this.received.changeStage(companyId, id, stage);
    return ok({}, MESSAGES.stageChanged);
  }

  /**
   * Move several applications to another stage
   * @remarks `results` has one entry per application. The answer is 200 even if some could not be moved.
   */
  @Post('change-stages')
  @Answers({ ok: StatusResultsDto, fails: [...IN_BODY, 'unauthorized'] })
  async changeMany(
    @CompanyId() companyId: string,
    @Body() { ids, stage }: ChangeStagesDto,
  ): Promise<StatusResultsDto> {
    return ok({ results: await this.received.changeStages(companyId, ids, stage) });
  }

  /**
   * Applications in each stage
   * @remarks Of those that `filter` leaves, which is that of the page of applications without `stage`.
   */
  @Get('stage-counts')
  @Answers({ ok: StageCountsDto, fails: ['unauthorized'] })
  async counts(
    @CompanyId() companyId: string,
    @Query() query: ReceivedListQueryDto,
  ): Promise<StageCountsDto> {
    return ok({ counts: await this.received.countByStage(companyId, readReceivedPage(query)) });
  }

  /**
   * Keep a private note on an application
   * @remarks For the company alone; the seeker never sees it. An empty note removes it.
   */
  @Post('applications/:id/private-note')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async note(
    @CompanyId() companyId: string,
    @Param('id', IdParamPipe) id: string,
    @Body() { note }: PrivateNoteDto,
  ): Promise<OkDto> {
    await this.received.savePrivateNote(companyId, id, note ?? '');
    return ok({}, MESSAGES.privateNoteSaved);
  }
}
