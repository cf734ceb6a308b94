import { Injectable } from '@nestjs/common';
import { landingAt, readJobPath } from '@skybil/shared';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../platform/errors/app-error.js';
import { JobsService } from '../../../modules/jobs/jobs.service.js';
import { LandingsService } from '../landings.service.js';
import { addressOf, type Picture, PICTURE_OF_SITE, pictureOfJob, pictureOfLanding } from './picture.js';
import { PictureDrawer } from './picture-drawer.js';

const MAX_BYTES = 16 * 1024 * 1024;
/** What keeping a picture costs beside its bytes, about. */
const ENTRY_BYTES = 500;

/** The preview pictures of the pages that there are, drawn when they are first asked for. */
@Injectable()
export class PicturesService {
  /** By their addresses, which tell apart what they say: a kept one is never an old one. */
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length + ENTRY_BYTES,
  });
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly jobs: JobsService,
    private readonly landings: LandingsService,
    private readonly drawer: PictureDrawer,
  ) {}

  /** What the picture of a page says now; undefined when there is no such page. */
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

  /** Its bytes, if nothing has to be drawn for them. */
  keptBytes(picture: Picture): Buffer | undefined {
    return this.kept.get(addressOf(picture));
  }

  /**
   * Draws it, once for all who ask at the same time.
   * @throws AppError unavailable when too many others are to be drawn
   */
  async draw(picture: Picture, ip: string): Promise<Buffer> {
    const address = addressOf(picture);
    const running = this.drawn.get(address);
    if (running) return running;
    const drawing = this.drawer.draw(picture.words, ip);
    this.drawn.set(address, drawing);
    try {
      const bytes = await drawing;
      this.kept.set(address, bytes);
      return bytes;
    } finally {
      this.drawn.delete(address);
    }
  }
}
