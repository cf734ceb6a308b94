// @vitest-environment node
import type { PageQuestion } from '@skybil/shared';
import { seekerPages } from '../entry-server';
import { job, JOB_ID, jobRow, jobsPage } from '../testing/records';

const CONFIG = {
  authMode: 'local' as const,
  clerkPublishableKey: '',
  supportEmail: 'help@board.example',
  publicUrl: 'https://board.example',
  socialLinks: [],
  offline: true,
};
const NO_COUNTS = { category: [], locations: [], level: [], kind: [] };

function answer({ about }: PageQuestion): unknown {
  if (about === 'jobs') return jobsPage([jobRow()]);
  if (about === 'facets') return NO_COUNTS;
  if (about === 'text') return '<h1>Our text</h1><p>Of the board folder</p>';
  return about === 'job' ? job() : [];
}

async function render(address: string, answered: (question: PageQuestion) => unknown = answer) {
  const site = await seekerPages();
  const page = site.pageAt(address);
  if (!page) return undefined;
  const data = await site.load(page, (question) => Promise.resolve(answered(question)), Date.now());
  return site.render(page, data, CONFIG);
}
async function questionsAt(address: string): Promise<PageQuestion[]> {
  const asked: PageQuestion[] = [];
  await render(address, (question) => {
    asked.push(question);
    return answer(question);
  });
  return asked;
}
const addressOf = async (address: string) => (await seekerPages()).pageAt(address)?.address;

/** What stands in the page between header and footer. */
const mainOf = (html = '') => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
const headingsOf = (html: string | undefined) =>
  [...mainOf(html).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words);

describe('a server-rendered page', () => {
  it('shows the requested jobs', async () => {
    const main = mainOf(await render('/'));
    expect(main).toContain('Bake bread every morning.');
    expect(main).toContain('1 job<');
    expect(main).not.toContain('Loading');
  });

  it('shows a loader if an answer is missing', async () => {
    const site = await seekerPages();
    const page = { route: '/', address: '/', file: 'HomePage' };
    expect(mainOf(site.render(page, { now: 0, file: 'HomePage', fallback: {} }, CONFIG))).toContain(
      'Loading jobs',
    );
  });

  it('shows a job with its title as the heading and its description unchanged', async () => {
    const html = await render(`/apply-job/${JOB_ID}`);
    expect(headingsOf(html)).toEqual(['Baker']);
    expect(mainOf(html)).toMatch(/Monthly salary:.*₦250,000 – 400,000 a month/);
    expect(mainOf(html)).toContain('<div class="rich-text"><p>Bake bread every morning.</p></div>');
  });

  it.each([
    ['/', expect.stringMatching(/^Find your next job/), 'Bake bread'],
    ['/about', 'Our text', 'Of the board folder'],
    ['/contact', 'Contact', 'mailto:help@board.example'],
    ['/privacy-policy', 'Our text', 'Of the board folder'],
    ['/terms-of-service', 'Our text', 'Of the board folder'],
    ['/newsletter?note=confirmed', 'Newsletter', 'You are on the list.'],
    ['/newsletter/confirm', 'Confirm your e-mail', 'Confirm my e-mail'],
    ['/newsletter/unsubscribe', 'Unsubscribe', 'we send you no more'],
    ['/nope', 'Page not found', 'There is nothing at this address'],
  ])('%s is complete', async (path, heading, words) => {
    const html = await render(path);
    expect(headingsOf(html)).toEqual([heading]);
    expect(mainOf(html)).toContain(words);
    // inline scripts are what the policy refuses
    expect(html).not.toContain('<script');
  });

  it('says that a job does not exist', async () => {
    expect(headingsOf(await render(`/apply-job/${JOB_ID}`, () => null))).toEqual(['Job not found']);
  });

  it.each(['/applications', '/remote-applications/', '/account', '/sign-in', '/login', '/reset-password'])(
    '%s is one of a person, and is not rendered',
    async (path) => {
      expect(await render(path)).toBeUndefined();
    },
  );

  it('shows nobody as signed in and opens no dialog', async () => {
    const html = await render('/about?recruiter=login');
    expect(html).toContain('account-unknown');
    expect(html).not.toContain('role="dialog"');
  });
});

