import { Injectable } from '@nestjs/common';
import { landingAt, readJobPath } from '@skybil/shared';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../platform/errors/app-error.js';
import { JobsService } from '../../../modules/jobs/jobs.service.js';
import { LandingsService } from '../landings.service.js';
import { addressOf, type Picture, PICTURE_OF_SITE, pictureOfJob, pictureOfLanding } from './picture.js';
import { PictureDrawer } from './picture-drawer.js';

const MAX_BYTES = 16 * 1024 * 1024;
/** Approximate memory of a cache entry beside its bytes. */
const ENTRY_BYTES = 500;

/** Draws the preview picture of a page on its first request, and caches it. */
@Injectable()
export class PicturesService {
  /** By picture address, which changes with the text, so an entry is never outdated. */
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length + ENTRY_BYTES,
  });
  private readonly drawings = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly jobs: JobsService,
    private readonly landings: LandingsService,
    private readonly drawer: PictureDrawer,
  ) {}

  /** @returns undefined when the page does not exist */
  async of(page: string): Promise<Picture | undefined> {
    if (page === PICTURE_OF_SITE.page) return PICTURE_OF_SITE;
    const landing = landingAt(page);
    if (landing) return (await this.landings.isLive(landing)) ? pictureOfLanding(landing) : undefined;
    const job = readJobPath(page);
    if (!job) return undefined;
    try {
      return pictureOfJob(await this.jobs.listed(job.kind, job.id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  cachedBytes(picture: Picture): Buffer | undefined {
    return this.cache.get(addressOf(picture));
  }

  /**
   * Draws a picture once for all concurrent requests.
   * @throws AppError `unavailable` when too many others are waiting
   */
  async draw(picture: Picture, ip: string): Promise<Buffer> {
    const address = addressOf(picture);
    const running = this.drawings.get(address);
    if (running) return running;
    const drawing = this.drawer.draw(picture.words, ip);
    this.drawings.set(address, drawing);
    try {
      const bytes = await drawing;
      this.cache.set(address, bytes);
      return bytes;
    } finally {
      this.drawings.delete(address);
    }
  }
}
