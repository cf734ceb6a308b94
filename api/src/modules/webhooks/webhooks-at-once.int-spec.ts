import { startBoard, type TestBoard } from '../../../test/board.js';
import { CLERK_ENV, clerkSeeker, webhookHeaders } from '../../../test/clerk.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { UsersService } from '../users/users.service.js';
import type { WebhookEvent } from './webhook-event.schema.js';

describe("Clerk's webhook, with a message that is being handled", () => {
  let board: TestBoard;
  let sent = 0;

  beforeAll(async () => {
    board = await startBoard(CLERK_ENV);
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());

  const updated = (sub: string, firstName: string) =>
    JSON.stringify({
      type: 'user.updated',
      object: 'event',
      data: { id: sub, first_name: firstName, last_name: 'Obi', image_url: 'https://img.clerk.com/ada' },
    });
  const events = () => board.connection.collection<WebhookEvent>('webhookevents');
  const newId = () => `msg_at_once_${(sent += 1)}`;
  const deliver = (body: string, headers: Record<string, string>) =>
    board.http.post('/api/webhooks/clerk').set('content-type', 'application/json').set(headers).send(body);
  const firstName = async (sub: string) =>
    (await board.http.get('/api/users/user').set(clerkSeeker(sub)).expect(200)).body.user.firstName as string;

  it('handles the message again when the first handler died a minute ago [PERSON-3]', async () => {
    await firstName('user_11');
    const [id, body] = [newId(), updated('user_11', 'Lola')];
    await events().insertOne({
      _id: id,
      leaseUntil: new Date(Date.now() - 1),
      expiresAt: new Date(Date.now() + 60_000),
    });
    await deliver(body, webhookHeaders(id, body)).expect(200);
    expect(await firstName('user_11')).toBe('Lola');
  });

  it('answers 503 while another process handles the message', async () => {
    await firstName('user_12');
    const store = jest.spyOn(board.app.get(UsersService), 'storeProfile');
    const [id, body] = [newId(), updated('user_12', 'Musa')];
    await events().insertOne({
      _id: id,
      leaseUntil: new Date(Date.now() + 60_000),
      expiresAt: new Date(Date.now() + 60_000),
    });
    expectFailure(await deliver(body, webhookHeaders(id, body)), 503, 'unavailable');
    expect(store).not.toHaveBeenCalled();
  }, 15_000);

  it('answers a repeated message once the first call has finished', async () => {
    await firstName('user_13');
    const users = board.app.get(UsersService);
    const storeProfile = users.storeProfile.bind(users);
    let go: () => void = () => undefined;
    const store = jest.spyOn(users, 'storeProfile').mockImplementation(async (...given) => {
      await new Promise<void>((resolve) => (go = resolve));
      return storeProfile(...given);
    });
    const [id, body] = [newId(), updated('user_13', 'Ngozi')];
    const answered: number[] = [];
    const send = () =>
      deliver(body, webhookHeaders(id, body)).then(({ status }) => void answered.push(status));
    const both = [send(), send()];
    await eventually(() => expect(store).toHaveBeenCalledTimes(1), 5_000);
    expect(answered).toEqual([]);
    // This row would stay if the process died here.
    expect(await events().findOne({ _id: id })).toMatchObject({ leaseUntil: expect.any(Date) });
    go();
    await Promise.all(both);
    expect(answered).toEqual([200, 200]);
    expect(store).toHaveBeenCalledTimes(1);
  });
});