describe('the queries of a page', () => {
  const NONE = { kind: 'all', category: [], locations: [], openTo: 'Nigeria' };

  it('use the parameters of the API [SITE-23]', async () => {
    const query = {
      kind: 'remote',
      title: 'cook',
      place: 'ikeja',
      category: ['Programming'],
      locations: ['Lagos', 'Abuja'],
      openTo: 'Nigeria',
    };
    const address =
      '/?title=cook&location=ikeja&category=Programming&locations=Lagos&locations=Abuja&kind=remote&page=2';
    const byWords = { ...query, title: undefined, q: 'cook' };
    expect(await questionsAt(address)).toEqual([
      { about: 'jobs', query, page: 2, limit: 6 },
      { about: 'jobs', query, page: 1, limit: 6 },
      { about: 'jobs', query: byWords, page: 2, limit: 6 },
      { about: 'facets', query: byWords },
    ]);
    expect(await questionsAt(`/remoteapply-job/${JOB_ID.toUpperCase()}?title=cook`)).toEqual([
      { about: 'job', kind: 'remote', id: JOB_ID },
      { about: 'related-jobs', kind: 'remote', id: JOB_ID },
      { about: 'similar-jobs', kind: 'remote', id: JOB_ID },
    ]);
  });

  it.each([
    '/?utm_source=letter&fbclid=1',
    '/?page=0&kind=none&category=Nothing&title=',
    '/?title=%20%00%0A&locations=Mars',
    '/?recruiter=login&next=%2Fdashboard',
  ])('ignore %s', async (address) => {
    expect(await addressOf(address)).toBe('/');
    expect(await questionsAt(address)).toEqual([
      { about: 'jobs', query: NONE, page: 1, limit: 6 },
      { about: 'facets', query: { ...NONE, kind: 'remote' } },
      { about: 'facets', query: NONE },
    ]);
  });

  it.each([
    ['/about', 'about'],
    ['/terms-of-service', 'terms'],
    ['/privacy-policy', 'privacy'],
  ])('at %s ask for the text %s', async (address, name) => {
    expect(await questionsAt(address)).toEqual([{ about: 'text', name }]);
  });

  it('of a landing page include its jobs and the counts of all landing pages', async () => {
    const address = '/jobs/akwa-ibom/?title=cook&kind=remote&page=2&utm_source=letter';
    const query = { ...NONE, locations: ['Akwa Ibom'] };
    expect(await addressOf(address)).toBe('/jobs/akwa-ibom?page=2');
    expect(await questionsAt(address)).toEqual([
      { about: 'jobs', query, page: 2, limit: 6 },
      { about: 'facets', query: NONE },
      { about: 'facets', query: { ...NONE, kind: 'remote' } },
      { about: 'facets', query },
    ]);
  });

  it.each([
    ['/?utm_source=a&page=2&title=cook', '/?title=cook&page=2'],
    ['/?locations=Abuja&locations=Lagos', '/?locations=Lagos&locations=Abuja'],
    [`/apply-job/${JOB_ID}/?a=1`, `/apply-job/${JOB_ID}`],
    ['/about/?a=1', '/about'],
    ['/newsletter/confirm?token=abc&utm_source=a', '/newsletter/confirm?token=abc'],
    ['/newsletter?note=subscribed&x=1', '/newsletter?note=subscribed'],
    ['/newsletter?note=nonsense', '/newsletter'],
    ['/newsletter?note=constructor', '/newsletter'],
    ['/nothing?a=1', '/404'],
    ['/nothing/else', '/404'],
    ['//evil.example/', '/404'],
  ])('are the same at %s and %s', async (address, same) => {
    expect(await addressOf(address)).toBe(same);
  });

  it('cut a search after 100 characters without splitting a character', async () => {
    const title = `${'a'.repeat(99)}😀`;
    const [jobs] = await questionsAt(`/?title=${encodeURIComponent(title)}`);
    expect(jobs).toMatchObject({ query: { title: 'a'.repeat(99) } });
  });
});
