import { silentLog } from '../../../test/security-log.js';
import { MESSAGES } from '@skybil/shared';
import type { SeekerClaims } from '../accounts/seeker-tokens.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { UserRecord } from './user.record.js';
import type { SessionUser } from './users.repository.js';
import { nameOf, UsersService } from './users.service.js';

const NOW = Date.UTC(2026, 4, 4, 12);
const CLAIMS: SeekerClaims = { sub: 'sub-1', sessionId: 's1', version: 2 };
const SESSION: SessionUser = { id: 'u1', sessionVersion: 2 };
const ADA: UserRecord = {
  id: 'u1',
  sub: 'sub-1',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@x.example',
  resumeFileId: 'f1',
};

type Fakes = Record<string, jest.Mock>;

const answer = (value: unknown) => jest.fn().mockResolvedValue(value);

/** The service over what `users` and the others are made to answer. */
function arrange(
  mode: 'local' | 'clerk',
  users: Fakes = {},
  others: { profiles?: Fakes; files?: Fakes; sessions?: Fakes } = {},
) {
  const given = [users, others.profiles ?? {}, others.files ?? {}] as unknown as ConstructorParameters<
    typeof UsersService
  >;
  const sessions = {
    ownerOf: jest.fn((id: string) => Promise.resolve(id === 's1' ? { kind: 'seeker', id: 'u1' } : undefined)),
    isEnded: answer(false),
    endAll: answer(undefined),
    ...others.sessions,
  };
  const settings = Object.assign(new Settings(), { AUTH_MODE: mode });
  const service = new UsersService(
    given[0],
    given[1] as never,
    given[2] as never,
    settings,
    silentLog,
    sessions as never,
    { of: (kind: string, text: string) => `${kind} mark of ${text}` } as never,
    { run: (work: (unit: undefined) => unknown) => work(undefined) } as never,
    { onEmailProven: jest.fn(), afterEmailProven: jest.fn() } as never,
  );
  return { service, sessions };
}

const nobody = () => answer(undefined);
const found = (session = SESSION) => ({ sessionUser: answer(session) });

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('UsersService.idOfSession, with the built-in sign-in', () => {
  it.each<[string, Partial<SeekerClaims>, string | undefined]>([
    ['finds the user of the token', {}, 'u1'],
    ['finds no user after a reset raised the version', { version: 1 }, undefined],
    ['finds no user after the session was ended', { sessionId: 's0' }, undefined],
    ['finds no user for a token without a version', { version: undefined }, undefined],
  ])('%s', async (_, change, id) => {
    const { service } = arrange('local', found());
    await expect(service.idOfSession({ ...CLAIMS, ...change })).resolves.toBe(id);
  });

  it('finds no user when the account is gone', async () => {
    const { service } = arrange('local', { sessionUser: nobody() });
    await expect(service.idOfSession(CLAIMS)).resolves.toBeUndefined();
  });

  it.each([
    ['another seeker', { kind: 'seeker', id: 'u2' }],
    ['a company with the same id', { kind: 'company', id: 'u1' }],
  ])('finds no user for a session of %s', async (_, owner) => {
    const { service } = arrange('local', found(), { sessions: { ownerOf: answer(owner) } });
    await expect(service.idOfSession(CLAIMS)).resolves.toBeUndefined();
  });
});

