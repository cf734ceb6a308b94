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

/** What a preview picture says, from the top down; what is left out takes no room. */
export interface PictureWords {
  /** In the corner: on-site or remote. */
  kind?: string;
  title: string;
  /** Below the title: a job's company. */
  by?: string;
  /** At the foot: a job's pay, or what using the board costs, and where the job is. */
  pay?: string;
  place?: string;
}

/** What pictures are drawn with. */
export interface Look {
  colours: Palette;
  mark: { size: number; paths: readonly string[] };
  siteName: string;
  width: number;
  height: number;
}

/** As Open Graph describes a picture. */
export const PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;
export const LOOK: Look = { colours: LIGHT, mark: MARK, siteName: SITE_NAME, ...PICTURE };
/** Raised whenever the same words are drawn in another way, so that pictures get other addresses. */
const DRAWING = 1;
const HASH_CHARACTERS = 12;
const ADDRESS = /^\/og(\/[a-z0-9/-]+)?\/([\w-]{12})\.jpg$/i;
const PROMISE = { by: 'Search, apply and follow your applications', pay: 'Free for everybody' };

/** A picture, and the path of the page that it is of. */
export interface Picture {
  page: string;
  words: PictureWords;
}

/** What is said of a job there. */
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

/** Of home, and of every page that has none of its own. */
export const PICTURE_OF_SITE: Picture = {
  page: '/',
  words: { title: 'Jobs in Nigeria and remote', ...PROMISE },
};

/** Where the picture is: at another address as soon as it says something else, so that nobody shows an old one. */
export function addressOf({ page, words }: Picture): string {
  const said = JSON.stringify([DRAWING, words.kind, words.title, words.by, words.pay, words.place]);
  const hash = createHash('sha256').update(said).digest('base64url').slice(0, HASH_CHARACTERS);
  return `/og${page === '/' ? '' : page}/${hash}.jpg`;
}

/** The page of an address, whether its picture says still what it said. */
export function pageOfAddress(address: string): string | undefined {
  const [isAddress, page = '/'] = ADDRESS.exec(address) ?? [];
  return isAddress === undefined ? undefined : page;
}

/** For who cannot see it. */
export function altOf({ words: { title, by, pay, place, kind } }: Picture): string {
  return [title, by, pay, place, kind].filter(Boolean).join('. ');
}
