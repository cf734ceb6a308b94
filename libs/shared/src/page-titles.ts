import { SITE_NAME } from './brand.js';
import { NATIONWIDE } from './options.js';

// apart from pages.ts, which the service worker imports: it has no page that says which board this is

export const HOME_TITLE = `${SITE_NAME}: jobs in ${NATIONWIDE} and remote`;

export function tabTitle(title: string): string {
  return title === HOME_TITLE ? title : `${title} | ${SITE_NAME}`;
}

export function jobTitle(title: string, company: string): string {
  return `${title} at ${company}`;
}

export function companyTitle(name: string): string {
  return `Jobs at ${name}`;
}

export function reportTitle(title: string, company: string): string {
  return `Report: ${jobTitle(title, company)}`;
}

export function applyTitle(title: string, company: string): string {
  return `Apply: ${jobTitle(title, company)}`;
}
