import 'fake-indexeddb/auto';
import { StrictMode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { STORAGE_KEYS } from '@skybil/shared';
import { callsTo } from '@skybil/web/testing/network';
import { seekerPages } from '../entry-server';
import {
  ACME,
  arrangeHome,
  arrangeJob,
  arrangeSeeker,
  dayIn,
  job,
  JOB_ID,
  jobRow,
  jobsPage,
  person,
} from '../testing/records';
import { answer, HOSTILE, OTHER_ID } from '../testing/page-answers';
import { currentAddress, goTo } from '../testing/render-app';
import { App } from './App';
import { BoardRouter } from './BoardRouter';
import { preloadPage } from './pages';

const CONFIG = {
  authMode: 'local' as const,
  clerkPublishableKey: '',
  supportEmail: 'help@board.example',
  publicUrl: 'https://board.example',
  offline: true,
  socialLinks: [{ name: 'X', url: 'https://x.example' }],
};
const MINUTES = 60_000;

let root: Root | undefined;
let place: HTMLElement;
let complaints: string[];

beforeEach(() => {
  root = undefined;
  complaints = [];
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  place.remove();
});

/** What the server sends of an address, and the browser's part of the way. */
async function rendered(address: string, now = Date.now(), answered = answer, lowData = false) {
  const site = await seekerPages();
  const found = site.pageAt(address);
  const page = found && (lowData ? { ...found, lowData } : found);
  if (!page) throw new Error(`${address} is not rendered`);
  const data = await site.load(page, (question) => Promise.resolve(answered(question)), now);
  place.innerHTML = site.render(page, data, CONFIG);
  // as it comes out of the page's data element
  return JSON.parse(JSON.stringify(data)) as typeof data;
}

async function takeOver(address: string, data: Awaited<ReturnType<typeof rendered>>) {
  window.history.replaceState(null, '', address);
  await preloadPage(data.file);
  await act(async () => {
    root = hydrateRoot(
      place,
      <StrictMode>
        <SWRConfig value={{ provider: () => new Map() }}>
          <BoardRouter>
            <App config={CONFIG} data={data} />
          </BoardRouter>
        </SWRConfig>
      </StrictMode>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
    await Promise.resolve();
  });
}

/** What is read, without what stands in for the script until it is there. */
function text(): string {
  const page = place.cloneNode(true) as HTMLElement;
  page.querySelectorAll('.until-script').forEach((part) => part.remove());
  return page.textContent;
}

describe('a server-rendered page hydrates without a request or a warning:', () => {
  it.each([
    '/',
    '/?page=3',
    '/?title=cook&location=Lagos&category=Programming&locations=Lagos&locations=Abuja&kind=remote',
    '/?title=%22%3E%3Cscript%3E&page=nonsense&kind=other&utm_source=letter',
    '/?recruiter=nobody',
    '/?title=hr&postedWithin=7&pay=stated&payAtLeast=90000&sort=-pay&openTo=any',
    '/jobs',
    '/jobs/lagos',
    '/jobs/remote?page=3&utm_source=letter',
    '/jobs/remote/data-science/',
    `/apply-job/${JOB_ID}`,
    `/apply-job/${JOB_ID}/?utm_source=letter`,
    `/remoteapply-job/${JOB_ID}`,
    `/companies/${ACME._id}`,
    `/companies/${ACME._id}/?page=2&utm_source=letter`,
    '/companies/640000000000000000000009',
    '/companies/acme?page=2',
    '/apply-job/650000000000000000000009',
    '/apply-job/nothing',
    `/apply/job/${JOB_ID}?note=sent`,
    `/apply/remote/${JOB_ID}?note=held`,
    `/report/job/${JOB_ID}`,
    `/report/remote/${JOB_ID}?note=sent`,
    '/job-scams',
    '/about',
    '/about/',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/save-as-pdf',
    '/newsletter',
    '/newsletter?note=subscribed',
    '/newsletter/confirm?token=abc%3C%22',
    '/newsletter/unsubscribe?token=abc',
    '/no-such-page',
    '/About',
  ])('%s', async (address) => {
    const data = await rendered(address);
    const words = text();
    expect(words).not.toMatch(/Loading/);
    const heading = place.querySelector('h1');
    await takeOver(address, data);
    expect(complaints).toEqual([]);
    expect(text()).toBe(words);
    expect(place.querySelector('h1')).toBe(heading);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('with low data (%j) and this many logos: %i', async (lowData, logos) => {
    const data = await rendered('/', Date.now(), answer, lowData);
    const shown = () => place.querySelectorAll('article img').length;
    expect(shown()).toBe(logos);
    await takeOver('/', data);
    expect(complaints).toEqual([]);
    expect(shown()).toBe(logos);
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Low data' });
    expect(choice.checked).toBe(lowData);
  });
});

describe('a server-rendered page', () => {
  it('shows ages by the time of rendering until it is hydrated, then by the clock [SITE-23]', async () => {
    const data = await rendered('/', Date.now() - 25 * MINUTES);
    expect(text()).toContain('5 minutes ago');
    await takeOver('/', data);
    expect(complaints).toEqual([]);
    expect(text()).toContain('30 minutes ago');
    expect(text()).not.toContain('5 minutes ago');
  });

  it.each(['/', `/apply-job/${JOB_ID}`])('%s counts days to a closing date alike [CLOSE-6]', async (at) => {
    const row = jobRow({ closingDate: dayIn(3) });
    const data = await rendered(at, Date.now() - 1_440 * MINUTES, (asked) =>
      asked.about === 'jobs' ? jobsPage([row]) : asked.about === 'job' ? row : answer(asked),
    );
    expect(text()).toContain('Closes in 4 days');
    await takeOver(at, data);
    expect([complaints, text()]).toEqual([[], expect.stringContaining('Closes in 3 days')]);
  });

  it('reloads its data when the visitor returns to it', async () => {
    const data = await rendered('/');
    await takeOver('/', data);
    expect(callsTo('GET /api/jobs')).toHaveLength(0);
    arrangeHome(jobsPage([jobRow({ title: 'Miller' })]));
    goTo('/contact');
    goTo('/');
    expect(screen.getByText('1,300 jobs', { selector: 'span' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Miller' })).toBeVisible();
  });

  it('shows the initials of a company whose logo failed before hydration', async () => {
    const data = await rendered('/');
    const logo = place.querySelector('article img');
    Object.defineProperties(logo, { complete: { value: true }, naturalWidth: { value: 0 } });
    await takeOver('/', data);
    expect(complaints).toEqual([]);
    expect(place.querySelector('article img')).toBeNull();
    expect(place.querySelector('article')).toHaveTextContent('AF');
  });

  it('requests further pages as of the same moment', async () => {
    const data = await rendered('/');
    await takeOver('/', data);
    arrangeHome(jobsPage([jobRow({ title: 'Miller' })], { total: 1_300, page: 2 }));
    act(() => screen.getByRole('button', { name: 'Page 2' }).click());
    await screen.findByRole('link', { name: 'Miller' });
    expect(callsTo('GET /api/jobs').map(({ query }) => query.get('asOf'))).toEqual(['as-of-1']);
  });

  it('reloads jobs without a message for a signed-in seeker, to leave out those applied to', async () => {
    const address = `/apply-job/${JOB_ID}`;
    const data = await rendered(address);
    localStorage.setItem(STORAGE_KEYS.seekerToken, 'seeker-token');
    arrangeSeeker(person());
    arrangeJob(job(), [jobRow({ _id: OTHER_ID, title: 'Miller' })]);
    await takeOver(address, data);
    expect(await screen.findByRole('link', { name: 'Miller' })).toBeVisible();
    expect(complaints).toEqual([]);
    expect(callsTo(`GET /api/jobs/${JOB_ID}`)).toHaveLength(0);
    expect(callsTo(`GET /api/jobs/${JOB_ID}/related`)).toHaveLength(1);
  });

  it('shows the next job with a description sanitized by the browser', async () => {
    const data = await rendered(`/apply-job/${JOB_ID}`);
    await takeOver(`/apply-job/${JOB_ID}`, data);
    arrangeJob(job({ _id: OTHER_ID, title: 'Miller', description: '<p>Mill<img src="x"> flour.</p>' }));
    goTo(`/apply-job/${OTHER_ID}`);
    expect(await screen.findByText('Mill flour.')).toContainHTML('<p>Mill flour.</p>');
  });

  it('of the apply form leads to the sheet, and to the job without the sheet when it is closed [SITE-53]', async () => {
    const data = await rendered(`/apply/job/${JOB_ID}`);
    arrangeJob(job());
    await takeOver(`/apply/job/${JOB_ID}`, data);
    expect(await screen.findByRole('dialog', { name: 'Login to apply for jobs' })).toBeVisible();
    expect(currentAddress()).toBe(`/apply-job/${JOB_ID}?apply`);
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await waitFor(() => expect(currentAddress()).toBe(`/apply-job/${JOB_ID}`));
  });

  it('of the apply form stays when something was typed before the script came [SITE-53]', async () => {
    const data = await rendered(`/apply/job/${JOB_ID}`);
    const email = () => screen.getByLabelText('E-mail');
    (email() as HTMLInputElement).value = 'ada@';
    await takeOver(`/apply/job/${JOB_ID}`, data);
    expect(email()).toHaveValue('ada@');
    expect(currentAddress()).toBe(`/apply/job/${JOB_ID}`);
    expect(complaints).toEqual([]);
  });

  it('of a refused report keeps what was chosen and typed, and what is typed before the script comes [REPORT-1]', async () => {
    const refused = {
      typed: { reason: 'other', text: HOSTILE },
      errors: { email: 'Enter a valid e-mail address' },
    };
    const data = await rendered(`/forms/report/remote/${JOB_ID}`, Date.now(), (question) =>
      question.about === 'report-answer' ? refused : answer(question),
    );
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    field('E-mail (optional)').value = 'ada@';
    await takeOver(`/forms/report/remote/${JOB_ID}`, data);
    expect(field('Something else is wrong')).toBeChecked();
    expect(field('What happened (optional)')).toHaveValue(HOSTILE);
    expect(field('E-mail (optional)')).toHaveValue('ada@');
    expect(field('E-mail (optional)')).toHaveAccessibleDescription(/Enter a valid e-mail address/);
    expect(complaints).toEqual([]);
  });

  it('of a refused apply form stays, with what was wrong [SITE-53]', async () => {
    const refused = {
      email: 'ada@mail.example',
      needsCode: true,
      errors: { form: HOSTILE, code: 'That code is wrong' },
    };
    const data = await rendered(`/forms/apply/remote/${JOB_ID}`, Date.now(), (question) =>
      question.about === 'apply-answer' ? refused : answer(question),
    );
    const words = text();
    await takeOver(`/forms/apply/remote/${JOB_ID}`, data);
    expect(text()).toBe(words);
    expect(screen.getByRole('alert')).toHaveTextContent(HOSTILE.replace('\u2028', '').trim());
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/That code is wrong/);
    expect(complaints).toEqual([]);
  });

  it('hydrates also for a job that does not exist', async () => {
    const data = await rendered('/', Date.now(), (question) =>
      question.about === 'jobs' ? jobsPage([]) : answer(question),
    );
    expect(text()).toContain('No Jobs Posted Yet');
    await takeOver('/', data);
    expect(complaints).toEqual([]);
  });
});

describe('text in a page cannot break out of it:', () => {
  it.each([
    ['a title', '/', HOSTILE],
    ['words of a search', `/?title=${encodeURIComponent(HOSTILE)}`, HOSTILE.replace('\u2028', '').trim()],
  ])('%s', async (_, address, words) => {
    await rendered(address);
    expect(place.querySelector('script')).toBeNull();
    expect(text()).toContain(words);
  });
});
