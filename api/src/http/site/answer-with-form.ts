import { type ArgumentsHost, HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';
import { sendPlainPage } from '../../platform/contract/output/plain-page.js';
import { ERROR_STATUSES } from '../../platform/errors/error-statuses.js';
import { type Failure, failureOf, sendFailure } from '../server/error.filter.js';
import type { FormAnswers } from './page-heads.service.js';
import type { RenderedPagesService } from './rendered-pages.service.js';

interface FormPage {
  /** The page with the form that a request was sent from. */
  path: (request: Request) => string;
  /** What the page shows in and beside the fields. */
  loaded: (failure: Failure, body: unknown) => FormAnswers;
  /** Title of the plain page if the page cannot be rendered. */
  notSent: string;
}

/** Answers a failed form with the page of the form. For error filters. Must not throw, as {@link sendFailure}. */
export async function answerWithForm(
  pages: RenderedPagesService,
  error: unknown,
  host: ArgumentsHost,
  form: FormPage,
): Promise<void> {
  const http = host.switchToHttp();
  const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
  // the deadline or a limit has answered already
  if (response.headersSent) return sendFailure(request, response, error);
  try {
    await answer(pages, request, response, failureOf(request, response, error), form);
  } catch (lateError) {
    sendFailure(request, response, lateError);
  }
}

async function answer(
  pages: RenderedPagesService,
  request: Request,
  response: Response,
  failure: Failure,
  { path, loaded, notSent }: FormPage,
): Promise<void> {
  // the page of a job that is gone says so
  if (failure.code === 'not_found') return response.redirect(HttpStatus.SEE_OTHER, path(request));
  if (failure.retryAfter) response.setHeader('retry-after', Math.ceil(failure.retryAfter));
  const status = ERROR_STATUSES[failure.code];
  let html: string;
  try {
    html = await pages.withFormErrors(request, path(request), loaded(failure, request.body));
  } catch (renderError) {
    failureOf(request, response, renderError);
    return sendPlainPage(response, status, notSent, failure.message);
  }
  response.status(status).type('html').setHeader('cache-control', 'no-store').send(html);
}
