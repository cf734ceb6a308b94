import {
  type ApplyAnswer,
  type BoardConfig,
  type JobKind,
  MESSAGES,
  type PageQuestion,
} from '@skybil/shared';
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
  if (about === 'apply-answer') return null;
  return about === 'job' ? job() : [];
}

async function render(
  address: string,
  answered: (question: PageQuestion) => unknown = answer,
  config: BoardConfig = CONFIG,
) {
  const site = await seekerPages();
  const page = site.pageAt(address);
  if (!page) throw new Error(`${address} is not rendered`);
  const data = await site.load(page, (question) => Promise.resolve(answered(question)), Date.now());
  return site.render(page, data, config);
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
    `/apply/remote/${JOB_ID}`,
    '/newsletter',
  ];
  const pageAt = async (...[address, ...others]: Parameters<typeof render>) =>
    new DOMParser().parseFromString(await render(address, ...others), 'text/html');

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
    const applyPage = `/apply/job/${JOB_ID}`;
    expect(await leads('/')).toMatchObject({ 'Apply now: Baker': applyPage, Baker: `/apply-job/${JOB_ID}` });
    expect(await leads(`/apply-job/${JOB_ID}`)).toMatchObject({ 'Apply Now': applyPage });
  });

  it.each([
    ['subscribed', 'success-text'],
    ['failed', 'error-text'],
  ])('the result of the newsletter form is shown in its colour: %s', async (note, tone) => {
    const page = await pageAt(`/newsletter?note=${note}`);
    expect(page.querySelector(`main .${tone}`)?.textContent).toMatch(/Thank you|went wrong/);
  });

  const applying = (apply: ApplyAnswer | null, kind: JobKind = 'remote', config?: BoardConfig) =>
    pageAt(
      `/apply/${kind}/${JOB_ID}`,
      (question) => {
        if (question.about === 'apply-answer') return apply;
        return question.about === 'job' ? job({ kind }) : answer(question);
      },
      config,
    );

  it('the apply page asks for everything in one form [SITE-53] [APPLY-34]', async () => {
    const page = await applying(null);
    const form = page.querySelector<HTMLFormElement>('main form');
    expect(form?.getAttribute('action')).toBe(`/forms/apply/remote/${JOB_ID}`);
    expect([form?.method, form?.enctype]).toEqual(['post', 'multipart/form-data']);
    const named = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'));
    expect(named).toEqual(['email', 'password', 'resume', 'certificate']);
    expect(page.querySelector('main')?.textContent).toMatch(
      /Baker.*A certificate shows.*will see.*Your phone number, if/s,
    );
    expect((await applying(null, 'job')).querySelector('[name=certificate]')).toBeNull();
  });

  it('the apply page repeats the e-mail, never the password, and says at the field what is wrong [SITE-53]', async () => {
    const errors = { password: 'Invalid email or password' };
    const page = await applying({ email: 'ada@mail.example', needsCode: true, errors });
    const field = (name: string) => page.querySelector(`[name=${name}]`);
    expect(field('email')?.getAttribute('value')).toBe('ada@mail.example');
    expect(field('password')?.getAttribute('value')).toBeNull();
    expect(field('password')?.getAttribute('aria-invalid')).toBe('true');
    expect(field('password')?.parentElement?.textContent).toContain(errors.password);
    expect(field('code')).not.toBeNull();
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(
      /not sent yet.*choose your files once more/,
    );
    const twice = await applying({ email: '', needsCode: false, errors: { form: MESSAGES.alreadyApplied } });
    expect(twice.querySelector('[role=alert]')?.textContent).toBe('Already Applied');
  });

  it('the apply page says that a hosted sign-in needs JavaScript [SITE-53]', async () => {
    const page = await applying(null, 'job', { ...CONFIG, authMode: 'clerk' });
    expect(page.querySelector('main')?.textContent).toContain('Signing in to this board needs JavaScript.');
    expect(page.querySelector('main form')).toBeNull();
  });

  it('the apply page of an imported advert leads to its source [SITE-53]', async () => {
    const page = await pageAt(`/apply/job/${JOB_ID}`, (question) =>
      question.about === 'job'
        ? job({ sourceUrl: 'https://a.example/1', sourceName: 'A' })
        : answer(question),
    );
    expect(page.querySelector('main form')).toBeNull();
    expect(page.querySelector('main a.button')?.getAttribute('href')).toBe('https://a.example/1');
  });

  it.each([
    ['sent', 'Sent'],
    ['held', 'One step left'],
  ])('the apply page shows the result: %s [SITE-53]', async (note, words) => {
    const page = await pageAt(`/apply/job/${JOB_ID}?note=${note}`);
    expect(page.querySelector('h1')?.textContent).toContain(words);
    expect(page.querySelector('main form')).toBeNull();
  });

  it('the report page is one form that can be sent, and says at the field what is wrong [REPORT-1]', async () => {
    const refused = {
      typed: { text: 'N5,000' },
      errors: { reason: 'Choose one of the five reasons.', form: 'Too many' },
    };
    const page = await pageAt(`/report/remote/${JOB_ID}`, (question) => {
      if (question.about === 'report-answer') return refused;
      return question.about === 'job' ? job({ kind: 'remote' }) : answer(question);
    });
    const form = page.querySelector<HTMLFormElement>('main form');
    expect([form?.getAttribute('action'), form?.method]).toEqual([`/forms/report/remote/${JOB_ID}`, 'post']);
    expect(form?.querySelectorAll('[name=reason]')).toHaveLength(5);
    expect(form?.querySelector('fieldset')?.textContent).toContain('Choose one of the five reasons.');
    expect(form?.querySelector('[role=alert]')?.textContent).toBe('Too many');
    expect(form?.querySelector('textarea')?.textContent).toBe('N5,000');
  });

  it('the report page says that the report was sent [REPORT-1]', async () => {
    const page = await pageAt(`/report/job/${JOB_ID}?note=sent`);
    expect(page.querySelector('h1')?.textContent).toBe('Thank you');
    expect(page.querySelector('main form')).toBeNull();
  });
});
