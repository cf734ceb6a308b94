import { createHash } from 'node:crypto';
import {
  type JobKind,
  jobPath,
  KIND_NAMES,
  type LandingPage,
  LIGHT,
  MARK,
  type Palette,
  SITE_NAME,
  formatPay,
} from '@skybil/shared';

/** The text of a preview picture, from top to bottom. Missing parts take no space. */
export interface PictureWords {
  /** In the corner: on site or remote. */
  kind?: string;
  title: string;
  /** Below the title: the company of a job. */
  by?: string;
  /** At the bottom: the pay of a job or the cost of the board, and the place of a job. */
  pay?: string;
  place?: string;
}

/** Fonts, colours and sizes for drawing. */
export interface Look {
  colours: Palette;
  mark: { size: number; paths: readonly string[] };
  siteName: string;
  width: number;
  height: number;
}

/** Values for the Open Graph tags. */
export const PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;
export const LOOK: Look = { colours: LIGHT, mark: MARK, siteName: SITE_NAME, ...PICTURE };
/** Increase when the drawing of the same text changes, so that pictures get new addresses. */
const DRAWING = 1;
const HASH_CHARACTERS = 12;
const ADDRESS = /^\/og(\/[a-z0-9/-]+)?\/([\w-]{12})\.jpg$/i;
const PROMISE = { by: 'Search, apply and follow your applications', pay: 'Free for everybody' };

/** A picture, and the path of its page. */
export interface Picture {
  page: string;
  words: PictureWords;
}

interface ShownJob {
  _id: string;
  kind: JobKind;
  title: string;
  location: string;
  salary: string;
  currency: string;
  companyId: { name: string };
}

export function pictureOfJob(job: ShownJob): Picture {
  return {
    page: jobPath(job.kind, job._id),
    words: {
      kind: KIND_NAMES[job.kind],
      title: job.title,
      by: job.companyId.name,
      pay: formatPay(job.salary, job.currency),
      place: job.location,
    },
  };
}

export function pictureOfLanding({ path, title }: LandingPage): Picture {
  return { page: path, words: { title, ...PROMISE } };
}

/** The picture of the home page and of every page without its own. */
export const PICTURE_OF_SITE: Picture = {
  page: '/',
  words: { title: 'Jobs in Nigeria and remote', ...PROMISE },
};

/** The address changes with the text, so that an outdated copy is never shown. */
export function addressOf({ page, words }: Picture): string {
  const text = JSON.stringify([DRAWING, words.kind, words.title, words.by, words.pay, words.place]);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARACTERS);
  return `/og${page === '/' ? '' : page}/${hash}.jpg`;
}

/** @returns the page of a picture address, even if the text has changed since */
export function pageOfAddress(address: string): string | undefined {
  const [isAddress, page = '/'] = ADDRESS.exec(address) ?? [];
  return isAddress === undefined ? undefined : page;
}

/** Alternative text for people who cannot see the picture. */
export function altOf({ words: { title, by, pay, place, kind } }: Picture): string {
  return [title, by, pay, place, kind].filter(Boolean).join('. ');
}
