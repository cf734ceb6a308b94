import {
  type ArgumentsHost,
  Body,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  Headers,
  Param,
  Post,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController, OmitType } from '@nestjs/swagger';
import { LIMITS } from '@skybil/shared';
import type { Request, Response } from 'express';
import { AnswerInterviewDto } from '../../modules/applications/dto/answer-interview.dto.js';
import { InterviewAnswersService } from '../../modules/applications/interview-answers.service.js';
import { sendPlainPage } from '../../platform/contract/output/plain-page.js';
import { AcceptsBody, PAGE_FORM } from '../../platform/contract/route/accepts-body.decorator.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';
import { ERROR_STATUSES } from '../../platform/errors/error-statuses.js';
import { type Failure, failureOf, sendFailure } from '../server/error.filter.js';
import { answeredPage, interviewGonePage, interviewPage } from './interview-page.js';
import { refuseCrossSite } from './refuse-cross-site.js';
import { sendLinkPage } from './send-link-page.js';

class InterviewFormDto extends OmitType(AnswerInterviewDto, ['id']) {}

/** Answers with the page as the interview is now, which says what was wrong and keeps the phone number. */
@Catch()
export class InterviewErrorFilter implements ExceptionFilter {
  constructor(private readonly interviews: InterviewAnswersService) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    // the deadline or a limit has answered already
    if (response.headersSent) return sendFailure(request, response, error);
    try {
      await this.answer(request, response, failureOf(request, response, error));
    } catch (lateError) {
      sendFailure(request, response, lateError);
    }
  }

  private async answer(request: Request, response: Response, failure: Failure): Promise<void> {
    const { code, message, errors = {}, retryAfter } = failure;
    if (retryAfter) response.setHeader('retry-after', Math.ceil(retryAfter));
    const token = String(request.params.token);
    const linked = await this.interviews.linked(token);
    if (!linked && code !== 'not_found' && code !== 'interview_changed')
      return sendPlainPage(response, ERROR_STATUSES[code], 'Your answer was not sent', message);
    const { phone } = (request.body ?? {}) as { phone?: unknown };
    const typed = typeof phone === 'string' ? phone.slice(0, LIMITS.phoneCharacters) : '';
    const refused = { message: Object.values(errors)[0] ?? message, phone: typed };
    const html = linked && interviewPage(linked, token, refused);
    sendLinkPage(response, html, { gone: interviewGonePage(), status: ERROR_STATUSES[code] });
  }
}

/** The page of the link in a mail about an interview (INTERVIEW-5). Opening it changes nothing. */
@ApiExcludeController()
@Controller(`${PAGE_FORMS}/interviews`)
@UseFilters(InterviewErrorFilter)
export class InterviewFormController {
  constructor(private readonly interviews: InterviewAnswersService) {}

  @Get(':token')
  @Access('public')
  async page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const linked = await this.interviews.linked(token);
    const html = linked && interviewPage(linked, token);
    sendLinkPage(response, html, { gone: interviewGonePage() });
  }

  @Post(':token')
  @Access('public')
  @AcceptsBody(PAGE_FORM)
  async answer(
    @Param('token') token: string,
    @Body() asked: InterviewFormDto,
    @Res() response: Response,
    @Headers('sec-fetch-site') from?: string,
  ): Promise<void> {
    refuseCrossSite(from);
    // the form has one field for both buttons
    const given = asked.answer === 'no' ? { ...asked, phone: undefined } : asked;
    await this.interviews.answerByLink(token, given);
    sendLinkPage(response, answeredPage(asked.answer), { gone: interviewGonePage() });
  }
}
