import { Body, Controller, Get, Header, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Response } from 'express';
import { Access } from '../../auth/access.decorator.js';
import { CompanyId } from '../../auth/identity.js';
import { Answers } from '../../http/answers.decorator.js';
import { IdParamPipe } from '../../http/id-param.pipe.js';
import { ListQueryDto, setContentRange } from '../../http/list-query.js';
import { ok, OkDto } from '../../http/ok.js';
import { toCsv } from './applications-csv.js';
import {
  OneReceivedApplicationDto,
  ReceivedApplicationsDto,
  ReceivedApplicationsPageDto,
  StatsDto,
  StatusResultsDto,
} from './dto/application.dto.js';
import { ChangeStatusDto, ChangeStatusesDto } from './dto/change-status.dto.js';
import { ReceivedApplicationsService } from './received-applications.service.js';
import { readReceivedPage } from './received-list.js';

@ApiTags('Company applications')
@Access('company')
@Controller('company')
export class ReceivedApplicationsController {
  constructor(private readonly received: ReceivedApplicationsService) {}

  /** Applications to the company's jobs of both kinds, newest first, up to 1,000. */
  @Get('applicants')
  @Answers({ ok: ReceivedApplicationsDto, fails: [401] })
  async all(@CompanyId() companyId: string): Promise<ReceivedApplicationsDto> {
    return ok({ applications: await this.received.all(companyId) });
  }

  /** Accepts or rejects a Pending application; final. */
  @Post('change-status')
  @Answers({ ok: OkDto, fails: [400, 401, 404, 409, 413, 415] })
  async decide(@CompanyId() companyId: string, @Body() { id, status }: ChangeStatusDto): Promise<OkDto> {
    await this.received.decide(companyId, id, status);
    return ok({}, MESSAGES.statusChanged);
  }

  /** Accepts or rejects several; each answers for itself. */
  @Post('change-statuses')
  @Answers({ ok: StatusResultsDto, fails: [400, 401, 413, 415] })
  async decideMany(
    @CompanyId() companyId: string,
    @Body() { ids, status }: ChangeStatusesDto,
  ): Promise<StatusResultsDto> {
    return ok({ results: await this.received.decideMany(companyId, ids, status) });
  }

  /** The console's list: sorted, filtered, paged; `Content-Range` tells the rows. */
  @Get('applications')
  @Answers({ ok: ReceivedApplicationsPageDto, fails: [400, 401] })
  async page(
    @CompanyId() companyId: string,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReceivedApplicationsPageDto> {
    const { page, search } = readReceivedPage(query);
    const { data, total } = await this.received.page(companyId, page, search);
    setContentRange(response, 'applications', page.skip, data.length, total);
    return ok({ data, total });
  }

  /** The company's applications as a CSV sheet, newest first, up to 1,000. */
  @Get('applications.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="applications.csv"')
  @ApiProduces('text/csv')
  @Answers({ ok: String, fails: [401] })
  @ApiOkResponse({ schema: { type: 'string' } })
  async csv(@CompanyId() companyId: string): Promise<string> {
    return toCsv(await this.received.all(companyId));
  }

  /** One application to a job of the company. */
  @Get('applications/:id')
  @Answers({ ok: OneReceivedApplicationDto, fails: [400, 401, 404] })
  async one(
    @CompanyId() companyId: string,
    @Param('id', IdParamPipe) id: string,
  ): Promise<OneReceivedApplicationDto> {
    return ok({ data: await this.received.one(companyId, id) });
  }

  /** How the company's jobs and applications stand. */
  @Get('stats')
  @Answers({ ok: StatsDto, fails: [401] })
  async stats(@CompanyId() companyId: string): Promise<StatsDto> {
    return ok({ stats: await this.received.stats(companyId) });
  }
}
