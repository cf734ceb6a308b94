import { Injectable } from '@nestjs/common';
import { landingByPath, readCompanyPath, readJobPath } from '@skybil/shared';
import { LRUCache } from 'lru-cache';
import { CompanyPagesService } from '../../../modules/company-pages/company-pages.service.js';
import { JobsService } from '../../../modules/jobs/jobs.service.js';
import { LandingsService } from '../landings.service.js';
import { nullIfMissing } from '../null-if-missing.js';
import {
  type Picture,
  PICTURE_OF_SITE,
  pictureOfCompany,
  pictureOfJob,
  pictureOfLanding,
  type PictureText,
  pictureUrlPath,
} from './picture.js';
import { PictureDrawer } from './picture-drawer.js';

const MAX_BYTES = 16 * 1024 * 1024;
/** Approximate memory of a cache entry beside its bytes. */
const ENTRY_BYTES = 500;

@Injectable()
export class PicturesService {
  /** By URL path, which changes with the text, so an entry is never outdated. */
  private readonly cache = new LRUCache<string, Buffer, { text: PictureText; ip: string }>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length + ENTRY_BYTES,
    fetchMethod: (_path, _stale, { context: { text, ip } }) => this.drawer.draw(text, ip),
  });

  constructor(
    private readonly jobs: JobsService,
    private readonly companies: CompanyPagesService,
    private readonly landings: LandingsService,
    private readonly drawer: PictureDrawer,
  ) {}

  async of(page: string): Promise<Picture | null> {
    if (page === PICTURE_OF_SITE.page) return PICTURE_OF_SITE;
    const landing = landingByPath(page);
    if (landing) return (await this.landings.isLive(landing)) ? pictureOfLanding(landing) : null;
    const companyId = readCompanyPath(page);
    if (companyId) {
      const company = await nullIfMissing(this.companies.shown(companyId));
      return company && pictureOfCompany(company);
    }
    const path = readJobPath(page);
    const job = path && (await nullIfMissing(this.jobs.shown(path.kind, path.id)));
    return job ? pictureOfJob(job) : null;
  }

  cachedBytes(picture: Picture): Buffer | undefined {
    return this.cache.get(pictureUrlPath(picture));
  }

  draw(picture: Picture, ip: string): Promise<Buffer> {
    return this.cache.forceFetch(pictureUrlPath(picture), { context: { text: picture.text, ip } });
  }
}
