import {
  type ArgumentsHost,
  Body,
  Catch,
  Controller,
  type ExceptionFilter,
  Headers,
  HttpStatus,
  Param,
  Post,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  FORM_ROUTES,
  LIMITS,
  REPORT_FIELDS,
  REPORT_PAGES,
  REPORT_SENT,
  type ReportAnswer,
} from '@skybil/shared';
import type { Request, Response } from 'express';
import { type Visitor, VisitorOf } from '../../modules/accounts/visitor.js';
import { ReportFormDto } from '../../modules/reports/dto/report.dto.js';
import { ReportsService } from '../../modules/reports/reports.service.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { AcceptsBody, PAGE_FORM } from '../../platform/contract/route/accepts-body.decorator.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { REPORTS } from '../../platform/contract/route/limit-rules.js';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';
import type { Failure } from '../server/error.filter.js';
import { answerWithForm } from './answer-with-form.js';
import { refuseCrossSite } from './refuse-cross-site.js';
import { RenderedPagesService } from './rendered-pages.service.js';

/** Answers with the page of the form, which says what was wrong and keeps what was typed. */
@Catch()
class ReportErrorFilter implements ExceptionFilter {
  constructor(private readonly pages: RenderedPagesService) {}

  catch(error: unknown, host: ArgumentsHost): Promise<void> {
    return answerWithForm(this.pages, error, host, {
      path: pagePath,
      loaded: (failure, body) => ({ reportAnswer: answerOf(failure, body) }),
      notSent: 'Your report was not sent',
    });
  }
}

/**
 * The report form for browsers without script. Programs use the API. The browser sends neither session nor known device
 * here, so these reports do not count towards hiding a job.
 */
@ApiExcludeController()
@Controller(`${PAGE_FORMS}/report`)
@UseFilters(ReportErrorFilter)
export class ReportFormController {
  constructor(private readonly reports: ReportsService) {}

  @Post(':kind/:id')
  @Access('public')
  @Limit(REPORTS)
  @AcceptsBody(PAGE_FORM)
  async report(
    @Param('id', IdParamPipe) jobId: string,
    @Body() given: ReportFormDto,
    @VisitorOf() visitor: Visitor,
    @Req() request: Request,
    @Res() response: Response,
    @Headers('sec-fetch-site') from?: string,
  ): Promise<void> {
    refuseCrossSite(from);
    await this.reports.report(undefined, { ...given, jobId }, visitor);
    response.redirect(HttpStatus.SEE_OTHER, `${pagePath(request)}?note=${REPORT_SENT}`);
  }
}

function pagePath({ path }: Request): string {
  return path.replace(FORM_ROUTES.report, REPORT_PAGES);
}

function answerOf({ message, errors: named = { form: message } }: Failure, body: unknown): ReportAnswer {
  const given = (body ?? {}) as Record<string, unknown>;
  const typed: ReportAnswer['typed'] = {};
  for (const field of REPORT_FIELDS) {
    const value = given[field];
    // a text that is too long comes back whole, so that it can be cut
    if (typeof value === 'string') typed[field] = value.slice(0, LIMITS.reportCharacters * 4);
  }
  const errors: ReportAnswer['errors'] = {};
  for (const [name, sentence] of Object.entries(named))
    errors[REPORT_FIELDS.find((field) => field === name) ?? 'form'] = sentence;
  return { typed, errors };
}
