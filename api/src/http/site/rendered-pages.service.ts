import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import {
  jobPath,
  MESSAGES,
  type PageData,
  type PageQuestion,
  type PublicPage,
  type SeekerPages,
} from '@skybil/shared';
import type { Request } from 'express';
import pLimit from 'p-limit';
import { inOwnMemory } from '../../platform/cache/json-bytes.js';
import { wantsLowData } from '../../platform/cache/low-data.js';
import { type CachedAnswer, etagOf, PublicCache } from '../../platform/cache/public-cache.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { ShownCompanyDto } from '../../modules/company-pages/dto/shown-company.dto.js';
import type { JobDto } from '../../modules/jobs/dto/job.dto.js';
import { AppError } from '../../platform/errors/app-error.js';
import { PageAnswersService } from './page-answers.service.js';
import type { PageHead } from './page-head.js';
import { type FormAnswers, type LoadedData, PageHeadsService } from './page-heads.service.js';
import { RenderSlots } from './render-slots.js';
import { SeekerSite } from './seeker-site.js';
import { SEEKER_DIST, ShellsService } from './shells.service.js';

const LOG_EVERY_MS = 60_000;
/** A page that waits longer is sent without content, because the browser gets the data faster from the API. */
const MAX_WAIT_MS = 2_000;
const brotli = promisify(brotliCompress);

type Rendered = { cached: CachedAnswer } | { html: string; status: 200 | 404 };

