import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  BOARD,
  BOARD_CONFIG_ID,
  type BoardConfig,
  PAGE_DATA_ID,
  type PageData,
  SITE_NAME,
  type SocialLink,
} from '@skybil/shared';
import { logoData } from '../../platform/config/board-logo.js';
import { readExchangeRates } from '../../platform/config/exchange-rates.js';
import { Settings } from '../../platform/config/settings.js';
import type { PageHead } from './page-head.js';
import { pictureUrlPath, altOf, PICTURE, PICTURE_OF_SITE } from './pictures/picture.js';

const PLACEHOLDER = '<!--board-head-->';
const ROOT_ELEMENT = /<div id="root">.*?<\/div>/s;
export const ROOT = join(__dirname, '..', '..', '..', '..');
export const SEEKER_DIST = join(ROOT, 'seeker-web', 'dist');
export const CONSOLE_DIST = join(ROOT, 'recruiter-admin', 'dist');
export const STAFF_DIST = join(ROOT, 'recruiter-admin', 'staff', 'dist');

@Injectable()
export class ShellsService {
  private readonly templates = new Map<string, string>();
  private readonly links = new Map<string, PageLinks>();
  readonly config: BoardConfig;
  private readonly configElement: string;
  private readonly logoStyle = `<style>:root{--logo:url("${logoData()}")}</style>`;

  constructor(private readonly settings: Settings) {
    const exchangeRates = readExchangeRates(settings.EXCHANGE_RATES);
    this.config = {
      authMode: settings.AUTH_MODE,
      clerkPublishableKey: settings.CLERK_PUBLISHABLE_KEY ?? '',
      supportEmail: settings.SUPPORT_EMAIL,
      publicUrl: settings.PUBLIC_URL,
      socialLinks: readSocialLinks(settings.SOCIAL_LINKS),
      offline: settings.OFFLINE === 'on',
      ...(exchangeRates && { exchangeRates }),
    };
    this.configElement = dataElement(BOARD_CONFIG_ID, { ...this.config, board: BOARD });
  }

  render(dist: string, head: PageHead): string | undefined {
    return this.template(dist)?.replace(PLACEHOLDER, () => this.head(head));
  }

  withContent(shell: string, html: string, data: PageData): string {
    const { styles, scripts } = this.linksOf(data.file, shell);
    return shell
      .replace('</head>', () => `${styles}</head>`)
      .replace(ROOT_ELEMENT, () => `<div id="root">${html}</div>${dataElement(PAGE_DATA_ID, data)}`)
      .replace('</body>', () => `${scripts}</body>`);
  }

  /** For a sandboxed frame: without scripts, and with links that open windows, which the sandbox forbids. */
  framed(shell: string, html: string, data: PageData): string {
    return this.withContent(shell, html, data)
      .replace('<head>', '<head><base target="_blank" />')
      .replace(/<script\b.*?<\/script>/gs, '')
      .replace(/<link\b[^>]*>/g, (link) => (link.includes('"stylesheet"') ? fromAnyOrigin(link) : ''));
  }

  /** Without these links the browser would ask for the files only after the site has started. */
  private linksOf(page: string, shell: string): PageLinks {
    const known = this.links.get(page);
    if (known) return known;
    const { styles, scripts } = filesOf(page);
    const links = (rel: string, files: string[]) =>
      [...new Set(files)]
        .filter((file) => !shell.includes(file))
        .map((file) => `<link rel="${rel}" crossorigin href="/${file}">`)
        .join('');
    const made = { styles: links('stylesheet', styles), scripts: links('modulepreload', scripts) };
    this.links.set(page, made);
    return made;
  }

  private template(dist: string): string | undefined {
    const known = this.templates.get(dist);
    if (known !== undefined) return known;
    const file = join(dist, 'index.html');
    if (!existsSync(file)) return undefined;
    const template = readFileSync(file, 'utf8')
      .replace('<html lang="en">', `<html lang="${BOARD.country.locale}">`)
      .replace('<!--board-name-->', () => escape(SITE_NAME));
    this.templates.set(dist, template);
    return template;
  }

  private head(page: PageHead): string {
    const { title, description, path, jsonLd = [], picture = PICTURE_OF_SITE, noIndex } = page;
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
      `<meta property="og:site_name" content="${escape(SITE_NAME)}" />`,
      `<meta property="og:url" content="${escape(url)}" />`,
      `<meta property="og:image" content="${escape(this.settings.PUBLIC_URL + pictureUrlPath(picture))}" />`,
      `<meta property="og:image:type" content="${PICTURE.type}" />`,
      `<meta property="og:image:width" content="${PICTURE.width}" />`,
      `<meta property="og:image:height" content="${PICTURE.height}" />`,
      `<meta property="og:image:alt" content="${escape(altOf(picture))}" />`,
      `<meta name="twitter:card" content="summary_large_image" />`,
      ...jsonLd.map((data) => `<script type="application/ld+json">${jsonData(data)}</script>`),
      this.logoStyle,
      this.configElement,
    ].join('\n    ');
  }
}

/** The origin of a sandboxed frame is not that of the board, so a request with CORS would fail. */
const fromAnyOrigin = (link: string) => link.replace(' crossorigin', '');

interface PageLinks {
  styles: string;
  scripts: string;
}

/** The scripts and styles that a page loads at once. */
function filesOf(page: string): { styles: string[]; scripts: string[] } {
  const manifest = join(SEEKER_DIST, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return { styles: [], scripts: [] };
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
    string,
    { file: string; imports?: string[]; css?: string[] }
  >;
  const own = chunks[`src/pages/${page}.tsx`];
  const all = [own, ...(own?.imports ?? []).map((name) => chunks[name])].flatMap((chunk) => chunk ?? []);
  return { styles: all.flatMap(({ css }) => css ?? []), scripts: all.map(({ file }) => file) };
}

function dataElement(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${jsonData(data)}</script>`;
}

/** JSON that cannot close its script element. */
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

/** Format: `Name=https://address`, separated by commas. */
function readSocialLinks(text: string): SocialLink[] {
  return text
    .split(',')
    .map((pair) => pair.trim().split('='))
    .flatMap(([name, ...address]) => (name && address.length > 0 ? [{ name, url: address.join('=') }] : []));
}
