import { act, screen, waitFor } from '@testing-library/react';
import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { arrange, callsTo, failure, lostConnection } from '@skybil/web/testing/network';
import { getAuth, setAuth } from '../../lib/auth/auth-port';
import { arrangeHome, arrangeSeeker, job, JOB_ID, jobRow, jobsPage, person } from '../../testing/records';
import { renderApp, writeInAnotherTab } from '../../testing/render-app';
import {
  arrangeListed,
  COOK,
  COOK_ID,
  keepOnDevice,
  kept,
  openTwoJobs,
  SAVED_JOBS,
  savedRow,
  star,
  storedOfSaved,
} from '../../testing/saved';
import { storeAdvert, readAdvert } from './stored-adverts';
import { changeSaved, type StoredJobs, readSaved } from './stored-jobs';
import type { SavedJob } from '../../lib/contract';

// of a provider that does not answer
vi.mock('../../lib/auth/ClerkAuthAdapter', () => ({ default: () => null }));

const arrangeAccount = (...savedJobs: SavedJob[]) => arrange(`GET ${SAVED_JOBS}`, { savedJobs });
/** The ids of each call that brought some along. */
const joined = () => callsTo(`POST ${SAVED_JOBS}`).map(({ body }) => (body as { ids: string[] }).ids);
const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

