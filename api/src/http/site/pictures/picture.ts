import { hash } from 'node:crypto';
import {
  formatPay,
  jobPath,
  type LandingPage,
  LIGHT,
  MARK,
  NATIONWIDE,
  type Pay,
  placeInWords,
  SITE_NAME,
  workModeOf,
} from '@skybil/shared';
import type { JobDto } from '../../../modules/jobs/dto/job.dto.js';

export interface PictureText {
  kind?: string;
  title: string;
  by?: string;
  pay?: string;
  place?: string;
}

export const PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;
export const PICTURE_STYLE = { colours: LIGHT, mark: MARK, siteName: SITE_NAME, ...PICTURE };
export type PictureStyle = typeof PICTURE_STYLE;
/** Increase when the drawing of the same text changes, so that pictures get new addresses. */
const DRAWING_VERSION = 1;
const HASH_CHARACTERS = 12;
const ADDRESS = /^\/og(\/[a-z0-9/-]+)?\/([\w-]{12})\.jpg$/i;
const SLOGAN = { by: 'Search, apply and follow your applications', pay: 'Free for everybody' };

export interface Picture {
  page: string;
  text: PictureText;
}

type ShownJob = Pick<JobDto, '_id' | 'kind' | 'title' | 'location' | 'states' | 'place' | 'workMode'> &
  Pay & { companyId: { name: string } };

export function pictureOfJob(job: ShownJob): Picture {
  return {
    page: jobPath(job.kind, job._id),
    text: {
      kind: workModeOf(job),
      title: job.title,
      by: job.companyId.name,
      pay: formatPay(job),
      place: placeInWords(job),
    },
  };
}

export function pictureOfLanding({ path, title }: LandingPage): Picture {
  return { page: path, text: { title, ...SLOGAN } };
}

export const PICTURE_OF_SITE: Picture = {
  page: '/',
  text: { title: `Jobs in ${NATIONWIDE} and remote`, ...SLOGAN },
};

/** The address changes with the text, so that an outdated copy is never shown. */
export function pictureUrlPath({ page, text }: Picture): string {
  const hashed = JSON.stringify([DRAWING_VERSION, text.kind, text.title, text.by, text.pay, text.place]);
  const digest = hash('sha256', hashed, 'base64url').slice(0, HASH_CHARACTERS);
  return `/og${page === '/' ? '' : page}/${digest}.jpg`;
}

/** @returns the page of a picture address, even if the text has changed since */
export function pagePathOf(address: string): string | undefined {
  const [isAddress, page = '/'] = ADDRESS.exec(address) ?? [];
  return isAddress === undefined ? undefined : page;
}

export function altOf({ text: { title, by, pay, place, kind } }: Picture): string {
  return [title, by, pay, place, kind].filter(Boolean).join('. ');
}
