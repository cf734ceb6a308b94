import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { companyPath, jobPath, PAGES } from '@skybil/shared';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Settings } from '../../../platform/config/settings.js';
import { JobAddressesService, type ListedPart } from '../../../modules/jobs/job-addresses.service.js';
import { JobsService } from '../../../modules/jobs/jobs.service.js';
import { LandingsService } from '../landings.service.js';
import { indexXml, type SitemapEntry, pagesXml } from './sitemap-xml.js';

const JOBS_PER_PART = 10_000;
/** The protocol allows this many addresses per sitemap. The last part grows while its boundaries are cached. */
const MAX_URLS = 50_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** A job that is hidden leaves the sitemap within a minute. */
export const CACHE_SECONDS = 60;
/** Finding the boundaries of the parts walks through all listed jobs. */
const PARTS_SECONDS = 600;
const INDEX = '/sitemap.xml';
const SITE_PAGES = '/sitemaps/pages.xml';
const COMPANIES = '/sitemaps/companies.xml';
const PART = /^\/sitemaps\/jobs-([1-9]\d{0,5})\.xml$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface Sitemap {
  gzip: Buffer;
  br: Buffer;
  etag: string;
}

/** An index, the pages of the site, the companies that hire, and the public jobs in parts (FOUND-2). */
@Injectable()
export class SitemapService {
  private readonly cache = new LRUCache<string, Sitemap>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ gzip, br }) => gzip.length + br.length,
    ttl: CACHE_SECONDS * 1_000,
    fetchMethod: (path) => this.oneAtATime(() => this.make(path)),
  });
  /** Boundaries of the job parts. */
  private readonly partsCache = new LRUCache<'parts', ListedPart[]>({
    max: 1,
    ttl: PARTS_SECONDS * 1_000,
    fetchMethod: () => this.addresses.parts(JOBS_PER_PART),
  });
  /** One at a time, to leave the CPU to requests. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly addresses: JobAddressesService,
    private readonly jobs: JobsService,
    private readonly landings: LandingsService,
    private readonly settings: Settings,
  ) {}

  async at(path: string): Promise<Sitemap | undefined> {
    const part = partOf(path);
    if (part !== undefined && part >= (await this.parts()).length) return undefined;
    if (part === undefined && ![INDEX, SITE_PAGES, COMPANIES].includes(path)) return undefined;
    return this.cache.fetch(path);
  }

  private async parts(): Promise<ListedPart[]> {
    return (await this.partsCache.fetch('parts')) ?? [];
  }

  private async make(path: string): Promise<Sitemap> {
    const xml = path === INDEX ? indexXml(await this.sitemaps()) : pagesXml(await this.pagesOf(path));
    const plain = await buffer(Readable.from(xml));
    const br = await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { gzip: await zip(plain), br, etag: `W/"${hash('sha1', plain, 'base64url')}"` };
  }

  private async sitemaps(): Promise<SitemapEntry[]> {
    const parts = await this.parts();
    return [
      { url: this.settings.PUBLIC_URL + SITE_PAGES },
      // without a listed job it would be empty
      ...(parts.length > 0 ? [{ url: this.settings.PUBLIC_URL + COMPANIES }] : []),
      ...parts.map(({ changedAt }, index) => ({
        url: `${this.settings.PUBLIC_URL}/sitemaps/jobs-${index + 1}.xml`,
        changedAt,
      })),
    ];
  }

  private async pagesOf(path: string): Promise<AsyncIterable<SitemapEntry[]> | SitemapEntry[][]> {
    if (path === COMPANIES) return [await this.companyPages()];
    const part = partOf(path);
    return part === undefined ? [await this.pages()] : this.jobPages((await this.parts())[part]);
  }

  /** The newest job gives the date of the home page and of each landing page. */
  private async pages(): Promise<SitemapEntry[]> {
    const { PUBLIC_URL } = this.settings;
    const lists = [{ path: '/', filter: { kind: 'all' } as const }, ...(await this.landings.live())];
    const located = lists.map(async ({ path, filter }): Promise<SitemapEntry> => {
      const { rows } = await this.jobs.page({ filter, limit: 1 });
      const [newest] = rows;
      return { url: PUBLIC_URL + path, changedAt: newest && new Date(newest.date) };
    });
    const others = Object.values(PAGES).filter(({ isPrivate }) => !isPrivate);
    return [...(await Promise.all(located)), ...others.map(({ path }) => ({ url: PUBLIC_URL + path }))];
  }

  private async companyPages(): Promise<SitemapEntry[]> {
    const found = await this.addresses.companies(MAX_URLS);
    return found.map(({ id, changedAt }) => ({ url: this.settings.PUBLIC_URL + companyPath(id), changedAt }));
  }

  private async *jobPages(part: ListedPart | undefined): AsyncGenerator<SitemapEntry[]> {
    if (!part) return;
    const { PUBLIC_URL } = this.settings;
    for await (const jobs of this.addresses.within(part, MAX_URLS))
      yield jobs.map(({ kind, id, changedAt }) => ({ url: PUBLIC_URL + jobPath(kind, id), changedAt }));
  }
}

/** @returns the index of the job part, from 0 */
function partOf(path: string): number | undefined {
  const number = PART.exec(path)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}
