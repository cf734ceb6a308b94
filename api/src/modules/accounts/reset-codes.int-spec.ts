import crypto from 'node:crypto';
import { CLERK_ENV } from '../../../test/clerk.js';
import { type TestModules, startModules } from '../../../test/modules.js';
import { newVisitor, withCookie } from '../../../test/visitors.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { AccountsModule } from './accounts.module.js';
import { KnownDevices } from './known-devices.js';
import { PasswordsService } from './passwords.service.js';
import type { ResetCode } from './reset-code.record.js';
import { ResetCodesRepository } from './reset-codes.repository.js';
import { ResetCodesService } from './reset-codes.service.js';

const WHO = 'seeker ada@test.example';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const from = (address: string) => newVisitor({ origins: [{ name: address, times: 1 }] });
const ADA = from('198.51.100.1');

describe('reset codes', () => {
  let modules: TestModules;
  let codes: ResetCodesService;
  let passwords: PasswordsService;
  let mails = 0;

  beforeAll(async () => {
    modules = await startModules({ imports: [LimitsModule, AccountsModule] }, CLERK_ENV);
    codes = modules.app.get(ResetCodesService);
    passwords = modules.app.get(PasswordsService);
  });
  afterAll(() => modules.close());
  beforeEach(async () => {
    await modules.db.collection('resetcodes').deleteMany({});
    await modules.db.collection('counters').deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  const collection = () => modules.db.collection<ResetCode>('resetcodes');
  const rows = () => collection().find().sort({ _id: 1 }).toArray();
  /** Code and link of the next mail. */
  async function make(account = WHO) {
    const made = await codes.make(account, `mail ${(mails += 1)}`);
    if (!made) throw new Error('no mail is sent');
    return made;
  }
  const wrong = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
  const spend = (code: ResetCode | undefined, by: 'digits' | 'link') =>
    code !== undefined &&
    modules.app.get(Transactions).run((unit) => modules.app.get(ResetCodesRepository).spend(code, by, unit));
  const redeem = async (digits: string, visitor = ADA, account = WHO) =>
    spend(await codes.rightDigits(account, digits, visitor), 'digits');
  const redeemLink = async (account: string, secret: string) =>
    spend(await codes.rightLink(account, secret), 'link');
  const countRequest = (visitor: ReturnType<typeof from>) =>
    modules.app.get(Transactions).run((unit) => codes.countRequest(WHO, visitor, unit));
  async function guess(digits: string, times: number, visitor: ReturnType<typeof from>): Promise<void> {
    for (let count = 0; count < times; count += 1)
      await expect(redeem(wrong(digits), visitor)).resolves.toBe(false);
  }

  it('are six digits with leading zeros', async () => {
    const randomInt = jest.spyOn(crypto, 'randomInt').mockImplementationOnce(() => 42);
    expect((await make()).digits).toBe('000042');
    expect(randomInt).toHaveBeenCalledWith(1_000_000);
    await expect(redeem('42')).resolves.toBe(false);
    await expect(redeem('000042')).resolves.toBe(true);
  });

  it('are valid for ten minutes and five tries; the link and the row for a day', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const { secret } = await make();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const [row] = await rows();
    expect(row).toEqual({
      _id: expect.stringMatching(/:0$/),
      mailId: expect.any(String),
      codeHash: expect.stringContaining('$argon2id$'),
      triesLeft: 20,
      triesOf: {},
      validUntil: new Date(now + 10 * MINUTE),
      secretHash: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date(now + 24 * HOUR),
    });
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('end their link when used, and end when the link is used, for this account only', async () => {
    const [one, two] = [await make(), await make()];
    const other = await make('company ada@test.example');
    await expect(redeem(one.digits)).resolves.toBe(true);
    await expect(redeem(one.digits)).resolves.toBe(false);
    await expect(redeemLink(WHO, one.secret)).resolves.toBe(false);
    await expect(redeemLink(WHO, two.secret)).resolves.toBe(true);
    await expect(redeemLink(WHO, two.secret)).resolves.toBe(false);
    await expect(redeem(two.digits)).resolves.toBe(false);
    await expect(redeem(other.digits, ADA, 'company ada@test.example')).resolves.toBe(true);
    const used = await rows();
    expect(used).toHaveLength(3);
    for (const { usedAt, validUntil, secretHash } of used) {
      expect(usedAt).toBeInstanceOf(Date);
      expect(secretHash === '' || validUntil.getTime() <= Date.now()).toBe(true);
    }
  });

  it('have a link that works only for its account and for a day', async () => {
    const { secret } = await make();
    await expect(redeemLink('company ada@test.example', secret)).resolves.toBe(false);
    await expect(
      redeemLink(
        WHO,
        secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ),
    ).resolves.toBe(false);
    await collection().updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    await expect(redeemLink(WHO, secret)).resolves.toBe(false);
  });

  it('use up a try before they are compared [SIGN-7]', async () => {
    const { digits } = await make();
    jest.spyOn(passwords, 'matches').mockRejectedValueOnce(new Error('died on the way'));
    await expect(redeem(digits)).rejects.toThrow('died on the way');
    expect(await rows()).toMatchObject([{ triesLeft: 19 }]);
  });

  it('stop working without tries or after ten minutes, while the link still works', async () => {
    const { digits, secret } = await make();
    await collection().updateOne({}, { $set: { triesLeft: 0 } });
    await expect(redeem(digits)).resolves.toBe(false);
    await collection().updateOne({}, { $set: { triesLeft: 5, validUntil: new Date(Date.now() - 1) } });
    await expect(redeem(digits)).resolves.toBe(false);
    expect(await rows()).toMatchObject([{ triesLeft: 5 }]);
    await expect(redeemLink(WHO, secret)).resolves.toBe(true);
  });

  it('are compared with five of many parallel tries from one address', async () => {
    const { digits } = await make();
    const compare = jest.spyOn(passwords, 'matches').mockResolvedValue(false);
    await Promise.all(Array.from({ length: 12 }, () => redeem(digits)));
    expect(compare.mock.calls.filter(([, hash]) => hash !== undefined)).toHaveLength(5);
    // The others take the same time, so that an attacker cannot tell them apart.
    expect(compare).toHaveBeenCalledTimes(12 * 3);
  });

  it('are compared with twenty of many parallel tries from all addresses [SIGN-14]', async () => {
    const { digits } = await make();
    const compare = jest.spyOn(passwords, 'matches').mockResolvedValue(false);
    await Promise.all(Array.from({ length: 41 }, (_, at) => redeem(digits, from(`198.51.100.${at + 2}`))));
    expect(compare.mock.calls.filter(([, hash]) => hash !== undefined)).toHaveLength(20);
    expect(await rows()).toMatchObject([{ triesLeft: 0 }]);
  });

  it('keep the tries of the owner when strangers guess [SIGN-14]', async () => {
    const { digits } = await make();
    for (const address of ['203.0.113.1', '203.0.113.2']) await guess(digits, 6, from(address));
    await guess(digits, 4, ADA);
    await expect(redeem(digits)).resolves.toBe(true);
  });

  it('work on a known device after strangers used up all tries', async () => {
    const known = from('198.51.100.1');
    modules.app.get(KnownDevices).remember(known, WHO);
    const device = withCookie(known);
    const { digits } = await make();
    for (const last of [1, 2, 3, 4, 5]) await guess(digits, 5, from(`203.0.113.${last}`));
    await expect(redeem(digits)).resolves.toBe(false);
    await guess(digits, 4, device);
    await expect(redeem(digits, device)).resolves.toBe(true);
    const next = await make();
    await guess(next.digits, 5, device);
    await expect(redeem(next.digits, device)).resolves.toBe(false);
  });

  it('stay valid after a further mail: those of three mails work at once', async () => {
    const made = [await make(), await make(), await make()];
    await expect(codes.make(WHO, 'a fourth')).resolves.toBeUndefined();
    await expect(redeem(made[0]?.digits ?? '')).resolves.toBe(true);
    await expect(redeemLink(WHO, made[1]?.secret ?? '')).resolves.toBe(true);
    await expect(redeem(made[2]?.digits ?? '')).resolves.toBe(true);
  });

  it('leave the account a valid link whenever no further mail is sent [SIGN-14]', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const secrets: string[] = [];
    for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 20) {
      clock.mockReturnValue(now + minutes * MINUTE);
      const made = await codes.make(WHO, `mail ${(mails += 1)}`);
      if (made) secrets.push(made.secret);
      // Reads the code without using it.
      else expect(await modules.app.get(ResetCodesRepository).ofAccount(WHO)).not.toEqual([]);
    }
    expect(secrets).toHaveLength(6 * 3);
    await expect(redeemLink(WHO, secrets.at(-1) ?? '')).resolves.toBe(true);
  });

  it('are sent in three of many parallel mails', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, at) => codes.make(WHO, `burst ${at}`)));
    expect(made.filter(Boolean)).toHaveLength(3);
    expect(await rows()).toHaveLength(3);
  });

  it('are replaced when their mail is sent again', async () => {
    for (let count = 0; count < 2; count += 1) await make();
    const first = await codes.make(WHO, 'again');
    const second = await codes.make(WHO, 'again');
    expect(await rows()).toHaveLength(3);
    await expect(redeem(first?.digits ?? '')).resolves.toBe(first?.digits === second?.digits);
    await expect(redeemLink(WHO, first?.secret ?? '')).resolves.toBe(false);
    await expect(redeemLink(WHO, second?.secret ?? '')).resolves.toBe(true);
  });

  it('are refused when their mail is sent again during the comparison, and the newer code works', async () => {
    const first = await codes.make(WHO, 'one mail');
    let second: Awaited<ReturnType<typeof codes.make>>;
    jest.spyOn(passwords, 'matches').mockImplementationOnce(async () => {
      second = await codes.make(WHO, 'one mail');
      return true;
    });
    await expect(redeem(first?.digits ?? '')).resolves.toBe(false);
    await expect(redeem(second?.digits ?? '')).resolves.toBe(true);
  });

  it('take the time of a comparison for an account without a code too', async () => {
    const compare = jest.spyOn(passwords, 'matches');
    await expect(redeem('123456', ADA, 'seeker nobody@test.example')).resolves.toBe(false);
    expect(compare.mock.calls).toEqual(Array.from({ length: 3 }, () => ['123456', undefined, ADA.ip]));
  });

  it('are limited for each address and known device apart, so that strangers do not use up the owner’s', async () => {
    const refused = { code: 'too_many_requests' };
    const stranger = from('203.0.113.1');
    await countRequest(stranger);
    await expect(countRequest(stranger)).rejects.toMatchObject(refused);
    await countRequest(ADA);
    await expect(countRequest(ADA)).rejects.toMatchObject(refused);
    const known = from('198.51.100.1');
    modules.app.get(KnownDevices).remember(known, WHO);
    await countRequest(withCookie(known));
    await expect(countRequest(withCookie(known))).rejects.toMatchObject(refused);
  });

  it('can be requested ten times as often by a large IPv6 network', async () => {
    const at = (home: number) =>
      newVisitor({
        origins: [
          { name: `home ${home}`, times: 1 },
          { name: 'street', times: 10 },
        ],
      });
    for (let home = 0; home < 10; home += 1) await countRequest(at(home));
    await expect(countRequest(at(10))).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
