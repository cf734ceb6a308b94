import { startBoard, type TestBoard } from '../../../test/board.js';
import { CLERK_ENV, clerkSeeker, webhookHeaders } from '../../../test/clerk.js';
import { expectFailure } from '../../../test/failure.js';

const BEFORE = Date.UTC(2026, 4, 4, 12);
let sent = 0;

describe("Clerk's webhook, with messages out of order", () => {
  let board: TestBoard;
  let asked: jest.SpyInstance;

  beforeAll(async () => {
    board = await startBoard({ ...CLERK_ENV, CLERK_SECRET_KEY: 'sk_test_canary' });
  });
  afterAll(() => board.close());
  beforeEach(() => {
    asked = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(noAnswer()));
  });
  afterEach(() => jest.restoreAllMocks());

  const noAnswer = () => Response.json({ errors: [] }, { status: 503 });
  const user = (id: string, first_name: string, change: object = {}) => ({
    id,
    first_name,
    last_name: 'Obi',
    image_url: 'https://img.clerk.com/ada',
    primary_email_address_id: 'mail_1',
    email_addresses: [{ id: 'mail_1', email_address: `${id}@test.example` }],
    ...change,
  });
  const tell = (type: string, data: object, event: object = {}) => {
    const body = JSON.stringify({ type: `user.${type}`, object: 'event', data, ...event });
    const headers = webhookHeaders(`msg_any_order_${(sent += 1)}`, body);
    const request = board.http.post('/api/webhooks/clerk').set('content-type', 'application/json');
    return request.set(headers).send(body);
  };
  const me = (sub: string) => board.http.get('/api/users/user').set(clerkSeeker(sub));
  const firstName = async (sub: string) => (await me(sub).expect(200)).body.user.firstName as string;
  const stored = (sub: string) => board.connection.collection('users').countDocuments({ sub });

  describe('a change', () => {
    it.each<[string, (at: number) => [change: object, event?: object]]>([
      ["the user's last change", (at) => [{ updated_at: at }]],
      ['the event', (at) => [{}, { timestamp: at }]],
    ])('is ignored when it is older by the time of %s [PERSON-12]', async (how, when) => {
      const sub = `user_by_${how.length}`;
      await firstName(sub);
      const change = (name: string, at: number) => {
        const [data, event] = when(at);
        return tell('updated', user(sub, name, data), event).expect(200);
      };
      await change('Newer', BEFORE + 1);
      await change('Older', BEFORE);
      expect(await firstName(sub)).toBe('Newer');
      await change('As new', BEFORE + 1);
      expect(await firstName(sub)).toBe('As new');
      await change('Newest', BEFORE + 2);
      expect(await firstName(sub)).toBe('Newest');
    });

    it('without a time counts as older than any with a time', async () => {
      await firstName('user_timeless');
      await tell('updated', user('user_timeless', 'First')).expect(200);
      await tell('updated', user('user_timeless', 'Second')).expect(200);
      expect(await firstName('user_timeless')).toBe('Second');
      await tell('updated', user('user_timeless', 'Third', { updated_at: BEFORE })).expect(200);
      await tell('updated', user('user_timeless', 'Fourth')).expect(200);
      expect(await firstName('user_timeless')).toBe('Third');
    });

    it('wins over many older changes that arrive at the same time', async () => {
      await firstName('user_at_once');
      const order = [3, 9, 1, 7, 0, 8, 2, 5, 6, 4];
      await Promise.all(
        order.map((one) =>
          tell('updated', user('user_at_once', `Name ${one}`, { updated_at: BEFORE + one })).expect(200),
        ),
      );
      expect(await firstName('user_at_once')).toBe('Name 9');
    });

    it('during a call to Clerk is not undone by an older answer, or by a failed call [PERSON-12]', async () => {
      for (const [sub, answer] of [
        ['user_asked', () => Response.json(user('user_asked', 'Older', { updated_at: BEFORE }))],
        ['user_asked_in_vain', noAnswer],
      ] as const) {
        asked.mockImplementationOnce(async () => {
          await tell('updated', user(sub, 'Newer', { updated_at: BEFORE + 1 })).expect(200);
          return answer();
        });
        expect(await firstName(sub)).toBe('Newer');
        expect(await firstName(sub)).toBe('Newer');
      }
      expect(asked).toHaveBeenCalledTimes(2);
    });

    it.each([
      ['no picture at all', { image_url: undefined }],
      ['null for a picture', { image_url: null }],
      ['null for its e-mails', { email_addresses: null }],
      ['nothing but its user', { first_name: undefined, last_name: undefined, image_url: undefined }],
    ])('with %s is stored [PERSON-12]', async (what, change) => {
      const sub = `user_with_${what.replace(/\W/g, '_')}`;
      await firstName(sub);
      await tell('updated', user(sub, 'Ada', change)).expect(200);
      expect((await me(sub).expect(200)).body.user).toMatchObject({ image: expect.stringMatching(/^http/) });
    });

    it.each(['created', 'updated', 'deleted'])('as user.%s without a user does nothing', async (type) => {
      const before = await board.connection.collection('users').countDocuments();
      await tell(type, {}).expect(200);
      expect(await board.connection.collection('users').countDocuments()).toBe(before);
    });
  });

  describe('a sign-up', () => {
    it('before the first call brings the whole profile without a call to Clerk [PERSON-12]', async () => {
      await tell('created', user('user_new', 'Ada', { updated_at: BEFORE })).expect(200);
      expect((await me('user_new').expect(200)).body.user).toMatchObject({
        firstName: 'Ada',
        lastName: 'Obi',
        email: 'user_new@test.example',
        image: 'https://img.clerk.com/ada',
      });
      expect(asked).not.toHaveBeenCalled();
    });

    it('after the first call fills the profile that Clerk did not provide', async () => {
      expect(await firstName('user_early')).toBe('');
      await tell('created', user('user_early', 'Ada', { updated_at: BEFORE })).expect(200);
      expect(await firstName('user_early')).toBe('Ada');
      expect(await stored('user_early')).toBe(1);
    });

    it('after a change does not undo the change', async () => {
      await tell('created', user('user_changed', 'Ada', { updated_at: BEFORE })).expect(200);
      await tell('updated', user('user_changed', 'Adaeze', { updated_at: BEFORE + 1 })).expect(200);
      await tell('created', user('user_changed', 'Ada', { updated_at: BEFORE })).expect(200);
      expect(await firstName('user_changed')).toBe('Adaeze');
    });

    it('makes one user when it arrives with twenty parallel first calls', async () => {
      const calls = Array.from({ length: 20 }, () => me('user_twenty').expect(200));
      const created = tell('created', user('user_twenty', 'Ada', { updated_at: BEFORE })).expect(200);
      await Promise.all([created, ...calls]);
      expect(await stored('user_twenty')).toBe(1);
      expect(await firstName('user_twenty')).toBe('Ada');
    });
  });

  describe('after a deletion', () => {
    const deleted = (sub: string) => tell('deleted', { id: sub, deleted: true }).expect(200);
    const nobody = async (sub: string) => {
      expectFailure(await me(sub), 401, 'unauthorized');
      expect(await stored(sub)).toBe(0);
    };

    it.each([
      ['of a known user', true],
      ['of an unknown user', false],
    ])('%s neither a valid token nor a late message makes a user [PRIVACY-3]', async (what, known) => {
      const sub = `user_gone_${what.length}`;
      if (known) await firstName(sub);
      await deleted(sub);
      await nobody(sub);
      await tell('created', user(sub, 'Ada', { updated_at: BEFORE })).expect(200);
      await tell('updated', user(sub, 'Ada', { updated_at: BEFORE + 1 })).expect(200);
      await nobody(sub);
    });

    it('a message repeated two months later makes no user', async () => {
      await deleted('user_replayed');
      const marks = board.connection.collection('erasedsubs');
      const [longest] = await marks.find().sort({ expiresAt: -1 }).limit(1).toArray();
      expect(Number(longest?.expiresAt) - Date.now()).toBeGreaterThan(89 * 24 * 3_600_000);
    });

    it('keeps the longer period for an account that was erased here before', async () => {
      await firstName('user_erased_first');
      await board.http.post('/api/users/erase').set(clerkSeeker('user_erased_first')).send({}).expect(200);
      const marks = board.connection.collection<{ _id: string; expiresAt: Date }>('erasedsubs');
      const long = new Date(Date.now() + 365 * 24 * 3_600_000);
      await marks.updateMany({}, { $set: { expiresAt: long } });
      const before = await marks.countDocuments();
      await deleted('user_erased_first');
      expect(await marks.countDocuments({ expiresAt: long })).toBe(before);
    });

    it('answers two simultaneous deletion messages with success', async () => {
      await firstName('user_twice');
      await Promise.all([deleted('user_twice'), deleted('user_twice')]);
      await nobody('user_twice');
    });

    it('simultaneous first calls and sign-ups make no user [PRIVACY-3]', async () => {
      for (let round = 0; round < 10; round += 1) {
        const sub = `user_racing_${round}`;
        const created = () => tell('created', user(sub, 'Ada', { updated_at: BEFORE })).expect(200);
        await Promise.all([me(sub), created(), deleted(sub), me(sub), created()]);
        await nobody(sub);
      }
    });
  });
});
