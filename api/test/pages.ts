import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { decode, encode } from 'html-entities';
import {
  APPLY_PAGES,
  companyPath,
  type JobListKind,
  landingByPath,
  type PageQuestion,
  PAGES,
  type PublicPage,
  readFormPath,
  readCompanyPath,
  readJobPath,
  type SeekerPages,
} from '@skybil/shared';
import { pictureUrlPath, altOf, type Picture, PICTURE_OF_SITE } from '../src/http/site/pictures/picture.js';
import { SeekerSite } from '../src/http/site/seeker-site.js';
import { ShellsService } from '../src/http/site/shells.service.js';
import type { TestBoard } from './board.js';

/** Serves pages without built front ends. @returns a function that restores the former state */
export function serveShells(board: TestBoard): () => void {
  const dist = mkdtempSync(join(tmpdir(), 'shells-'));
  for (const end of ['seeker-web', 'recruiter-admin', 'staff']) {
    mkdirSync(join(dist, end));
    const html = `<html><head><!--board-head--></head><body id="${end}">$& stays<div id="root"></div></body></html>`;
    writeFileSync(join(dist, end, 'index.html'), html);
  }
  const shells = board.app.get(ShellsService);
  const render = shells.render.bind(shells);
  shells.render = (of, head) => render(join(dist, basename(dirname(of))), head);
  board.app.get(SeekerSite).pages = () => Promise.resolve(SITE);
  return () => rmSync(dist, { recursive: true });
}

const PERSONAL = new Set<string>([PAGES.applications.path, PAGES.signIn.path]);

const QUESTIONS = new Map<string, PageQuestion[]>();

function asking(page: PublicPage, questions: PageQuestion[]): PublicPage {
  QUESTIONS.set(page.address, questions);
  return page;
}

/** A stand-in for the built seeker site. A page shows its answers as text. */
const SITE: SeekerPages = {
  pageAt(address) {
    const { pathname: path, searchParams } = new URL(`http://site${address}`);
    const form = readFormPath(path);
    if (form) {
      const { page: route, ...job } = form;
      return asking({ route, address: path, file: route === APPLY_PAGES ? 'ApplyPage' : 'ReportPage' }, [
        { about: 'job', ...job },
        { about: route === APPLY_PAGES ? 'apply-answer' : 'report-answer' },
      ]);
    }
    const job = readJobPath(path);
    if (job) {
      const { kind, id } = { ...job, id: job.id.toLowerCase() };
      return asking({ route: `/${kind}/:id`, address: path.toLowerCase(), file: 'JobPage' }, [
        { about: 'job', kind, id },
        { about: 'related-jobs', kind, id },
        { about: 'similar-jobs', kind, id },
      ]);
    }
    const company = readCompanyPath(path);
    if (company) {
      const query = { kind: 'all' as const, category: [], locations: [], company };
      const page = Number(searchParams.get('page') ?? 1);
      const address = `${companyPath(company)}?${page}`;
      return asking({ route: '/companies/:id', address, file: 'CompanyPage' }, [
        { about: 'company', id: company },
        { about: 'jobs', query, page, limit: 6 },
      ]);
    }
    const landing = landingByPath(path);
    if (path === '/' || landing) {
      const query = landing?.filter ?? {
        kind: (searchParams.get('kind') ?? 'all') as JobListKind,
        title: searchParams.get('title') ?? undefined,
        category: searchParams.getAll('category'),
        locations: searchParams.getAll('locations'),
      };
      const page = Number(searchParams.get('page') ?? 1);
      const route = landing?.path ?? '/';
      const address = `${route}?${JSON.stringify([query, page])}`;
      return asking({ route, address, file: 'HomePage' }, [
        { about: 'jobs', query, page, limit: 6 },
        { about: 'facets', query },
      ]);
    }
    const plain = path.replace(/(.)\/+$/, '$1');
    if (PERSONAL.has(plain)) return undefined;
    const known = Object.values<{ path: string }>(PAGES).some((page) => page.path === plain);
    const still = known ? plain : '/404';
    return { route: still, address: still, file: 'Still' };
  },
  async load({ address, file }, ask, now) {
    const loaded = (QUESTIONS.get(address) ?? []).map(async (question) => [
      question.about,
      await ask(question),
    ]);
    return { now, file, fallback: Object.fromEntries(await Promise.all(loaded)) as Record<string, unknown> };
  },
  render: ({ route, lowData }, { fallback }) =>
    `<main>${encode(`${route}${lowData ? ' low data' : ''} ${JSON.stringify(fallback)}`)}</main>`,
};

export const getPage = (board: TestBoard, path: string) =>
  board.http.get(path).set('accept-encoding', 'identity');

/** The parts of a page that a crawler reads. */
export async function readPage(board: TestBoard, path: string) {
  const { status, text } = await getPage(board, path);
  const head = /<head>([^]*)<\/head>/.exec(text)?.[1] ?? '';
  return { status, ...readHead(head) };
}

function readHead(head: string) {
  const raw = (pattern: RegExp) => {
    const found = [...head.matchAll(pattern)].map(([, value]) => value ?? '');
    if (found.length > 1) throw new Error(`${pattern} is there twice: ${head}`);
    return found[0];
  };
  const one = (pattern: RegExp) => {
    const found = raw(pattern);
    return found === undefined ? undefined : decode(found);
  };
  const data = (type: string) => {
    const json = raw(new RegExp(`<script type="application/${type}>([^]*?)</script>`, 'g'));
    return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
  };
  const graph = head.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)" \/>/g);
  const blocks = head.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g);
  return {
    title: one(/<title>([^<]*)<\/title>/g),
    description: one(/<meta name="description" content="([^"]*)" \/>/g),
    robots: one(/<meta name="robots" content="([^"]*)" \/>/g),
    canonical: one(/<link rel="canonical" href="([^"]*)" \/>/g),
    og: Object.fromEntries([...graph].map(([, name, value]) => [name, decode(value ?? '')])),
    jsonLd: [...blocks].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
    config: data('json" id="board-config"'),
  };
}

/** The Open Graph fields of a page. */
export const openGraph = (
  title: string,
  description: string,
  url: string,
  picture: Picture = PICTURE_OF_SITE,
) => ({
  title,
  description,
  type: 'website',
  site_name: 'Skybil',
  url,
  image: `http://localhost:3000${pictureUrlPath(picture)}`,
  'image:type': 'image/jpeg',
  'image:width': '1200',
  'image:height': '630',
  'image:alt': altOf(picture),
});
