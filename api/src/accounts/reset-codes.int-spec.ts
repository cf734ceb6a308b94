import * as crypto from 'node:crypto';
import { CLERK_ENV } from '../../test/clerk.js';
import { type TestModules, startModules } from '../../test/modules.js';
import { LimitsModule } from '../limits/limits.module.js';
import { AccountsModule } from './accounts.module.js';
import { PasswordsService } from './passwords.service.js';
import type { ResetCode } from './reset-code.schema.js';
import { ResetCodesService } from './reset-codes.service.js';

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof crypto>('node:crypto');
  return { ...real, randomInt: jest.fn(real.randomInt) };
});

const WHO = 'seeker ada@test.example';
const MINUTE = 60_000;

describe('reset codes', () => {
  let modules: TestModules;
  let codes: ResetCodesService;
  let passwords: PasswordsService;

  beforeAll(async () => {
    modules = await startModules({ imports: [LimitsModule, AccountsModule] }, CLERK_ENV);
    codes = modules.app.get(ResetCodesService);
    passwords = modules.app.get(PasswordsService);
  });
  afterAll(() => modules.close());
  beforeEach(() => modules.db.collection('resetcodes').deleteMany({}));
  afterEach(() => jest.restoreAllMocks());

  const rows = () => modules.db.collection<ResetCode>('resetcodes').find().toArray();

  it('are six digits of a million, with zeros in front', async () => {
    jest.mocked(crypto.randomInt).mockImplementationOnce(() => 42);
    await expect(codes.make(WHO)).resolves.toBe('000042');
    expect(crypto.randomInt).toHaveBeenCalledWith(1_000_000);
    await expect(codes.redeem(WHO, '42')).resolves.toBe(false);
    await expect(codes.redeem(WHO, '000042')).resolves.toBe(true);
  });

  it('live ten minutes with five tries, and their row is gone after a day', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    await codes.make(WHO);
    expect(await rows()).toEqual([
      {
        _id: expect.any(String),
        codeHash: expect.stringContaining('$argon2id$'),
        triesLeft: 5,
        validUntil: new Date(now + 10 * MINUTE),
        expiresAt: new Date(now + 24 * 60 * MINUTE),
      },
    ]);
  });

  it('one that was used leaves nothing behind, and no code of another account is touched', async () => {
    const code = await codes.make(WHO);
    const other = await codes.make('company ada@test.example');
    await expect(codes.redeem(WHO, code)).resolves.toBe(true);
    expect(await rows()).toHaveLength(1);
    await expect(codes.redeem('company ada@test.example', other)).resolves.toBe(true);
    expect(await rows()).toEqual([]);
  });

  it('a try is used up before its code is compared', async () => {
    const code = await codes.make(WHO);
    jest.spyOn(passwords, 'matches').mockRejectedValueOnce(new Error('died on the way'));
    await expect(codes.redeem(WHO, code)).rejects.toThrow('died on the way');
    expect(await rows()).toMatchObject([{ triesLeft: 4 }]);
  });

  it('the right code counts for nothing once the tries are used up, or its ten minutes are over', async () => {
    const code = await codes.make(WHO);
    await modules.db.collection('resetcodes').updateOne({}, { $set: { triesLeft: 0 } });
    await expect(codes.redeem(WHO, code)).resolves.toBe(false);
    await modules.db
      .collection('resetcodes')
      .updateOne({}, { $set: { triesLeft: 5, validUntil: new Date(Date.now() - 1) } });
    await expect(codes.redeem(WHO, code)).resolves.toBe(false);
    expect(await rows()).toMatchObject([{ triesLeft: 5 }]);
  });

  it('of parallel tries no more than five are compared with the code', async () => {
    const code = await codes.make(WHO);
    const compare = jest.spyOn(passwords, 'matches').mockResolvedValue(false);
    await Promise.all(Array.from({ length: 12 }, () => codes.redeem(WHO, code)));
    expect(compare.mock.calls.filter(([, hash]) => hash !== undefined)).toHaveLength(5);
    // The others cost the same time, so that nothing tells them apart.
    expect(compare).toHaveBeenCalledTimes(12);
    expect(await rows()).toMatchObject([{ triesLeft: 0 }]);
  });

  it('one that was replaced while it was compared neither counts nor spoils its successor', async () => {
    const first = await codes.make(WHO);
    let second = '';
    jest.spyOn(passwords, 'matches').mockImplementationOnce(async () => {
      second = await codes.make(WHO);
      return true;
    });
    await expect(codes.redeem(WHO, first)).resolves.toBe(false);
    await expect(codes.redeem(WHO, second)).resolves.toBe(true);
  });

  it('an account without a code costs the time of a comparison too', async () => {
    const compare = jest.spyOn(passwords, 'matches');
    await expect(codes.redeem('seeker nobody@test.example', '123456')).resolves.toBe(false);
    expect(compare).toHaveBeenCalledWith('123456', undefined);
  });
});