describe('UsersService.idOfSession, with Clerk', () => {
  const PROFILE = { firstName: 'Ada', lastName: 'Obi', email: 'ada@x.example', asOf: new Date(NOW) };

  it('makes the user at the first call, with the profile of Clerk', async () => {
    const users = {
      sessionUser: jest.fn().mockResolvedValueOnce(undefined).mockResolvedValue(SESSION),
      createForSub: answer(true),
      storeProfile: answer(undefined),
    };
    const { service } = arrange('clerk', users, { profiles: { fetch: answer(PROFILE) } });
    await expect(service.idOfSession(CLAIMS)).resolves.toBe('u1');
    expect(users.createForSub).toHaveBeenCalledWith('sub-1', 'sub mark of sub-1', undefined);
    expect(users.storeProfile).toHaveBeenCalledWith('sub-1', PROFILE, undefined);
  });

  it('finds no user for an erased sub, and does not call Clerk', async () => {
    const users = { sessionUser: nobody(), createForSub: answer(false) };
    const fetch = answer(PROFILE);
    const { service } = arrange('clerk', users, { profiles: { fetch } });
    await expect(service.idOfSession(CLAIMS)).resolves.toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('finds no user when the user is erased during the call to Clerk', async () => {
    const users = {
      sessionUser: nobody(),
      createForSub: answer(true),
      postponeProfile: answer(undefined),
    };
    const { service } = arrange('clerk', users, { profiles: { fetch: answer(undefined) } });
    await expect(service.idOfSession(CLAIMS)).resolves.toBeUndefined();
    expect(users.postponeProfile).toHaveBeenCalledWith('sub-1');
  });

  it.each([
    ['does not fetch the profile again within a minute', 60_000, 0],
    ['fetches the profile again after a minute', 60_001, 1],
  ])('%s', async (_, ago, times) => {
    const users = {
      ...found({ ...SESSION, profilePendingSince: new Date(NOW - ago) }),
      createForSub: answer(true),
      storeProfile: answer(undefined),
    };
    const fetch = answer(PROFILE);
    const { service } = arrange('clerk', users, { profiles: { fetch } });
    await expect(service.idOfSession(CLAIMS)).resolves.toBe('u1');
    expect(fetch).toHaveBeenCalledTimes(times);
    expect(users.storeProfile).toHaveBeenCalledTimes(times);
  });

  it('neither finds nor makes a user for a session that was ended here', async () => {
    const users = { sessionUser: nobody(), createForSub: answer(undefined) };
    const { service } = arrange('clerk', users, { sessions: { isEnded: answer(true) } });
    await expect(service.idOfSession(CLAIMS)).resolves.toBeUndefined();
    expect(users.createForSub).not.toHaveBeenCalled();
  });

  it('neither makes a known user again nor calls Clerk', async () => {
    const users = { ...found(), createForSub: answer(undefined) };
    const fetch = answer(PROFILE);
    const { service } = arrange('clerk', users, { profiles: { fetch } });
    await expect(service.idOfSession({ ...CLAIMS, version: undefined })).resolves.toBe('u1');
    expect(fetch).not.toHaveBeenCalled();
    expect(users.createForSub).not.toHaveBeenCalled();
  });
});

describe('UsersService for other modules', () => {
  it('reads each id once', async () => {
    const byIds = answer([ADA]);
    const { service } = arrange('local', { byIds });
    await expect(service.byIds(['u1', 'u2', 'u1'])).resolves.toEqual(new Map([['u1', ADA]]));
    expect(byIds).toHaveBeenCalledWith(['u1', 'u2']);
  });

  it('returns the stored resume, and refuses for an account that is gone', async () => {
    await expect(arrange('local', { byId: answer(ADA) }).service.applicant('u1')).resolves.toMatchObject({
      resumeFileId: 'f1',
    });
    const { service } = arrange('local', { byId: answer(undefined) });
    const refused = { code: 'unauthorized', message: MESSAGES.notAuthorized };
    await expect(service.applicant('u1')).rejects.toMatchObject(refused);
    await expect(service.self('u1')).rejects.toMatchObject(refused);
  });
});

describe('UsersService.self', () => {
  const files = {
    initialsUrl: jest.fn((name: string) => `initials of ${name}`),
    pdfLink: jest.fn(() => 'a link'),
    describe: jest.fn(() =>
      Promise.resolve({ name: 'Ada.pdf', size: 217_000, createdAt: new Date('2026-11-02T09:00:00Z') }),
    ),
  };

  it('returns the profile with a link to the resume that only the owner can open', async () => {
    const byId = answer({ ...ADA, imageUrl: 'https://img.example/1' });
    const { service } = arrange('clerk', { byId }, { files });
    await expect(service.self('u1')).resolves.toEqual({
      _id: 'u1',
      firstName: 'Ada',
      lastName: 'Obi',
      name: 'Ada Obi',
      email: 'ada@x.example',
      emailProven: true,
      phoneShared: false,
      receipts: true,
      image: 'https://img.example/1',
      resume: 'a link',
      resumeBytes: 217_000,
      resumeName: 'Ada.pdf',
      resumeDate: '2026-11-02T09:00:00.000Z',
    });
    expect(files.pdfLink).toHaveBeenCalledWith('f1', { kind: 'seeker', id: 'u1' });
  });

  it('returns initials without a picture, and no link without a resume', async () => {
    const byId = answer({ ...ADA, resumeFileId: undefined });
    const { service } = arrange('clerk', { byId }, { files });
    await expect(service.find('u1')).resolves.toMatchObject({ image: 'initials of Ada Obi', resume: '' });
  });

  it('refuses when the account is gone', async () => {
    await expect(arrange('clerk', { byId: answer(undefined) }).service.find('u1')).resolves.toBeUndefined();
  });

  it('finds the stored record by sub', async () => {
    await expect(arrange('clerk', { bySub: answer(ADA) }).service.bySub('sub-1')).resolves.toBe(ADA);
  });
});

describe('nameOf', () => {
  it.each([
    ['Ada', 'Obi', 'Ada Obi'],
    ['Ada', '', 'Ada'],
    ['', 'Obi', 'Obi'],
    ['', '', ''],
  ])('joins %j and %j to %j', (firstName, lastName, name) => {
    expect(nameOf({ firstName, lastName })).toBe(name);
  });
});
