import { startBoard, type TestBoard } from '../../../test/board.js';

describe('rows that expire', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());

  it('are removed by the database at the time stored in the row [PERSON-6]', async () => {
    const found: Record<string, unknown> = {};
    for (const { name } of await board.connection.listCollections()) {
      for (const index of await board.connection.collection(name).indexes()) {
        if (index.expireAfterSeconds !== undefined) found[name] = [index.key, index.expireAfterSeconds];
      }
    }
    const atExpiresAt = [{ expiresAt: 1 }, 0];
    expect(found).toEqual({
      counters: atExpiresAt,
      donerequests: atExpiresAt,
      emailproofs: atExpiresAt,
      erasedsubs: atExpiresAt,
      newsletter: atExpiresAt,
      reports: atExpiresAt,
      resetcodes: atExpiresAt,
      securitylog: atExpiresAt,
      sessions: atExpiresAt,
      signinfailures: atExpiresAt,
      webhookevents: atExpiresAt,
    });
  });
});
