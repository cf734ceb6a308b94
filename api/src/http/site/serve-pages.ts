import { brotliCompressSync, constants } from 'node:zlib';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { MESSAGES, PAGE_NOT_FOUND, STAFF_PAGE, tabTitle } from '@skybil/shared';
import type { NextFunction, Request, Response } from 'express';
import { setAnswerHeaders } from '../../platform/cache/answer-headers.js';
import { PAGE_VARIES_BY } from '../../platform/cache/low-data.js';
import { Settings } from '../../platform/config/settings.js';
import { sendPlainPage } from '../../platform/contract/output/plain-page.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RequestLimits } from '../../platform/limits/request-limits.js';
import { Assets } from './assets.js';
import type { PageHead } from './page-head.js';
import { PageHeadsService } from './page-heads.service.js';
import { RenderedPagesService } from './rendered-pages.service.js';
import { CONSOLE_DIST, SEEKER_DIST, ShellsService, STAFF_DIST } from './shells.service.js';
import { READS } from '../../platform/contract/route/limit-rules.js';

const NOT_A_PAGE = /^\/(api|inbox|forms\/(?:closing|mails|interviews))(\/|$)/;
const CONSOLE = /^\/dashboard(?=\/|$)/;
const RETRY_AFTER_SECONDS = 5;
const CONSOLE_HEAD: PageHead = {
  status: 200,
  title: tabTitle('Recruiter console'),
  description: 'Post jobs and decide on applicants.',
  path: '/dashboard',
  noIndex: true,
};
/** The moderators' console (STAFF-11). */
const STAFF = new RegExp(`^${STAFF_PAGE}(?=/|$)`);
const STAFF_HEAD: PageHead = {
  status: 200,
  title: tabTitle('Moderation'),
  description: 'Decide about adverts and companies.',
  path: STAFF_PAGE,
  noIndex: true,
};

export function servePages(app: NestExpressApplication): void {
  const logger = new Logger('Pages');
  const shells = app.get(ShellsService);
  const heads = app.get(PageHeadsService);
  const rendered = app.get(RenderedPagesService);
  const limits = app.get(RequestLimits);
  const seekerAssets = new Assets(SEEKER_DIST, app.get(Settings).OFFLINE === 'on');
  const consoleAssets = new Assets(CONSOLE_DIST);
  const staffAssets = new Assets(STAFF_DIST);
  const hasStaff = app.get(Settings).STAFF === 'on';

  const serve = async (request: Request, response: Response): Promise<void> => {
    if (CONSOLE.test(request.path)) {
      const path = request.path.replace(CONSOLE, '') || '/';
      if (await consoleAssets.send(path, request, response)) return;
      sendShell(request, response, isFile(path) ? undefined : shells.render(CONSOLE_DIST, CONSOLE_HEAD), 200);
      return;
    }
    if (hasStaff && STAFF.test(request.path)) {
      const path = request.path.replace(STAFF, '') || '/';
      response.setHeader('x-robots-tag', 'noindex');
      if (await staffAssets.send(path, request, response)) return;
      const html = path === '/' ? shells.render(STAFF_DIST, STAFF_HEAD) : undefined;
      sendShell(request, response, html, 200, 'no-store');
      return;
    }
    if (await seekerAssets.send(request.path, request, response)) return;
    if (isFile(request.path)) return sendShell(request, response, undefined, 404);
    limits.useInMemory(request, READS);
    const page = await rendered.at(request);
    if (response.headersSent) return;
    if (page && 'cached' in page) return void response.send(setAnswerHeaders(response, page.cached));
    if (page) return sendShell(request, response, page.html, page.status);
    const head = await heads.of(request.path);
    if (response.headersSent) return;
    sendShell(request, response, shells.render(SEEKER_DIST, head), head.status);
  };

  app.use((request: Request, response: Response, next: NextFunction) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || NOT_A_PAGE.test(request.path)) return next();
    serve(request, response).catch((error: unknown) => {
      // The deadline may have answered while the page was rendered.
      if (response.headersSent) return;
      if (error instanceof AppError && error.code === 'too_many_requests') return next(error);
      if (!(error instanceof AppError)) logger.error(error instanceof Error ? error.stack : 'a page failed');
      const { retryAfter = RETRY_AFTER_SECONDS } = error instanceof AppError ? error.details : {};
      response.setHeader('retry-after', Math.ceil(retryAfter));
      sendPlainPage(response, 503, 'The board cannot answer right now', 'Please try again in a moment.');
    });
  });
}

/** A page in place of a missing chunk would fail as a script. */
function isFile(path: string): boolean {
  return /^\/assets\//.test(path) || /\.[a-z0-9]{2,11}$/i.test(path);
}

function sendShell(
  request: Request,
  response: Response,
  html: string | undefined,
  status: number,
  cacheControl = 'no-cache',
): void {
  if (html === undefined) return sendPlainPage(response, 404, PAGE_NOT_FOUND, `${MESSAGES.notFound}.`);
  response.status(status).type('html');
  response.setHeader('cache-control', cacheControl);
  response.vary(PAGE_VARIES_BY);
  if (!request.acceptsEncodings('br')) {
    response.send(html);
    return;
  }
  response.setHeader('content-encoding', 'br');
  response.send(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
}
