import { Body, Controller, Get, Header, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Response } from 'express';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { CompanyId } from '../../platform/contract/route/principal.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { setContentRange } from '../../platform/contract/input/list-query.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { toCsv } from './applications-csv.js';
import {
  OneReceivedApplicationDto,
  ReceivedApplicationsDto,
  ReceivedApplicationsPageDto,
  StatsDto,
  StatusResultsDto,
} from './dto/application.dto.js';
import { ChangeStatusDto, ChangeStatusesDto, UndoRejectionsDto } from './dto/change-status.dto.js';
import { ReceivedApplicationsService } from './received-applications.service.js';
import { readReceivedPage, ReceivedListQueryDto } from './received-list.js';

@ApiTags('Company applications')
@Access('company')
@Controller('company')
export class ReceivedApplicationsController {
  constructor(private readonly received: ReceivedApplicationsService) {}

  /**
   * All applications received
   * @remarks To the company's jobs of both kinds, newest first.
   */
  @Get('applicants')
  @Answers({ ok: ReceivedApplicationsDto, fails: ['unauthorized'] })
  async all(@CompanyId() companyId: string, @ClientOf() client: Client): Promise<ReceivedApplicationsDto> {
    return ok({ applications: await this.received.all(companyId, client) });
  }

  /**
   * Accept or reject an application
   * @remarks Only a Pending application can be decided. The seeker is notified by mail: at once if accepted, and when a
   * rejection is final (`finalAt`), until when it can be undone.
   */
  @Post('change-status')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'not_pending'] })
  async decide(@CompanyId() companyId: string, @Body() { id, ...decision }: ChangeStatusDto): Promise<OkDto> {
    await this.received.decide(companyId, id, decision);
    return ok({}, MESSAGES.statusChanged);
  }

  /**
   * Accept or reject several applications
   * @remarks `results` has one entry per application. The answer is 200 even if some could not be changed.
   */
  @Post('change-statuses')
  @Answers({ ok: StatusResultsDto, fails: [...IN_BODY, 'unauthorized'] })
  async decideMany(
    @CompanyId() companyId: string,
    @Body() { ids, ...decision }: ChangeStatusesDto,
  ): Promise<StatusResultsDto> {
    return ok({ results: await this.received.decideMany(companyId, ids, decision) });
  }

  /**
   * Undo rejections
   * @remarks Makes the applications Pending again; the applicants get no mail. A rejection can be undone before its `finalAt`.
   * `results` has one entry per application. The answer is 200 even if some rejections could not be undone.
   */
  @Post('undo-rejections')
  @Answers({ ok: StatusResultsDto, fails: [...IN_BODY, 'unauthorized'] })
  async undoRejections(
    @CompanyId() companyId: string,
    @Body() { ids }: UndoRejectionsDto,
  ): Promise<StatusResultsDto> {
    return ok({ results: await this.received.undoRejections(companyId, ids) });
  }

  /**
   * A page of applications, for the console
   * @remarks `sort` by date, status, kind or name; `filter` by q (name or job title), name, status, stage, kind, jobId, id,
   * dateFrom and dateTo (days); `range` of rows. `Content-Range` gives the rows of the answer.
   */
  @Get('applications')
  @Answers({ ok: ReceivedApplicationsPageDto, fails: ['unauthorized'], headers: ['Content-Range'] })
  async page(
    @CompanyId() companyId: string,
    @Query() query: ReceivedListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReceivedApplicationsPageDto> {
    const request = readReceivedPage(query);
    const { data, total } = await this.received.page(companyId, request);
    setContentRange(response, 'applications', request.page.skip, data.length, total);
    return ok({ data, total });
  }

  /**
   * Applications as a sheet
   * @remarks The applications of `applicants`, newest first. Cells that a spreadsheet would execute are escaped.
   */
  @Get('applications.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="applications.csv"')
  @Answers({
    ok: { mediaType: 'text/csv', description: 'One row per application, below a header row' },
    fails: ['unauthorized'],
    headers: ['Content-Disposition'],
  })
  async csv(@CompanyId() companyId: string, @ClientOf() client: Client): Promise<string> {
    return toCsv(await this.received.all(companyId, client));
  }

  /**
   * One application received
   * @remarks With fresh links to its documents.
   */
  @Get('applications/:id')
  @Answers({ ok: OneReceivedApplicationDto, fails: ['unauthorized', 'not_found'] })
  async one(
    @CompanyId() companyId: string,
    @Param('id', IdParamPipe) id: string,
  ): Promise<OneReceivedApplicationDto> {
    return ok({ data: await this.received.one(companyId, id) });
  }

  /**
   * Counts of jobs and applications
   * @remarks For the overview of the console.
   */
  @Get('stats')
  @Answers({ ok: StatsDto, fails: ['unauthorized'] })
  async stats(@CompanyId() companyId: string): Promise<StatsDto> {
    return ok({ stats: await this.received.stats(companyId) });
  }
}
