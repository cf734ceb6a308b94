import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { REPORTS } from '../../platform/contract/route/limit-rules.js';
import { type Principal, Seeker } from '../../platform/contract/route/principal.js';
import { type Visitor, VisitorOf } from '../accounts/visitor.js';
import { ReportedDto, ReportJobDto } from './dto/report.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Seeker')
@Controller('users')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /**
   * Report a job
   * @remarks Signed in or not. A second report of the same job by one person changes the first. Reports by different
   * people from different networks hide the job until the board's operator decides.
   */
  @Post('report-job')
  @Access('seeker-optional')
  @Limit(REPORTS)
  @Answers({ ok: ReportedDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async report(
    @Body() report: ReportJobDto,
    @VisitorOf() visitor: Visitor,
    @Seeker() seeker?: Principal,
  ): Promise<ReportedDto> {
    return ok(await this.reports.report(seeker, report, visitor), MESSAGES.reported);
  }
}
