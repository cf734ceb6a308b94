import { Injectable } from '@nestjs/common';
import type { PageQuestion } from '@skybil/shared';
import { ok } from '../../platform/contract/output/ok.js';
import { AppError } from '../../platform/errors/app-error.js';
import { toFilter, toListRequest } from '../../modules/jobs/job-list-request.js';
import { shownDescription } from '../../modules/jobs/job.policy.js';
import { JobsService } from '../../modules/jobs/jobs.service.js';

const ID = /^[0-9a-f]{24}$/;

/** Returns what the API routes would answer, directly from the services. */
@Injectable()
export class PageAnswersService {
  constructor(private readonly jobs: JobsService) {}

  /** @returns null for a job that does not exist */
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
      case 'job':
        return orNull(asked.id, async () => {
          const job = await this.jobs.listed(asked.kind, asked.id);
          // Descriptions are cleaned when they are stored. Browsers clean them again before display, so the server does too.
          return { ...job, description: shownDescription(job.description ?? '') };
        });
      case 'related-jobs':
        return (await orNull(asked.id, () => this.jobs.related(asked.kind, asked.id, undefined))) ?? [];
    }
  }
}

async function orNull<T>(id: string, find: () => Promise<T>): Promise<T | null> {
  if (!ID.test(id)) return null;
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
