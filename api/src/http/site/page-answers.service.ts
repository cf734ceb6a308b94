import { Injectable } from '@nestjs/common';
import type { PageQuestion } from '@skybil/shared';
import { ok } from '../../platform/contract/output/ok.js';
import { toFilter, toListRequest } from '../../modules/jobs/job-list-request.js';
import { shownDescription } from '../../modules/jobs/job.policy.js';
import { CompanyPagesService } from '../../modules/company-pages/company-pages.service.js';
import { JobsService } from '../../modules/jobs/jobs.service.js';
import { nullIfMissing } from './null-if-missing.js';
import { TextsService } from './texts.service.js';

const ID = /^[0-9a-f]{24}$/;

/** The answers of the API routes, without a request. */
@Injectable()
export class PageAnswersService {
  constructor(
    private readonly jobs: JobsService,
    private readonly companies: CompanyPagesService,
    private readonly texts: TextsService,
  ) {}

  async answer(asked: PageQuestion, ip: string): Promise<unknown> {
    switch (asked.about) {
      case 'jobs': {
        const { query, page, limit } = asked;
        const request = toListRequest({ ...query, page, limit }, query.kind);
        const { rows, ...info } = await this.jobs.page(request, ip);
        return ok({ jobs: rows, ...info });
      }
      case 'facets':
        return this.jobs.facets(toFilter(asked.query, asked.query.kind), ip);
      case 'job': {
        const job = ID.test(asked.id) && (await nullIfMissing(this.jobs.shown(asked.kind, asked.id)));
        // Browsers clean descriptions again before display, so the server does too.
        return job ? { ...job, description: shownDescription(job.description ?? '') } : null;
      }
      case 'company':
        return ID.test(asked.id) ? nullIfMissing(this.companies.shown(asked.id)) : null;
      case 'apply-answer':
      case 'report-answer':
        return null;
      case 'related-jobs':
        if (!ID.test(asked.id)) return [];
        return (await nullIfMissing(this.jobs.related(asked.kind, asked.id, undefined))) ?? [];
      case 'similar-jobs':
        if (!ID.test(asked.id)) return [];
        return (await nullIfMissing(this.jobs.similar(asked.kind, asked.id, ip))) ?? [];
      case 'text':
        return this.texts.html(asked.name);
    }
  }
}
