import { CLERK_ENV } from '../../../test/clerk.js';
import { type TestModules, startModules } from '../../../test/modules.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { AccountsModule } from './accounts.module.js';
import type { SignInFailures } from './sign-in-failures.schema.js';
import { SignInFailuresService } from './sign-in-failures.service.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WHO = 'company ada@test.example';

describe('SignInFailuresService', () => {
  let modules: TestModules;
  let guard: SignInFailuresService;
  const NOON = Date.UTC(2026, 4, 4, 12);
  let now: number;

  beforeAll(async () => {
    modules = await startModules({ imports: [LimitsModule, AccountsModule] }, CLERK_ENV);
    guard = modules.app.get(SignInFailuresService);
  });
  afterAll(() => modules.close());
  beforeEach(async () => {
    await modules.db.collection('signinfailures').deleteMany({});
    now = NOON;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const row = async (): Promise<Omit<SignInFailures, '_id'>> => {
    const found = await modules.db.collection<SignInFailures>('signinfailures').findOne({});
    if (!found) throw new Error('nothing is stored');
    return found;
  };
  async function fail(times: number, who = WHO): Promise<void> {
    for (let count = 0; count < times; count += 1) await guard.noteFailure(who);
  }

  it('locks an account for exactly a minute after the tenth failure', async () => {
    await fail(9);
    await expect(guard.isLocked(WHO)).resolves.toBe(false);
    now += 10_000;
    await fail(1);
    expect(await row()).toMatchObject({ count: 10, lockedUntil: new Date(now + MINUTE) });
    now += MINUTE - 1;
    await expect(guard.isLocked(WHO)).resolves.toBe(true);
    now += 1;
    await expect(guard.isLocked(WHO)).resolves.toBe(false);
  });

  it('locks only the account of the failures', async () => {
    await fail(1, 'seeker ada@test.example');
    await fail(10);
    await expect(guard.isLocked(WHO)).resolves.toBe(true);
    await expect(guard.isLocked('seeker ada@test.example')).resolves.toBe(false);
  });

  it('doubles the lock up to 15 minutes, and stores the row for longer than any lock', async () => {
    await fail(9);
    const waits: number[] = [];
    for (let lock = 0; lock < 6; lock += 1) {
      await fail(1);
      const { lockedUntil = new Date(0), expiresAt } = await row();
      waits.push((lockedUntil.getTime() - now) / MINUTE);
      expect(expiresAt).toEqual(new Date(now + DAY));
      now = lockedUntil.getTime() + 5 * MINUTE;
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('stores the row for a day after each failure', async () => {
    await fail(1);
    expect((await row()).expiresAt).toEqual(new Date(NOON + DAY));
    now += 23 * 60 * MINUTE;
    await fail(1);
    expect(await row()).toMatchObject({ count: 2, expiresAt: new Date(now + DAY) });
  });

  it('removes only the failures of the account that signs in or resets its password', async () => {
    await fail(10, 'seeker ada@test.example');
    await fail(10);
    await guard.forget(WHO);
    await expect(guard.isLocked(WHO)).resolves.toBe(false);
    await expect(guard.isLocked('seeker ada@test.example')).resolves.toBe(true);
    await fail(9);
    await expect(guard.isLocked(WHO)).resolves.toBe(false);
  });

  it('stores no e-mail', async () => {
    await fail(1);
    expect(JSON.stringify(await row())).not.toMatch(/\bada\b/);
  });
});
