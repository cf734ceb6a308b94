import { getModelToken } from '@nestjs/mongoose';
import { type Rooms, startRooms } from '../../test/rooms.js';
import { COUNTER } from './counter.schema.js';
import { LimitsModule } from './limits.module.js';
import { LimitsService } from './limits.service.js';

const RULE = { name: 'asks', limit: 3, seconds: 60 };

describe('limits in the database', () => {
  let rooms: Rooms;
  let limits: LimitsService;
  const NOON = Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000;
  const at = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(NOON + seconds * 1_000);

  beforeAll(async () => {
    rooms = await startRooms({ imports: [LimitsModule] });
    limits = rooms.app.get(LimitsService);
  });
  afterAll(() => rooms.close());
  afterEach(() => jest.restoreAllMocks());

  it('I8: a window begins at the first use, ends once, and says when', async () => {
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
    at(119);
    await limits.use('a', RULE);
  });

  it('I8: parallel uses are all counted', async () => {
    const uses = await Promise.allSettled(Array.from({ length: 50 }, () => limits.use('parallel', RULE)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = uses
      .filter((use) => use.status === 'rejected')
      .map((use) => use.reason as { code?: unknown });
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too_many_requests']));
  });

  it('I8: neither addresses nor e-mails are kept', async () => {
    await limits.use('ada@test.example', RULE);
    expect(JSON.stringify(await rooms.app.get(getModelToken(COUNTER)).find().lean())).not.toContain('ada');
  });
});
