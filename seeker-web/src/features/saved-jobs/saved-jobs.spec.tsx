import { act, screen, waitFor, within } from '@testing-library/react';
import { LIMITS, MESSAGES } from '@skybil/shared';
import { arrange, callsTo, failure, lostLine } from '@skybil/web/testing/network';
import { getAuth, setAuth } from '../../lib/auth/auth-port';
import type { Job, SavedJob } from '../../lib/contract';
import {
  arrangeHome,
  arrangeJob,
  arrangeSeeker,
  job,
  JOB_ID,
  jobRow,
  jobsPage,
  person,
} from '../../testing/records';
import { goTo, renderApp, writeInAnotherTab } from '../../testing/render-app';
import { keepAdvert, readAdvert } from './adverts';
import { changeSaved, type KeptJob, readSaved } from './device-saved';

// of a provider that does not answer
vi.mock('../../lib/auth/ClerkAuthAdapter', () => ({ default: () => null }));

const COOK_ID = '650000000000000000000002';
const COOK = { _id: COOK_ID, title: 'Cook' };
const PATH = '/api/users/saved-jobs';

const kept = (changes: Partial<KeptJob> = {}): KeptJob => ({
  _id: JOB_ID,
  kind: 'job',
  title: 'Baker',
  company: 'Acme Foods',
  location: 'Lagos',
  closed: false,
  ...changes,
});
const row = (changes: Partial<SavedJob> = {}): SavedJob => ({
  ...kept(),
  savedAt: '2026-11-02T09:00:00.000Z',
  ...changes,
});
/** What was saved on this device before anybody signed in. */
const keepOnDevice = (...jobs: KeptJob[]) =>
  changeSaved((saved) => ({ ...saved, jobs: jobs.map((one) => ({ ...one, isNew: true })) }));
const arrangeListed = (...jobs: Job[]) => arrange('GET /api/jobs/listed', { jobs });
const arrangeAccount = (...savedJobs: SavedJob[]) => arrange(`GET ${PATH}`, { savedJobs });
const asked = () => callsTo('GET /api/jobs/listed').map(({ query }) => query.get('ids'));
const joined = () => callsTo(`POST ${PATH}`).map(({ body }) => (body as { ids: string[] }).ids);
const star = (name: string) => screen.findByRole('button', { name });
const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const storedOfSaved = () => Object.keys(localStorage).filter((key) => key.startsWith('saved'));

function openHome(options: { signedIn?: boolean } = {}) {
  arrangeHome(jobsPage([jobRow(), jobRow(COOK)]));
  return renderApp('/', options);
}

