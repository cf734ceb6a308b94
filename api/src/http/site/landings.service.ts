import { Injectable } from '@nestjs/common';
import { isLive, LANDING_PAGES, type LandingCounts, type LandingPage } from '@skybil/shared';
import { JobsService } from '../../modules/jobs/jobs.service.js';

/** FOUND-6 */
@Injectable()
export class LandingsService {
  constructor(private readonly jobs: JobsService) {}

  async isLive(page: LandingPage): Promise<boolean> {
    return isLive(page, await this.counts());
  }

  async live(): Promise<LandingPage[]> {
    const counts = await this.counts();
    return Object.values(LANDING_PAGES)
      .flat()
      .filter((page) => isLive(page, counts));
  }

  /** As the site lists jobs, without remote ones that are open to other countries only. */
  private async counts(): Promise<LandingCounts> {
    const [all, remote] = await Promise.all([
      this.jobs.facets({ kind: 'all', openToCountry: true }),
      this.jobs.facets({ kind: 'remote', openToCountry: true }),
    ]);
    return { all, remote };
  }
}
