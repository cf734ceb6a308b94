import {
  Body,
  type ArgumentsHost,
  Catch,
  Controller,
  type ExceptionFilter,
  Headers,
  HttpStatus,
  Post,
  Redirect,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type ErrorCode, FORM_ROUTES, type NewsletterNote, PAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';
import { PAGE_FORM, AcceptsBody } from '../../platform/contract/route/accepts-body.decorator.js';
import { failureOf, sendFailure } from '../server/error.filter.js';
import { refuseCrossSite } from './refuse-cross-site.js';
import { ConfirmDto, SubscribeDto, UnsubscribeDto } from '../../modules/newsletter/dto/newsletter.dto.js';
import { NewsletterService } from '../../modules/newsletter/newsletter.service.js';

/** Reloading this page does not send the form again. */
function notePath(note: NewsletterNote): string {
  return `${PAGES.newsletter.path}?note=${note}`;
}

const FAILED: Record<string, NewsletterNote> = {
  [FORM_ROUTES.confirm]: 'confirm-failed',
  [FORM_ROUTES.unsubscribe]: 'unsubscribe-failed',
};

@Catch()
export class NewsletterErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    // the deadline or a limit has answered already
    if (response.headersSent) return sendFailure(request, response, error);
    const { code } = failureOf(request, response, error);
    response.redirect(HttpStatus.SEE_OTHER, notePath(noteOf(code, request.path)));
  }
}

function noteOf(code: ErrorCode, path: string): NewsletterNote {
  if (code === 'too_many_requests') return 'too-many';
  if (code === 'missing_details' && path === FORM_ROUTES.subscribe) return 'type-missing';
  const isUnexpected = code === 'internal' || code === 'unavailable';
  return (!isUnexpected && FAILED[path]) || 'failed';
}

/** Newsletter forms for browsers without script. Programs use the API. */
@ApiExcludeController()
@Controller(`${PAGE_FORMS}/newsletter`)
@UseFilters(NewsletterErrorFilter)
export class NewsletterFormsController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @Access('public')
  @AcceptsBody(PAGE_FORM)
  @Redirect(notePath('subscribed'), HttpStatus.SEE_OTHER)
  async subscribe(
    @Body() { user_type, email }: SubscribeDto,
    @ClientOf() { ip }: Client,
    @Headers('sec-fetch-site') from?: string,
  ): Promise<void> {
    refuseCrossSite(from);
    await this.newsletter.subscribe(user_type, email, ip);
  }

  @Post('confirm')
  @Access('public')
  @AcceptsBody(PAGE_FORM)
  @Redirect(notePath('confirmed'), HttpStatus.SEE_OTHER)
  async confirm(@Body() { token }: ConfirmDto, @Headers('sec-fetch-site') from?: string): Promise<void> {
    refuseCrossSite(from);
    await this.newsletter.confirm(token);
  }

  @Post('unsubscribe')
  @Access('public')
  @AcceptsBody(PAGE_FORM)
  @Redirect(notePath('unsubscribed'), HttpStatus.SEE_OTHER)
  async unsubscribe(
    @Body() { token }: UnsubscribeDto,
    @Headers('sec-fetch-site') from?: string,
  ): Promise<void> {
    refuseCrossSite(from);
    await this.newsletter.unsubscribe(token ?? '');
  }
}