describe('the star', () => {
  it('keeps a job on the device of somebody who is not signed in, with its text, and says so', async () => {
    arrangeListed(job());
    const { user } = openHome();
    await user.click(await star('Save: Baker'));
    expect(await star('Saved: Baker')).toHaveAttribute('aria-pressed', 'true');
    expect(await star('Save: Cook')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(readAdvert(JOB_ID)?.job.description).toBe('<p>Bake bread every morning.</p>'));
    expect(asked()).toEqual([JOB_ID]);
  });

  it('takes it away again', async () => {
    keepOnDevice(kept());
    keepAdvert(job());
    const { user } = openHome();
    await user.click(await star('Saved: Baker'));
    expect(await star('Save: Baker')).toHaveAttribute('aria-pressed', 'false');
    expect(storedOfSaved()).toEqual([`savedAdvert.${JOB_ID}`]);
  });

  it('stands on the page of a job, whose text is kept as it is there', async () => {
    arrangeJob(job());
    const { user } = renderApp(`/apply-job/${JOB_ID}`);
    await user.click(await star('Save: Baker'));
    expect(await star('Saved: Baker')).toHaveTextContent('Saved');
    expect(readAdvert(JOB_ID)?.job.description).toContain('Bake bread');
    expect(asked()).toEqual([]);
  });

  it('is pressed in this tab when it is pressed in another', async () => {
    openHome();
    await star('Save: Baker');
    const elsewhere = JSON.stringify({ person: null, jobs: [kept()], removed: [] });
    writeInAnotherTab('savedJobs', elsewhere);
    await star('Saved: Baker');
  });

  it('keeps what another tab has saved meanwhile', async () => {
    arrangeListed(job(), job(COOK));
    const { user } = openHome();
    await star('Save: Baker');
    localStorage.setItem('savedJobs', JSON.stringify({ person: null, jobs: [kept(COOK)], removed: [] }));
    await user.click(await star('Save: Baker'));
    await star('Saved: Baker');
    expect(readSaved().jobs.map(({ title }) => title)).toEqual(['Baker', 'Cook']);
  });

  it(`says so when ${LIMITS.savedJobs} are saved already`, async () => {
    keepOnDevice(...Array.from({ length: LIMITS.savedJobs }, (_, at) => kept({ _id: `${at}` })));
    const { user } = openHome();
    await user.click(await star('Save: Baker'));
    expect(await screen.findByText(MESSAGES.savedJobsFull)).toBeVisible();
    expect(await star('Save: Baker')).toHaveAttribute('aria-pressed', 'false');
    expect(readSaved().jobs).toHaveLength(LIMITS.savedJobs);
  });

  it('says so when the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user } = openHome();
    await user.click(await star('Save: Baker'));
    expect(await screen.findByText(MESSAGES.savedNotKept)).toBeVisible();
    await star('Save: Baker');
  });

  it.each(['{', 'null', '{"jobs":1}', '[]'])('stands where the storage reads %s', async (text) => {
    localStorage.setItem('savedJobs', text);
    openHome();
    await star('Save: Baker');
  });
});