@Injectable()
export class RenderedPagesService {
  private readonly logger = new Logger('Rendering');
  private loggedAt = -Infinity;
  /** By route, because all unknown addresses share it. */
  private readonly notFoundContent = new Map<string, string>();
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly site: SeekerSite,
    private readonly answers: PageAnswersService,
    private readonly heads: PageHeadsService,
    private readonly shells: ShellsService,
    private readonly cache: PublicCache,
    private readonly slots: RenderSlots,
  ) {}

  /** @returns undefined when only the shell is sent: for a page of one person, or when rendering is late or fails */
  async at(request: Request): Promise<Rendered | undefined> {
    const lowData = wantsLowData(request);
    try {
      const site = await attempt(() => this.site.pages());
      const page = await attempt(() => site.pageAt(request.originalUrl));
      return page && (await this.render(site, lowData ? { ...page, lowData } : page, request));
    } catch (error) {
      if (!(error instanceof RenderFailure)) throw error;
      this.log(error.cause ?? error);
      return undefined;
    }
  }

  /** The page of a form that failed, for its sender alone. Throws if the page does not exist or cannot be rendered. */
  async withFormErrors(request: Request, path: string, answers: FormAnswers): Promise<string> {
    const site = await attempt(() => this.site.pages());
    const page = await attempt(() => site.pageAt(path));
    if (!page) throw new RenderFailure(`${path} has no page`);
    const lowData = wantsLowData(request);
    const { html, shell, data } = await this.make(site, { ...page, lowData }, request, { ...answers });
    return this.shells.withContent(shell, html, data);
  }

  /** The page of a job as it would be, for its company alone. @throws AppError unavailable */
  async preview(request: Request, job: JobDto): Promise<string> {
    try {
      const site = await attempt(() => this.site.pages());
      const page = await attempt(() => site.pageAt(jobPath(job.kind, job._id)));
      if (!page) throw new RenderFailure('A job has no page');
      const { html, shell, data } = await this.make(site, page, request, { job });
      return this.shells.framed(shell, html, data);
    } catch (error) {
      if (!(error instanceof RenderFailure)) throw error;
      this.log(error.cause ?? error);
      throw new AppError('unavailable', MESSAGES.unavailable);
    }
  }

  private async render(site: SeekerPages, page: PublicPage, request: Request): Promise<Rendered | undefined> {
    const { address, lowData } = page;
    if (page.isOwn) {
      const { html, shell, data } = await this.make(site, page, request);
      return { html: this.shells.withContent(shell, html, data), status: 200 };
    }
    try {
      const cached = await this.cache.getOrBuild('page', { address, lowData }, async () => {
        const { html, shell, data } = await this.make(site, page, request);
        const plain = inOwnMemory(this.shells.withContent(shell, html, data));
        const br = inOwnMemory(await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
        // From the content alone, because the render time in the data changes each time.
        return { plain, br, etag: etagOf(shell + html), isPage: true };
      });
      return { cached };
    } catch (error) {
      if (!(error instanceof PageNotFound)) throw error;
      return this.notFound(site, page, error.data, request.path);
    }
  }

  private async notFound(
    site: SeekerPages,
    page: PublicPage,
    data: PageData,
    path: string,
  ): Promise<Rendered> {
    const variant = page.lowData ? `${page.route} low data` : page.route;
    const html = this.notFoundContent.get(variant) ?? (await this.html(site, page, data));
    this.notFoundContent.set(variant, html);
    const shell = this.shell(await this.heads.of(path, { job: null, company: null }));
    return { html: this.shells.withContent(shell, html, data), status: 404 };
  }

  private async make(site: SeekerPages, page: PublicPage, request: Request, loaded: LoadedData = {}) {
    const release = this.slots.take(request);
    if (!release) throw tooBusy();
    try {
      const data = await this.load(site, page, request, loaded);
      const head = await this.heads.of(page.address.replace(/\?.*/s, ''), loaded);
      if (head.status === 404) throw new PageNotFound(data);
      return { html: await this.html(site, page, data), shell: this.shell(head), data };
    } finally {
      release();
    }
  }

  /** A failure of an answer is thrown as it is, one of the site as a RenderFailure. */
  private async load(site: SeekerPages, page: PublicPage, request: Request, loaded: LoadedData) {
    let failure: unknown;
    const ask = async (asked: PageQuestion) => {
      try {
        return await this.answer(asked, request, loaded);
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    try {
      return await attempt(() => site.load(page, ask, databaseNow()));
    } catch (error) {
      throw failure ?? error;
    }
  }

  private async answer(asked: PageQuestion, request: Request, loaded: LoadedData): Promise<unknown> {
    if (asked.about === 'apply-answer') return loaded.applyAnswer ?? null;
    if (asked.about === 'report-answer') return loaded.reportAnswer ?? null;
    // a preview brings its job
    if (asked.about === 'job' && loaded.job) return loaded.job;
    const answer = await this.answers.answer(asked, request.ip ?? '');
    if (asked.about === 'job') loaded.job = answer as JobDto | null;
    if (asked.about === 'company') loaded.company = answer as ShownCompanyDto | null;
    if (asked.about === 'jobs') {
      const { jobs } = answer as { jobs: unknown[] };
      loaded.list ??= { query: asked.query, page: asked.page, isEmpty: jobs.length === 0 };
    }
    return answer;
  }

  private shell(head: PageHead): string {
    const shell = this.shells.render(SEEKER_DIST, head);
    if (shell === undefined) throw new RenderFailure('The seeker site is not built');
    return shell;
  }

  /** One page at a time, and other requests in between, because a page takes milliseconds. */
  private html(site: SeekerPages, page: PublicPage, data: PageData): Promise<string> {
    const queuedAt = performance.now();
    return this.oneAtATime(async () => {
      if (performance.now() - queuedAt > MAX_WAIT_MS) throw tooBusy();
      const html = await attempt(() => site.render(page, data, this.shells.config));
      await turn();
      return html;
    });
  }

  private log(cause: unknown): void {
    const now = databaseNow();
    if (now - this.loggedAt < LOG_EVERY_MS) return;
    this.loggedAt = now;
    const why = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    this.logger.warn(`pages are sent without their content: ${why}`);
  }
}

/** The server build failed. The browser build may still work. */
class RenderFailure extends Error {}

const tooBusy = () => new RenderFailure('more pages are asked for than can be rendered in time');

class PageNotFound extends Error {
  constructor(readonly data: PageData) {
    super();
  }
}

async function attempt<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw new RenderFailure('A page could not be rendered', { cause });
  }
}
