import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  BOARD_CONFIG_ID,
  type BoardConfig,
  PAGE_DATA_ID,
  type PageData,
  SITE_NAME,
  type SocialLink,
} from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import type { PageHead } from './page-head.js';
import { addressOf, altOf, PICTURE, PICTURE_OF_SITE } from './pictures/picture.js';

/** Where the server writes into a front end's `index.html`. */
const PLACEHOLDER = '<!--board-head-->';
/** Where a front end starts in it. */
const START = /<div id="root">.*?<\/div>/s;
export const ROOT = join(__dirname, '..', '..', '..', '..');
export const SEEKER_DIST = join(ROOT, 'seeker-web', 'dist');
export const CONSOLE_DIST = join(ROOT, 'recruiter-admin', 'dist');

/** The pages that the front ends start from, with what the browser must know written into the head. */
@Injectable()
export class ShellsService {
  private readonly templates = new Map<string, string>();
  private readonly scripts = new Map<string, string>();
  readonly config: BoardConfig;
  private readonly configElement: string;

  constructor(private readonly settings: Settings) {
    this.config = {
      authMode: settings.AUTH_MODE,
      clerkPublishableKey: settings.CLERK_PUBLISHABLE_KEY ?? '',
      supportEmail: settings.SUPPORT_EMAIL,
      publicUrl: settings.PUBLIC_URL,
      socialLinks: readSocialLinks(settings.SOCIAL_LINKS),
      offline: settings.OFFLINE === 'on',
    };
    this.configElement = dataElement(BOARD_CONFIG_ID, this.config);
  }

  /** @returns undefined when the front end has not been built */
  render(dist: string, head: PageHead): string | undefined {
    return this.template(dist)?.replace(PLACEHOLDER, () => this.head(head));
  }

  /** A shell with what the front end shows in it, and what it showed that with; the page's own scripts come with the others. */
  withContent(shell: string, html: string, data: PageData): string {
    return shell
      .replace(START, () => `<div id="root">${html}</div>${dataElement(PAGE_DATA_ID, data)}`)
      .replace('</body>', () => `${this.scriptsOf(data.file, shell)}</body>`);
  }

  /** Asked for at once, rather than when the site has started and knows which page it shows. */
  private scriptsOf(page: string, shell: string): string {
    const known = this.scripts.get(page);
    if (known !== undefined) return known;
    const links = scriptsOf(page)
      .filter((file) => !shell.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
    this.scripts.set(page, links);
    return links;
  }

  private template(dist: string): string | undefined {
    const known = this.templates.get(dist);
    if (known !== undefined) return known;
    const file = join(dist, 'index.html');
    if (!existsSync(file)) return undefined;
    const template = readFileSync(file, 'utf8');
    this.templates.set(dist, template);
    return template;
  }

  private head({
    title,
    description,
    path,
    jsonLd = [],
    picture = PICTURE_OF_SITE,
    noIndex,
  }: PageHead): string {
    const url = `${this.settings.PUBLIC_URL}${path}`;
    return [
      `<title>${escape(title)}</title>`,
      `<meta name="description" content="${escape(description)}" />`,
      ...(noIndex
        ? ['<meta name="robots" content="noindex" />']
        : [`<link rel="canonical" href="${escape(url)}" />`]),
      `<meta property="og:title" content="${escape(title)}" />`,
      `<meta property="og:description" content="${escape(description)}" />`,
      `<meta property="og:type" content="website" />`,
      `<meta property="og:site_name" content="${SITE_NAME}" />`,
      `<meta property="og:url" content="${escape(url)}" />`,
      `<meta property="og:image" content="${escape(this.settings.PUBLIC_URL + addressOf(picture))}" />`,
      `<meta property="og:image:type" content="${PICTURE.type}" />`,
      `<meta property="og:image:width" content="${PICTURE.width}" />`,
      `<meta property="og:image:height" content="${PICTURE.height}" />`,
      `<meta property="og:image:alt" content="${escape(altOf(picture))}" />`,
      `<meta name="twitter:card" content="summary_large_image" />`,
      ...jsonLd.map((data) => `<script type="application/ld+json">${jsonData(data)}</script>`),
      this.configElement,
    ].join('\n    ');
  }
}

/** The file of a page and what it imports, as far as Vite's list tells. */
function scriptsOf(page: string): string[] {
  const list = join(SEEKER_DIST, '.vite', 'manifest.json');
  if (!existsSync(list)) return [];
  const built = JSON.parse(readFileSync(list, 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const own = built[`src/pages/${page}.tsx`];
  const files = [own, ...(own?.imports ?? []).map((name) => built[name])].flatMap(
    (chunk) => chunk?.file ?? [],
  );
  return [...new Set(files)];
}

function dataElement(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${jsonData(data)}</script>`;
}

/** JSON that cannot end its script element. */
function jsonData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** `Name=https://address`, separated by commas. */
function readSocialLinks(text: string): SocialLink[] {
  return text
    .split(',')
    .map((pair) => pair.trim().split('='))
    .flatMap(([name, ...address]) => (name && address.length > 0 ? [{ name, url: address.join('=') }] : []));
}
