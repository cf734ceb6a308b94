import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type BoardConfig,
  JOB_CATEGORIES,
  JOB_KINDS,
  JOB_LOCATIONS,
  LIMITS,
  type PageQuestion,
  type SeekerPages,
} from '@skybil/shared';

const CONFIG: BoardConfig = {
  authMode: 'local',
  clerkPublishableKey: '',
  supportEmail: 'help@board.example',
  publicUrl: 'https://board.example',
  offline: true,
  socialLinks: ['Facebook', 'X', 'LinkedIn'].map((name) => ({ name, url: `https://${name}.example` })),
};
const WORDS =
  'We look for somebody who plans the routes of our drivers keeps the stores in order and tells customers when to expect them';

/** So many characters of text, in which nothing comes twice for long. */
function words(characters: number, from: number): string {
  const all = WORDS.split(' ');
  const some = Array.from({ length: characters / 5 }, (_, at) => all[(from + at * (from + 3)) % all.length]);
  return some.join(' ').slice(0, characters);
}

/** An id as the database makes them: no two have much in common. */
const idOf = (number: number): string =>
  (BigInt(number + 1) * 0x9e37_79b9_7f4a_7c15_f39c_c060n).toString(16).slice(0, 24);

function row(number: number) {
  return {
    _id: idOf(number),
    kind: JOB_KINDS[number % JOB_KINDS.length],
    title: words(45, number),
    location: JOB_LOCATIONS[number % JOB_LOCATIONS.length],
    level: 'Intermediate Level',
    category: JOB_CATEGORIES[number % JOB_CATEGORIES.length],
    nature: 'Hybrid',
    salary: `${150 + number * 10},000 - ${300 + number * 10},000`,
    currency: 'NGN',
    date: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
    excerpt: words(LIMITS.excerptCharacters, number),
    companyId: {
      _id: idOf(100 + number),
      name: words(20, number + 7),
      image: `https://board.example/api/logos/${idOf(200 + number)}`,
    },
  };
}

const counted = (values: readonly string[]) =>
  values.map((value, at) => ({ value, count: 12 + ((at * 37) % 900) }));
const FACETS = {
  category: counted(JOB_CATEGORIES),
  locations: counted(JOB_LOCATIONS),
  level: [],
  kind: counted(JOB_KINDS),
};

/** What a board with many jobs answers. */
function answer({ about, ...asked }: PageQuestion): unknown {
  if (about === 'facets') return FACETS;
  const rows = (count: number) => Array.from({ length: count }, (_, number) => row(number));
  if (about === 'related-jobs') return rows(LIMITS.relatedJobs);
  if (about === 'jobs')
    return {
      jobs: rows(LIMITS.jobsPerPage),
      page: 1,
      total: 1_300,
      totalRelation: 'eq',
      asOf: '2026-01-31T00:00:00.000Z',
    };
  const paragraphs = Array.from({ length: 6 }, (_, number) => `<p>${words(350, number)}.</p>`);
  return 'id' in asked && { ...row(0), kind: asked.kind, description: paragraphs.join('') };
}

/** What the site, built for the server, renders of an address, with the data that goes with it. */
export async function renderedAt(address: string, distServer: string): Promise<string> {
  const built = createRequire(import.meta.url)(path.join(distServer, 'entry-server.cjs')) as {
    seekerPages: () => Promise<SeekerPages>;
  };
  const site = await built.seekerPages();
  const page = site.pageAt(address);
  if (!page) throw new Error(`${address} is not rendered`);
  const data = site.dataOf(page, page.questions.map(answer), Date.now());
  return site.render(page, data, CONFIG) + JSON.stringify(data);
}
