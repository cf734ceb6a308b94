import { Settings } from '../../platform/config/settings.js';
import { newVisitor, withCookie } from '../../../test/visitors.js';
import { KnownDevices } from './known-devices.js';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const ADA = 'seeker ada@test.example';

const devicesOf = (change: Partial<Settings> = {}) =>
  new KnownDevices(
    Object.assign(new Settings(), {
      COMPANY_JWT_SECRET: 'c'.repeat(40),
      PUBLIC_URL: 'https://board.example',
      ...change,
    }),
  );

describe('KnownDevices', () => {
  const devices = devicesOf();

  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  /** The cookie of a browser that signed in to these accounts in this order. */
  function signedIn(...accounts: string[]) {
    let browser = newVisitor();
    for (const account of accounts) {
      devices.remember(browser, account);
      browser = withCookie(browser);
    }
    return browser;
  }

  it('recognizes a device by one name, only for its account', () => {
    const browser = signedIn(ADA);
    expect(devices.nameOf(browser, ADA)).toMatch(/^[\w-]{16}$/);
    expect(devices.nameOf(browser, ADA)).toBe(devices.nameOf(browser, ADA));
    expect(devices.nameOf(browser, 'company ada@test.example')).toBeUndefined();
    expect(devices.nameOf(browser, 'seeker bola@test.example')).toBeUndefined();
    expect(devices.nameOf(newVisitor(), ADA)).toBeUndefined();
    expect(devices.nameOf(signedIn(ADA), ADA)).not.toBe(devices.nameOf(browser, ADA));
  });

  it('recognizes a device by a former secret, and by the current one after the next sign-in [SIGN-12]', () => {
    const browser = signedIn(ADA, 'company eko@test.example');
    const secrets = { COMPANY_JWT_SECRET: 'n'.repeat(40), COMPANY_JWT_SECRET_FORMER: 'c'.repeat(40) };
    const rotating = devicesOf(secrets);
    const name = devices.nameOf(browser, ADA);
    expect(rotating.nameOf(browser, ADA)).toBe(name);
    rotating.remember(browser, ADA);
    const again = withCookie(browser);
    const rotated = devicesOf({ COMPANY_JWT_SECRET: secrets.COMPANY_JWT_SECRET });
    // An account that does not sign in again stays known while the former secret is set.
    expect(rotating.nameOf(again, 'company eko@test.example')).toBe(name);
    expect(rotated.nameOf(again, ADA)).toBe(name);
    expect(rotated.nameOf(again, 'company eko@test.example')).toBeUndefined();
    expect(rotated.nameOf(browser, ADA)).toBeUndefined();
  });

  it('keeps the name of a device and its other accounts at every further sign-in', () => {
    const first = signedIn(ADA);
    devices.remember(first, 'company eko@test.example');
    const both = withCookie(first);
    for (const account of [ADA, 'company eko@test.example'])
      expect(devices.nameOf(both, account)).toBe(devices.nameOf(first, ADA));
  });

  it('keeps eight accounts of a device, and drops the least recently signed-in one', () => {
    const accounts = Array.from({ length: 8 }, (_, at) => `seeker ${at}@test.example`);
    const browser = signedIn(ADA, ...accounts);
    expect(devices.nameOf(browser, ADA)).toBeUndefined();
    for (const account of accounts) expect(devices.nameOf(browser, account)).toBeDefined();
    expect(browser.knownDevice?.length).toBeLessThan(400);
    const again = signedIn(ADA, ...accounts.slice(1), ADA, accounts[0] ?? '');
    expect(devices.nameOf(again, ADA)).toBeDefined();
  });

  it('recognizes a device for 180 days after its last sign-in', () => {
    const browser = signedIn(ADA);
    jest.setSystemTime(NOW + 180 * DAY_MS - 1_000);
    expect(devices.nameOf(browser, ADA)).toBeDefined();
    jest.setSystemTime(NOW + 180 * DAY_MS);
    expect(devices.nameOf(browser, ADA)).toBeUndefined();
  });

  it.each([
    [
      'with another signature',
      (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['without a signature', (cookie: string) => cookie.replace(/\.[^.]*$/, '')],
    ['with an account more', (cookie: string) => cookie.replace(/\.(?=[^.]*$)/, '.another-account-.')],
    ['that is longer', (cookie: string) => `${cookie}A`],
    ['that is empty', () => ''],
  ])('does not accept a cookie %s [SIGN-12]', (_, changed) => {
    const browser = signedIn(ADA);
    const knownDevice = changed(browser.knownDevice ?? '');
    expect(devices.nameOf({ ...browser, knownDevice }, ADA)).toBeUndefined();
  });

  it('does not accept a cookie of a board with another secret', () => {
    expect(devicesOf({ COMPANY_JWT_SECRET: 'd'.repeat(40) }).nameOf(signedIn(ADA), ADA)).toBeUndefined();
  });

  it('hides the accounts in the cookie', () => {
    const text =
      Buffer.from(signedIn(ADA).knownDevice ?? '', 'base64url').toString() + signedIn(ADA).knownDevice;
    expect(text).not.toMatch(/\bada\b/);
  });

  it.each([
    ['https://board.example', '; Secure'],
    ['http://localhost:3000', ''],
  ])('sets at %s a cookie that scripts and other sites cannot read', (PUBLIC_URL, secure) => {
    const visitor = newVisitor();
    devicesOf({ PUBLIC_URL }).remember(visitor, ADA);
    expect(visitor.given).toEqual([
      expect.stringMatching(/^known_device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax/),
    ]);
    expect(visitor.given[0]?.split('SameSite=Lax')[1]).toBe(secure);
  });
});
