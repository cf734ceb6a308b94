import { hash } from 'node:crypto';
import {
  answerWords,
  companyPath,
  companyTitle,
  formatPay,
  jobPath,
  type LandingPage,
  LIGHT,
  NATIONWIDE,
  type Pay,
  placeInWords,
  SITE_NAME,
  workModeOf,
} from '@skybil/shared';
import { boardLogo } from '../../../platform/config/board-logo.js';
import type { ShownCompanyDto } from '../../../modules/company-pages/dto/shown-company.dto.js';
import type { JobDto } from '../../../modules/jobs/dto/job.dto.js';

export interface PictureText {
  kind?: string;
  title: string;
  by?: string;
  pay?: string;
  place?: string;
}

export const PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;
export const pictureStyle = () => ({ colours: LIGHT, logo: boardLogo(), siteName: SITE_NAME, ...PICTURE });
export type PictureStyle = ReturnType<typeof pictureStyle>;
/** Increase when the drawing of the same text changes, so that pictures get new addresses. */
const DRAWING_VERSION = 2;
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

export function pictureOfCompany({ _id, name, location, answerRate }: ShownCompanyDto): Picture {
  return {
    page: companyPath(_id),
    text: {
      title: companyTitle(name),
      by: answerRate ? answerWords(answerRate) : SLOGAN.by,
      place: location,
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

/** The address changes with the text and the logo, so that an outdated copy is never shown. */
export function pictureUrlPath({ page, text }: Picture): string {
  const { title, by, pay, place, kind } = text;
  const hashed = JSON.stringify([DRAWING_VERSION, boardLogo(), kind, title, by, pay, place]);
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
