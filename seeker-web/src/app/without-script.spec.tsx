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
const COUNTS = { category: [], locations: [{ value: 'Kano', count: 1 }], level: [], kind: [] };

function answer({ about }: PageQuestion): unknown {
  if (about === 'jobs') return jobsPage([jobRow()]);
  if (about === 'facets') return COUNTS;
  return about === 'job' ? job() : [];
}

async function render(address: string, answered: (question: PageQuestion) => unknown = answer) {
  const site = await seekerPages();
  const page = site.pageAt(address);
  if (!page) throw new Error(`${address} is not rendered`);
  const data = await site.load(page, (question) => Promise.resolve(answered(question)), Date.now());
  return site.render(page, data, CONFIG);
}
describe('in a browser without script', () => {
  const ADDRESS =
    '/?title=cook&category=Programming&locations=Lagos&kind=remote&sort=-pay&postedWithin=7&openTo=any&pay=stated&payAtLeast=90000&page=2';

  /** What a form sends when nothing in it is changed, and its buttons. */
  async function formsAt(address: string, pages = 30) {
    const html = await render(address, (question) =>
      question.about === 'jobs' ? jobsPage([jobRow()], { total: pages, page: 2 }) : answer(question),
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.forms].map((form) => {
      const sent = [...form.elements].flatMap((field) => {
        const { name, value, type, checked, tagName } = field as HTMLInputElement;
        const isSent =
          tagName === 'SELECT' || (tagName === 'INPUT' && (checked || !['checkbox', 'radio'].includes(type)));
        return isSent && name && value ? [[name, value]] : [];
      });
      const buttons = [...form.querySelectorAll('button')].map(({ name, value, textContent, type }) =>
        [type, name, value, textContent].filter(Boolean).join(' '),
      );
      const { method } = form;
      return {
        action: form.getAttribute('action'),
        method,
        sent: new URLSearchParams(sent).toString(),
        buttons,
      };
    });
  }
  const filtersOf = (address: string) => new URLSearchParams(address.slice(2));
  const withButton = async (address: string, words: string) =>
    (await formsAt(address)).find(({ buttons }) => buttons.some((button) => button.includes(words)));

  it.each(['Search', 'Show jobs'])(
    '%s submits the whole filter and starts at the first page [SITE-24]',
    async (words) => {
      const form = await withButton(ADDRESS, words);
      expect(form).toMatchObject({ action: '/', method: 'get' });
      const expected = filtersOf(ADDRESS);
      expected.delete('page');
      const sent = new URLSearchParams(form?.sent);
      for (const params of [sent, expected]) params.sort();
      expect(sent.toString()).toBe(expected.toString());
    },
  );

  it('each search word can be removed', async () => {
    const forms = await formsAt('/?title=cook&location=ikeja&kind=remote');
    const sent = forms
      .filter(({ buttons }) => /^submit (cook|ikeja)$/.test(String(buttons)))
      .map((form) => form.sent);
    expect(new Set(sent)).toEqual(new Set(['location=ikeja&kind=remote', 'title=cook&kind=remote']));
  });

  it.each([
    ['Highest pay first', 'sort=-pay'],
    ['Last 7 days', 'postedWithin=7'],
    ['Pay stated', 'pay=stated'],
    ['At least ₦90,000 a month', 'payAtLeast=90000'],
  ])('%s can be removed [SITE-65]', async (words, part) => {
    const form = await withButton(ADDRESS, words);
    expect(form?.sent).toBe(ADDRESS.slice(2).replace('&page=2', '').replace(`&${part}`, ''));
  });

  it('"Open to Nigeria" is switched by a button [SITE-64]', async () => {
    const off = await withButton('/?kind=remote', 'Open to Nigeria');
    expect(off?.sent).toBe('kind=remote&openTo=any');
    const on = await withButton('/?kind=remote&openTo=any', 'Open to Nigeria');
    expect(on?.sent).toBe('kind=remote');
  });

  it('page buttons submit their number [SITE-24]', async () => {
    const form = await withButton(ADDRESS, 'Next');
    expect(form?.buttons).toContain('submit page 3 3');
    expect(form?.buttons).toContain('submit page 3 Next');
    expect(form?.sent).toBe(ADDRESS.slice(2).replace('&page=2', ''));
  });

  it('newsletter form and newsletter links are forms that submit', async () => {
    expect(await withButton('/', 'Subscribe')).toMatchObject({ action: '/forms/newsletter', method: 'post' });
    expect(await withButton('/newsletter/confirm?token=a%22b', 'Confirm')).toMatchObject({
      action: '/forms/newsletter/confirm',
      method: 'post',
      sent: 'token=a%22b',
    });
    expect(await withButton('/newsletter/unsubscribe?token=abc', 'Unsubscribe')).toMatchObject({
      action: '/forms/newsletter/unsubscribe',
      sent: 'token=abc',
    });
  });

  const PUBLIC = [
    '/',
    '/jobs',
    '/jobs/lagos',
    `/apply-job/${JOB_ID}`,
    `/remoteapply-job/${JOB_ID}`,
    '/newsletter',
  ];
  const pageAt = async (address: string) =>
    new DOMParser().parseFromString(await render(address), 'text/html');

  // a text browser shows also what CSS hides
  it.each(PUBLIC)('%s has no button and no field outside a form [SITE-52]', async (address) => {
    const fields = [
      ...(await pageAt(address)).querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input'),
    ];
    expect(
      fields
        .filter(({ form, tagName, type }) => !form || (tagName === 'BUTTON' && type !== 'submit'))
        .map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
  });

  it.each(PUBLIC)('%s has no dead links', async (address) => {
    const page = await pageAt(address);
    const within = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href'));
    expect(within).toContain('#footer');
    expect(within.filter((id) => !page.querySelector(String(id)))).toEqual([]);
  });

  it('menus, filters and sign-in prompts are links to their replacements [SITE-52]', async () => {
    const leads = async (address: string) =>
      Object.fromEntries(
        [...(await pageAt(address)).querySelectorAll('a')].map((link) => [
          link.getAttribute('aria-label') ?? link.textContent,
          link.getAttribute('href'),
        ]),
      );
    expect(await leads('/')).toMatchObject({
      'Open menu': '#footer',
      Support: '/contact',
      'Recruiter Login': '/login',
      Filters: '#job-filters',
      'More places': '/jobs',
    });
    expect(await leads(`/apply-job/${JOB_ID}`)).toMatchObject({
      'Apply Now': `/sign-in?next=${encodeURIComponent(`/apply-job/${JOB_ID}`)}`,
    });
  });

  it.each([
    ['subscribed', 'success-text'],
    ['failed', 'error-text'],
  ])('the result of the newsletter form is shown in its colour: %s', async (note, tone) => {
    const page = await pageAt(`/newsletter?note=${note}`);
    expect(page.querySelector(`main .${tone}`)?.textContent).toMatch(/Thank you|went wrong/);
  });

  it('a job states what applying requires [SITE-24]', async () => {
    expect(await render(`/apply-job/${JOB_ID}`)).toMatch(/<noscript><p>To apply, turn on JavaScript/);
  });
});
