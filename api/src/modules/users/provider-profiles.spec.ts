import { Logger } from '@nestjs/common';
import type { Settings } from '../../platform/config/settings.js';
import { ProviderProfilesService, toProfile } from './provider-profiles.service.js';

const ADA = {
  firstName: 'Ada',
  lastName: 'Obi',
  imageUrl: 'https://img.clerk.com/ada',
  primaryEmail: 'Ada@Test.example',
  updatedAt: 1_700_000_000_000,
};

describe('toProfile', () => {
  it('stores the e-mail in lower case', () => {
    expect(toProfile(ADA)).toEqual({
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@test.example',
      imageUrl: 'https://img.clerk.com/ada',
      asOf: new Date(1_700_000_000_000),
    });
  });

  it('drops a name that looks like the board’s own [PERSON-28]', () => {
    expect(toProfile({ ...ADA, firstName: 'Skybil', lastName: 'Ѕкуbil Support' })).toMatchObject({
      firstName: '',
      lastName: '',
    });
  });

  it('uses blank names where the provider has none', () => {
    expect(toProfile({ ...ADA, firstName: null, lastName: null, primaryEmail: '' })).toMatchObject({
      firstName: '',
      lastName: '',
      email: '',
    });
  });

  it.each([
    undefined,
    null,
    '',
    'http://img.clerk.com/ada',
    'javascript:alert(1)',
    'data:https://x',
    ' https://x',
  ])('drops a picture with the address %j', (imageUrl) => {
    expect(toProfile({ ...ADA, imageUrl })).not.toHaveProperty('imageUrl');
  });
});

describe('ProviderProfilesService', () => {
  let fetch: jest.SpyInstance;
  let warn: jest.SpyInstance;
  beforeEach(() => {
    fetch = jest.spyOn(globalThis, 'fetch');
    warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  const profiles = (CLERK_SECRET_KEY?: string) =>
    new ProviderProfilesService({ CLERK_SECRET_KEY } as Settings);
  const mail = (id: string, address: string) => ({
    id,
    object: 'email_address',
    email_address: address,
    linked_to: [],
  });
  const clerkKnows = (change: object = {}) =>
    fetch.mockImplementation(() =>
      Promise.resolve(
        Response.json({
          id: 'user_ada',
          object: 'user',
          first_name: 'Ada',
          last_name: 'Obi',
          image_url: 'https://img.clerk.com/ada',
          updated_at: 1_700_000_000_000,
          primary_email_address_id: 'mail_2',
          email_addresses: [mail('mail_1', 'old@test.example'), mail('mail_2', 'Ada@Test.example')],
          ...change,
        }),
      ),
    );

  it('makes one call for the user and reads the primary e-mail', async () => {
    clerkKnows();
    await expect(profiles('sk_test_canary').fetch('user_ada')).resolves.toEqual({
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@test.example',
      imageUrl: 'https://img.clerk.com/ada',
      asOf: new Date(1_700_000_000_000),
    });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(String(fetch.mock.calls[0]?.[0])).toMatch(/\/users\/user_ada$/);
  });

  it('accepts a user without an e-mail', async () => {
    clerkKnows({ primary_email_address_id: null, email_addresses: [] });
    await expect(profiles('sk_test_canary').fetch('user_ada')).resolves.toMatchObject({ email: '' });
  });

  it('neither calls nor logs without a key', async () => {
    await expect(profiles().fetch('user_ada')).resolves.toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'wrong-key'],
    [404, 'unknown-user'],
    [429, 'too-many-calls'],
    [500, 'provider-failing'],
  ])('logs why the provider answers %i, without the user or the key [RUN-14]', async (status, cause) => {
    const errors = [{ code: 'x', message: 'no user_ada for sk_test_canary' }];
    fetch.mockImplementation(() => Promise.resolve(Response.json({ errors }, { status })));
    await expect(profiles('sk_test_canary').fetch('user_ada')).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({
      cause,
      said: `${status} no [secret] for [secret]`,
      advice: expect.stringMatching(/Clerk/) as string,
    });
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/user_ada|canary/);
  });

  it('logs a provider that cannot be reached', async () => {
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    await expect(profiles('sk_test_canary').fetch('user_ada')).resolves.toBeUndefined();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ msg: 'sign-in failed: unreachable' });
  });

  it('gives up after 8 s, and signs the seeker in without a profile', async () => {
    jest.useFakeTimers();
    fetch.mockImplementation(() => new Promise(() => undefined));
    const asked = profiles('sk_test_canary').fetch('user_ada');
    await jest.advanceTimersByTimeAsync(8_000);
    await expect(asked).resolves.toBeUndefined();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ msg: 'sign-in failed: timed-out' });
    jest.useRealTimers();
  });
});