describe('a seeker who signs in', () => {
  it('gets the device’s jobs into the account and the account’s jobs onto the device [SAVE-3]', async () => {
    keepOnDevice(kept());
    storeAdvert(job());
    arrangeSeeker(person());
    arrange(`POST ${SAVED_JOBS}`, { savedJobs: [savedRow(), savedRow(COOK)] });
    arrangeListed(job(COOK));
    openTwoJobs();
    await star('Saved: Baker');
    writeInAnotherTab('seekerToken', 'seeker-token');
    await star('Saved: Cook');
    expect(joined()[0]).toEqual([JOB_ID]);
    await waitFor(() => expect(readAdvert(COOK_ID)).toBeDefined());
    expect(readSaved().jobs.some(({ isNew }) => isNew)).toBe(false);
  });

  it('syncs on a page without a star too', async () => {
    keepOnDevice(kept());
    storeAdvert(job());
    arrangeSeeker(person());
    arrangeAccount(savedRow());
    arrange(`POST ${SAVED_JOBS}`, { savedJobs: [savedRow()] });
    renderApp('/applications', { signedIn: true });
    await waitFor(() => expect(readSaved()).toEqual({ person: 'seeker-token', jobs: [kept()], removed: [] }));
    expect(joined()).toEqual([[JOB_ID]]);
  });

  it('sees on a second device what was saved on the first, with its text [SAVE-3]', async () => {
    arrangeSeeker(person());
    arrangeAccount(savedRow());
    arrangeListed(job());
    openTwoJobs({ signedIn: true });
    await star('Saved: Baker');
    await waitFor(() => expect(readAdvert(JOB_ID)).toBeDefined());
    expect(callsTo(`GET ${SAVED_JOBS}`)).toHaveLength(1);
  });

  it('keeps on the device a job that closed before it was sent', async () => {
    keepOnDevice(kept({ closed: true }));
    storeAdvert(job());
    arrangeSeeker(person());
    arrange(`POST ${SAVED_JOBS}`, { savedJobs: [] });
    arrangeListed();
    renderApp('/saved', { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
    expect(await screen.findByText('Closed')).toBeVisible();
  });

  it('saves to the account at once', async () => {
    arrangeSeeker(person());
    arrangeListed(job());
    const { user } = openTwoJobs({ signedIn: true });
    await waitFor(() => expect(callsTo(`GET ${SAVED_JOBS}`)).toHaveLength(1));
    arrange(`POST ${SAVED_JOBS}`, { savedJobs: [savedRow()] });
    await user.click(await star('Save: Baker'));
    await waitFor(() => expect(joined()).toEqual([[JOB_ID]]));
    await waitFor(() => expect(readSaved().jobs).toEqual([kept()]));
  });

  it('has stars sent that were set or removed offline [SAVE-7]', async () => {
    arrangeSeeker(person());
    arrangeAccount(savedRow(COOK));
    arrangeListed(job(COOK));
    const { user } = openTwoJobs({ signedIn: true });
    await star('Saved: Cook');
    await waitFor(() => expect(readAdvert(COOK_ID)).toBeDefined());
    arrange(`DELETE ${SAVED_JOBS}/${COOK_ID}`, lostConnection);
    arrange(`POST ${SAVED_JOBS}`, lostConnection);
    arrange('GET /api/jobs/listed', lostConnection);
    await user.click(await star('Saved: Cook'));
    await user.click(await star('Save: Baker'));
    await waitFor(() => expect(callsTo(`DELETE ${SAVED_JOBS}/${COOK_ID}`).length).toBeGreaterThan(0));
    await star('Saved: Baker');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    arrange(`DELETE ${SAVED_JOBS}/${COOK_ID}`, {});
    arrange(`POST ${SAVED_JOBS}`, { savedJobs: [savedRow()] });
    arrangeListed(job());
    backOnline();
    await waitFor(() => expect(readSaved()).toMatchObject({ jobs: [kept()], removed: [] }));
    expect(joined().at(-1)).toEqual([JOB_ID]);
    await star('Save: Cook');
  });

  it('sees one message that the session has ended', async () => {
    arrangeSeeker(person());
    arrange(`GET ${SAVED_JOBS}`, failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    openTwoJobs({ signedIn: true });
    expect(await screen.findByText(MESSAGES.sessionExpired)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('seekerToken')).toBeNull());
  });
});

describe('a job that is unsaved during a sync', () => {
  it('stays unsaved and is then removed from the account', async () => {
    arrangeSeeker(person());
    arrangeAccount(savedRow());
    arrangeListed(job(), job(COOK));
    const { user } = openTwoJobs({ signedIn: true });
    await star('Saved: Baker');
    await waitFor(() => expect(readAdvert(JOB_ID)).toBeDefined());
    let answer: (body: object) => void = () => undefined;
    arrange(`POST ${SAVED_JOBS}`, () => new Promise<object>((resolve) => (answer = resolve)));
    await user.click(await star('Save: Cook'));
    await waitFor(() => expect(joined()).toEqual([[COOK_ID]]));
    let remove: (body: object) => void = () => undefined;
    arrange(`DELETE ${SAVED_JOBS}/${JOB_ID}`, () => new Promise<object>((resolve) => (remove = resolve)));
    await user.click(await star('Saved: Baker'));
    await act(async () => answer({ savedJobs: [savedRow(COOK), savedRow()] }));
    await waitFor(() => expect(callsTo(`DELETE ${SAVED_JOBS}/${JOB_ID}`)).toHaveLength(1));
    expect(readSaved().jobs.map(({ title }) => title)).toEqual(['Cook']);
    await star('Save: Baker');
    arrangeAccount(savedRow(COOK));
    await act(async () => remove({}));
    await waitFor(() => expect(readSaved()).toMatchObject({ jobs: [kept(COOK)], removed: [] }));
  });
});

describe('the next person on a phone', () => {
  const BOLA = 'bolas-token';

  /** Ada saved Cook and took Baker away without a line: her account has not heard of either. */
  function unsentOfAda(change: Partial<StoredJobs> = {}) {
    changeSaved(() => ({
      person: 'seeker-token',
      jobs: [{ ...kept(COOK), isNew: true }],
      removed: [JOB_ID],
      ...change,
    }));
  }
  async function bolaSignsIn() {
    arrangeSeeker(person({ firstName: 'Bola' }));
    arrangeAccount(savedRow());
    arrangeListed(job());
    localStorage.setItem(STORAGE_KEYS.seekerToken, BOLA);
    openTwoJobs();
    await star('Saved: Baker');
    await waitFor(() => expect(readSaved().person).toBe(BOLA));
  }
  function expectOnlyOwnStars() {
    expect(joined()).toEqual([]);
    expect(callsTo(`DELETE ${SAVED_JOBS}/${JOB_ID}`)).toEqual([]);
    expect(readSaved()).toEqual({ person: BOLA, jobs: [kept()], removed: [] });
  }

  it('gets no unsent job of the previous person and keeps the own ones [LINE-6]', async () => {
    unsentOfAda();
    await bolaSignsIn();
    await star('Save: Cook');
    expectOnlyOwnStars();
  });

  it('gets no unsent job of a person whose session the board ended', async () => {
    unsentOfAda({
      person: null,
      jobs: [],
      removed: [],
      left: { person: 'seeker-token', jobs: [{ ...kept(COOK), isNew: true }], removed: [JOB_ID] },
    });
    await bolaSignsIn();
    await star('Save: Cook');
    expectOnlyOwnStars();
  });

  it('sees no star of a person who signed out offline', async () => {
    unsentOfAda();
    openTwoJobs();
    await waitFor(() => expect(storedOfSaved()).toEqual([]));
    await star('Save: Cook');
  });
});

describe('a seeker who signs out', () => {
  async function openSaved() {
    arrangeSeeker(person());
    arrangeAccount(savedRow());
    arrangeListed(job());
    const app = openTwoJobs({ signedIn: true });
    await star('Saved: Baker');
    await waitFor(() => expect(readAdvert(JOB_ID)).toBeDefined());
    return app;
  }

  it('leaves no saved jobs on the device [SAVE-5]', async () => {
    const { user } = await openSaved();
    arrange('POST /api/auth/sign-out', {});
    await user.click(screen.getByRole('button', { name: 'Hi, Ada Obi' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await star('Save: Baker');
    await waitFor(() => expect(storedOfSaved()).toEqual([]));
  });

  it('leaves no saved jobs after a sign-out in another tab or while no page was open [SAVE-5]', async () => {
    await openSaved();
    writeInAnotherTab('seekerToken', null);
    await star('Save: Baker');
    await waitFor(() => expect(storedOfSaved()).toEqual([]));
  });

  it('gets nothing stored by an answer that arrives later', async () => {
    const { user } = await openSaved();
    let answer: (body: object) => void = () => undefined;
    arrange(`POST ${SAVED_JOBS}`, () => new Promise<object>((resolve) => (answer = resolve)));
    await user.click(await star('Save: Cook'));
    await waitFor(() => expect(joined()).toEqual([[COOK_ID]]));
    writeInAnotherTab('seekerToken', null);
    await waitFor(() => expect(storedOfSaved()).toEqual([]));
    answer({ savedJobs: [savedRow(COOK), savedRow()] });
    // what is pressed next is sent behind that answer
    arrangeListed(job());
    await user.click(await star('Save: Baker'));
    await waitFor(() => expect(readAdvert(JOB_ID)).toBeDefined());
    expect(readSaved()).toMatchObject({ person: null, jobs: [{ title: 'Baker' }] });
  });

  it('because the session ended has unsent jobs sent after the next sign-in, and nobody else has [SAVE-7]', async () => {
    const { user } = await openSaved();
    arrange(`POST ${SAVED_JOBS}`, lostConnection);
    arrange('GET /api/jobs/listed', lostConnection);
    await user.click(await star('Save: Cook'));
    await waitFor(() => expect(joined()).toEqual([[COOK_ID]]));
    arrange(`POST ${SAVED_JOBS}`, failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    backOnline();
    expect(await screen.findByText(MESSAGES.sessionExpired)).toBeVisible();
    await star('Save: Cook');
    await star('Save: Baker');
    expect(storedOfSaved()).toEqual(['savedJobs']);
    expect(readSaved().jobs).toEqual([]);
    arrange(`POST ${SAVED_JOBS}`, { savedJobs: [savedRow(COOK), savedRow()] });
    arrangeListed(job(), job(COOK));
    writeInAnotherTab('seekerToken', 'seeker-token');
    await star('Saved: Cook');
    await star('Saved: Baker');
    expect(joined().at(-1)).toEqual([COOK_ID]);
  });

  it('because another person signs in leaves that person nothing and sends nothing to the new account [SAVE-5]', async () => {
    await openSaved();
    arrangeAccount(savedRow(COOK));
    arrangeListed(job(COOK));
    writeInAnotherTab('seekerToken', 'bolas-token');
    await star('Saved: Cook');
    await star('Save: Baker');
    expect(joined()).toEqual([]);
    await waitFor(() => expect(readSaved()).toMatchObject({ person: 'bolas-token', jobs: [kept(COOK)] }));
  });

  it('is not treated as signed out while the provider cannot be reached', async () => {
    arrangeListed(job());
    changeSaved(() => ({ person: 'user_ada', jobs: [kept()], removed: [] }));
    arrangeHome(jobsPage([jobRow()]));
    renderApp('/', { config: { authMode: 'clerk' } });
    await star('Save: Baker');
    act(() => setAuth({ ...getAuth(), status: 'signed-out', userKey: null, isUnreachable: true }));
    await star('Saved: Baker');
  });
});
