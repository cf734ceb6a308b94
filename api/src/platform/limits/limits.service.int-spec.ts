import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { COUNTER, type Counter } from './counter.schema.js';
import { LimitsModule } from './limits.module.js';
import { fingerprint } from './fingerprint.js';
import { LimitsService } from './limits.service.js';

const RULE = { name: 'asks', limit: 3, seconds: 60 };

describe('LimitsService', () => {
  let modules: TestModules;
  let limits: LimitsService;
  const NOON = Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000;
  const at = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(NOON + seconds * 1_000);

  beforeAll(async () => {
    modules = await startModules({ imports: [LimitsModule] });
    limits = modules.app.get(LimitsService);
  });
  afterAll(() => modules.close());
  afterEach(() => jest.restoreAllMocks());

  it('refunds one attempt of the account, and not of another', async () => {
    at(0);
    for (let count = 0; count < 3; count += 1) await limits.use('giver', RULE);
    await limits.use('other', RULE);
    await limits.refund('giver', RULE);
    await limits.use('giver', RULE);
    await expect(limits.use('giver', RULE)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('refunds no more than was counted', async () => {
    at(0);
    await limits.use('generous', RULE);
    for (let count = 0; count < 3; count += 1) await limits.refund('generous', RULE);
    for (let count = 0; count < 3; count += 1) await limits.use('generous', RULE);
    await expect(limits.use('generous', RULE)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('checks whether an attempt is left without counting one', async () => {
    at(0);
    const isLeft = () => limits.refuseUsedUp('curious', RULE);
    for (let count = 0; count < 3; count += 1) {
      for (let asked = 0; asked < 3; asked += 1) await isLeft();
      await limits.use('curious', RULE);
    }
    at(20);
    await expect(isLeft()).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfter: 40 } });
    at(60);
    await expect(isLeft()).resolves.toBeUndefined();
  });

  it('starts a window at its first use, ends it once and reports the remaining time [LIMIT-3]', async () => {
    for (const second of [59, 60, 61]) {
      at(second);
      await limits.use('a', RULE);
    }
    at(100);
    await expect(limits.use('a', RULE)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfter: 19 },
    });
    await limits.use('b', RULE);
    at(118);
    await expect(limits.use('a', RULE)).rejects.toMatchObject({ details: { retryAfter: 1 } });
    at(118.6);
    await expect(limits.use('a', RULE)).rejects.toMatchObject({ details: { retryAfter: 1 } });
    at(119);
    await limits.use('a', RULE);
  });

  it('stores the end of a window and starts a new one after it, even if the old row still exists', async () => {
    const row = () =>
      modules.app
        .get<Model<Counter>>(getModelToken(COUNTER))
        .findById(`hours:${fingerprint('c')}`)
        .lean();
    const HOURLY = { name: 'hours', limit: 2, seconds: 3_600 };
    const from = (seconds: number) => new Date(NOON + seconds * 1_000);
    for (const second of [0, 1, 3_599]) {
      at(second);
      await limits.use('c', HOURLY).catch(() => undefined);
      expect((await row())?.expiresAt).toEqual(from(3_600));
    }
    expect((await row())?.count).toBe(3);
    at(3_600);
    await limits.use('c', HOURLY);
    expect(await row()).toMatchObject({ count: 1, expiresAt: from(7_200) });
  });

  it('counts and refuses each of several rules separately', async () => {
    at(0);
    const rules = [RULE, { name: 'daily', limit: 5, seconds: 86_400 }];
    for (let count = 0; count < 3; count += 1) await limits.use('d', ...rules);
    await expect(limits.use('d', ...rules)).rejects.toMatchObject({ details: { retryAfter: 60 } });
    at(60);
    for (let count = 0; count < 2; count += 1) await limits.use('d', ...rules);
    await expect(limits.use('d', ...rules)).rejects.toMatchObject({ details: { retryAfter: 86_340 } });
  });

  it('counts all concurrent uses', async () => {
    const uses = await Promise.allSettled(Array.from({ length: 50 }, () => limits.use('parallel', RULE)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = uses
      .filter((use) => use.status === 'rejected')
      .map((use) => use.reason as { code?: unknown });
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too_many_requests']));
  });

  it('stores neither addresses nor e-mails [LIMIT-3]', async () => {
    await limits.use('ada@test.example', RULE);
    expect(JSON.stringify(await modules.app.get(getModelToken(COUNTER)).find().lean())).not.toMatch(
      /\bada\b/,
    );
  });
});