describe('somebody who signs in', () => {
  it('has what the device kept in the account, and what the account had on the device', async () => {
    keepOnDevice(kept());
    keepAdvert(job());
    arrangeSeeker(person());
    arrange(`POST ${PATH}`, { savedJobs: [row(), row(COOK)] });
    arrangeListed(job(COOK));
    openHome();
    await star('Saved: Baker');
    writeInAnotherTab('seekerToken', 'seeker-token');
    await star('Saved: Cook');
    expect(joined()[0]).toEqual([JOB_ID]);
    await waitFor(() => expect(readAdvert(COOK_ID)).toBeDefined());
    expect(readSaved().jobs.some(({ isNew }) => isNew)).toBe(false);
  });

  it('brings it along also where no star is', async () => {
    keepOnDevice(kept());
    keepAdvert(job());
    arrangeSeeker(person());
    arrange(`POST ${PATH}`, { savedJobs: [row()] });
    renderApp('/applications', { signedIn: true });
    await waitFor(() => expect(readSaved()).toMatchObject({ person: 'seeker-token', jobs: [kept()] }));
    expect(joined()).toEqual([[JOB_ID]]);
  });

  it('finds on a second device what was saved on the first, with its text', async () => {
    arrangeSeeker(person());
    arrangeAccount(row());
    arrangeListed(job());
    openHome({ signedIn: true });
    await star('Saved: Baker');
    await waitFor(() => expect(readAdvert(JOB_ID)).toBeDefined());
    expect(callsTo(`GET ${PATH}`)).toHaveLength(1);
  });

  it('keeps on the device what has closed before the account could have it', async () => {
    keepOnDevice(kept({ closed: true }));
    keepAdvert(job());
    arrangeSeeker(person());
    arrange(`POST ${PATH}`, { savedJobs: [] });
    arrangeListed();
    renderApp('/saved', { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
    expect(await screen.findByText('Closed')).toBeVisible();
  });

  it('saves to the account at once', async () => {
    arrangeSeeker(person());
    arrangeListed(job());
    const { user } = openHome({ signedIn: true });
    await waitFor(() => expect(callsTo(`GET ${PATH}`)).toHaveLength(1));
    arrange(`POST ${PATH}`, { savedJobs: [row()] });
    await user.click(await star('Save: Baker'));
    await waitFor(() => expect(joined()).toEqual([[JOB_ID]]));
    await waitFor(() => expect(readSaved().jobs).toEqual([kept()]));
  });

  it('has a star that was pressed without a line sent when it is back, and one that was taken away too', async () => {
    arrangeSeeker(person());
    arrangeAccount(row(COOK));
    arrangeListed(job(COOK));
    const { user } = openHome({ signedIn: true });
    await star('Saved: Cook');
    await waitFor(() => expect(readAdvert(COOK_ID)).toBeDefined());
    arrange(`DELETE ${PATH}/${COOK_ID}`, lostLine);
    arrange(`POST ${PATH}`, lostLine);
    arrange('GET /api/jobs/listed', lostLine);
    await user.click(await star('Saved: Cook'));
    await user.click(await star('Save: Baker'));
    await waitFor(() => expect(callsTo(`DELETE ${PATH}/${COOK_ID}`).length).toBeGreaterThan(0));
    await star('Saved: Baker');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    arrange(`DELETE ${PATH}/${COOK_ID}`, {});
    arrange(`POST ${PATH}`, { savedJobs: [row()] });
    arrangeListed(job());
    backOnline();
    await waitFor(() => expect(readSaved()).toMatchObject({ jobs: [kept()], removed: [] }));
    expect(joined().at(-1)).toEqual([JOB_ID]);
    await star('Save: Cook');
  });

  it('whose session has ended is told so once', async () => {
    arrangeSeeker(person());
    arrange(`GET ${PATH}`, failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    openHome({ signedIn: true });
    expect(await screen.findByText(MESSAGES.sessionExpired)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('seekerToken')).toBeNull());
  });
});

describe('somebody who signs out', () => {
  async function openSaved() {
    arrangeSeeker(person());
    arrangeAccount(row());
    arrangeListed(job());
    const app = openHome({ signedIn: true });
    await star('Saved: Baker');
    await waitFor(() => expect(readAdvert(JOB_ID)).toBeDefined());
    return app;
  }

  it('leaves none of the saved jobs on the device', async () => {
    const { user } = await openSaved();
    arrange('POST /api/auth/sign-out', {});
    await user.click(screen.getByRole('button', { name: 'Hi, Ada Obi' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await star('Save: Baker');
    await waitFor(() => expect(storedOfSaved()).toEqual([]));
  });

  it('leaves none either when another tab did it, or while no page was open', async () => {
    await openSaved();
    writeInAnotherTab('seekerToken', null);
    await star('Save: Baker');
    await waitFor(() => expect(storedOfSaved()).toEqual([]));
  });

  it('in favour of another person leaves that one nothing, and sends nothing to that account', async () => {
    await openSaved();
    arrangeAccount(row(COOK));
    arrangeListed(job(COOK));
    writeInAnotherTab('seekerToken', 'bolas-token');
    await star('Saved: Cook');
    await star('Save: Baker');
    expect(joined()).toEqual([]);
    await waitFor(() => expect(readSaved()).toMatchObject({ person: 'bolas-token', jobs: [kept(COOK)] }));
  });

  it('is not taken for gone while the sign-in cannot be reached', async () => {
    arrangeListed(job());
    changeSaved(() => ({ person: 'user_ada', jobs: [kept()], removed: [] }));
    arrangeHome(jobsPage([jobRow()]));
    renderApp('/', { config: { authMode: 'clerk' } });
    await star('Save: Baker');
    act(() => setAuth({ ...getAuth(), status: 'signed-out', userKey: null, isUnreachable: true }));
    await star('Saved: Baker');
  });
});

describe('the page of saved jobs', () => {
  it('is in the menu, and is empty at first with the way to a job', async () => {
    arrangeHome(jobsPage([]));
    const { user } = renderApp('/');
    const [link] = await screen.findAllByRole('link', { name: 'Saved jobs' });
    await user.click(link as HTMLElement);
    expect(await screen.findByText('No Saved Jobs')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Saved jobs | Skybil');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fsaved',
    );
  });

  it('leads to what is still there, and marks what has closed', async () => {
    keepOnDevice(kept(), kept(COOK));
    arrangeListed(job(COOK));
    renderApp('/saved');
    expect(await screen.findByText('Closed')).toBeVisible();
    const [closed, open] = screen.getAllByRole('listitem').filter((item) => item.matches('.saved-job'));
    expect(closed).toHaveTextContent('Baker');
    expect(within(closed as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(within(open as HTMLElement).getByRole('link', { name: 'Cook' })).toHaveAttribute(
      'href',
      `/apply-job/${COOK_ID}`,
    );
    expect(asked().at(-1)).toBe(`${JOB_ID},${COOK_ID}`);
  });

  it.each([
    ['without a line', lostLine, false],
    ['when the job has closed', { jobs: [] }, true],
  ])('has the text of an advert %s, cleaned', async (_when, answer, closed) => {
    keepOnDevice(kept());
    keepAdvert(job({ description: '<p>Bake bread</p><img src=x onerror=alert(1)>' }));
    arrange('GET /api/jobs/listed', answer);
    const { user } = renderApp('/saved');
    await user.click(await screen.findByText('Read the advert'));
    expect(await screen.findByText('Bake bread')).toBeVisible();
    expect(screen.getByText(/as it read on/)).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
    if (closed) expect(await screen.findByText('Closed')).toBeVisible();
    else expect(screen.queryByText('Closed')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so of an advert whose text is not here', async () => {
    keepOnDevice(kept());
    arrange('GET /api/jobs/listed', lostLine);
    const { user } = renderApp('/saved');
    await user.click(await screen.findByText('Read the advert'));
    expect(await screen.findByText(/Its text is not on this device/)).toBeVisible();
  });

  it('keeps a row whose star was taken away by a slip, until one goes on', async () => {
    keepOnDevice(kept());
    arrangeListed(job());
    const { user } = renderApp('/saved');
    await user.click(await star('Saved: Baker'));
    await user.click(await star('Save: Baker'));
    await user.click(await star('Saved: Baker'));
    await star('Save: Baker');
    goTo('/about');
    await screen.findByRole('heading', { name: 'About Skybil' });
    goTo('/saved');
    expect(await screen.findByText('No Saved Jobs')).toBeVisible();
  });

  it('asks for many in portions', async () => {
    const ids = Array.from({ length: LIMITS.jobsByIds + 1 }, (_, at) => `6500000000000000000001${at + 10}`);
    keepOnDevice(...ids.map((_id) => kept({ _id })));
    arrange('GET /api/jobs/listed', ({ query }: { query: URLSearchParams }) => ({
      jobs: (query.get('ids') ?? '').split(',').map((_id) => job({ _id })),
    }));
    renderApp('/saved');
    await waitFor(() => expect(readAdvert(ids.at(-1) ?? '')).toBeDefined());
    expect(asked().every((text) => (text ?? '').split(',').length <= LIMITS.jobsByIds)).toBe(true);
  });
});

describe('the adverts on a device', () => {
  it('have a bound: the ones that were saved first go', () => {
    const long = `<p>${'a'.repeat(LIMITS.savedAdvertCharacters / 4)}</p>`;
    const ids = ['e', 'd', 'c', 'b', 'a'];
    keepOnDevice(...ids.map((_id) => kept({ _id })));
    for (const _id of [...ids].reverse()) keepAdvert(job({ _id, description: long }));
    expect(ids.filter((id) => readAdvert(id))).toEqual(['e', 'd', 'c']);
  });

  it(`are ${LIMITS.savedAdverts} at most`, () => {
    const ids = Array.from({ length: LIMITS.savedAdverts + 1 }, (_, at) => `id${at}`);
    keepOnDevice(...ids.map((_id) => kept({ _id })));
    for (const _id of ids) keepAdvert(job({ _id }));
    expect(storedOfSaved()).toHaveLength(1 + LIMITS.savedAdverts);
    expect(readAdvert(ids[0] ?? '')).toBeDefined();
  });
});
