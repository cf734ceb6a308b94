import 'fake-indexeddb/auto';
import { clear, createStore } from 'idb-keyval';
import { act, renderHook, waitFor } from '@testing-library/react';
import { STORAGE_KEYS } from '@skybil/shared';
import { setQueued, type QueuedApplication } from '../../features/applications/queue/queued-applications';
import { updateQueued, refreshQueue } from '../../features/applications/queue/queue-store';
import { keepDraft, readDraft } from '../../features/applications/sheet/draft-store';
import { type AuthPort, getAuth, setAuth } from '../../lib/auth/auth-port';
import { CACHES, PERSON_PARAM, CLEAR_MESSAGE } from '../../lib/cache/cache-names';
import { fakeCaches } from '../../testing/fake-caches';
import { useClearPersonalData } from './use-clear-personal-data';

const OWN = '/api/users/all-applications';
let caches: ReturnType<typeof fakeCaches>;
const toWorker = vi.fn();

beforeEach(async () => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: { postMessage: toWorker } },
    configurable: true,
  });
  toWorker.mockClear();
  await clear(createStore('skybil', 'waiting'));
  setQueued([]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

type Presence = Pick<AuthPort, 'status' | 'userKey' | 'isUnreachable'>;
const signedIn = (person: string): Presence => ({ status: 'signed-in', userKey: person });
const SIGNED_OUT: Presence = { status: 'signed-out', userKey: null };
const PROVIDER_UNREACHABLE: Presence = { ...SIGNED_OUT, isUnreachable: true };

/** Says who is at the phone from now on. */
function now(presence: Presence): Promise<void> {
  const { isUnreachable: _before, ...auth } = getAuth();
  return act(async () => setAuth({ ...auth, ...presence }));
}

/** What the browser keeps of a person: a page, a public and an own answer, an application that waits, a certificate. */
async function keepFor(person: string): Promise<void> {
  await (await caches.open(CACHES.pages)).put('/', new Response('Hi'));
  await (await caches.open(CACHES.answers)).put('/api/jobs?', new Response('{}'));
  await (await caches.open(CACHES.own)).put(`${OWN}?${PERSON_PARAM}=${person}`, new Response('{}'));
  const row: QueuedApplication = {
    key: `key of ${person}`,
    by: person,
    jobId: '1',
    kind: 'job',
    title: 'Baker',
    company: 'Acme',
    madeAt: new Date().toISOString(),
  };
  await updateQueued(row, {});
  await keepDraft(person, '1', new File(['%PDF-'], 'nysc.pdf'));
}
const hasDraft = async (person: string) => (await readDraft(person, '1')) !== undefined;
const own = () => caches.addressesIn(CACHES.own);
const waitingBy = async () => (await refreshQueue()).map(({ by }) => by);
const shows = () => renderHook(() => useClearPersonalData());

describe('personal data on a device', () => {
  it('is removed at sign-out, and the page asks the worker to clear its caches [APPLY-33]', async () => {
    await now(signedIn('ada'));
    shows();
    await keepFor('ada');
    await now(SIGNED_OUT);
    await waitFor(async () => expect(await waitingBy()).toEqual([]));
    for (const cache of [CACHES.pages, CACHES.answers, CACHES.own])
      expect(caches.addressesIn(cache)).toEqual([]);
    expect(await hasDraft('ada')).toBe(false);
    expect(toWorker).toHaveBeenCalledWith(CLEAR_MESSAGE);
  });

  it('is removed after a sign-out while no page was open', async () => {
    await keepFor('ada');
    await now(SIGNED_OUT);
    shows();
    await waitFor(async () => expect(await waitingBy()).toEqual([]));
    expect(own()).toEqual([]);
  });

  it('is removed when another person is signed in, whose own copies stay [LINE-6]', async () => {
    await keepFor('ada');
    await keepFor('bola');
    await now(signedIn('bola'));
    shows();
    await waitFor(async () => expect(await waitingBy()).toEqual(['bola']));
    expect(own()).toEqual([`${OWN}?${PERSON_PARAM}=bola`]);
    expect([await hasDraft('ada'), await hasDraft('bola')]).toEqual([false, true]);
  });

  it('is removed with pages and lists when another person signs in in the same tab', async () => {
    await now(signedIn('ada'));
    shows();
    await keepFor('ada');
    await now(signedIn('bola'));
    await waitFor(async () => expect(await waitingBy()).toEqual([]));
    expect(caches.addressesIn(CACHES.pages)).toEqual([]);
    expect(own()).toEqual([]);
    expect(toWorker).toHaveBeenCalledWith(CLEAR_MESSAGE);
  });

  it('stays while the sign-in state is unknown', async () => {
    await keepFor('ada');
    await now({ status: 'loading', userKey: null });
    shows();
    await now(PROVIDER_UNREACHABLE);
    await now(signedIn('ada'));
    expect(own()).toHaveLength(1);
    expect(await waitingBy()).toEqual(['ada']);
  });

  it('is reduced to what was not sent yet if the board ended the session, for the same person [APPLY-33]', async () => {
    await now(signedIn('ada'));
    shows();
    await keepFor('ada');
    localStorage.setItem(STORAGE_KEYS.sessionEnded, '1');
    await now(SIGNED_OUT);
    await waitFor(() => expect(own()).toEqual([]));
    expect(await waitingBy()).toEqual(['ada']);
    await now(signedIn('ada'));
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.sessionEnded)).toBeNull());
    expect(await waitingBy()).toEqual(['ada']);
    expect(await hasDraft('ada')).toBe(true);
  });

  it('is removed completely if another person signs in after the board ended the session', async () => {
    await now(signedIn('ada'));
    shows();
    await keepFor('ada');
    localStorage.setItem(STORAGE_KEYS.sessionEnded, '1');
    await now(SIGNED_OUT);
    await waitFor(() => expect(own()).toEqual([]));
    await now(signedIn('bola'));
    await waitFor(async () => expect(await waitingBy()).toEqual([]));
  });
});
