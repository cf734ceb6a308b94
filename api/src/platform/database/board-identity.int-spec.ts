import { randomBytes } from 'node:crypto';
import { type Connection, createConnection } from 'mongoose';
import { becomeAnotherBoard, boardIdentity } from './board-identity.js';

describe('the id of a board', () => {
  let connection: Connection;
  beforeAll(async () => {
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/identity-${randomBytes(6).toString('hex')}`;
    connection = await createConnection(uri.href).asPromise();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('is created once, even if several copies start at the same time, and changes at a restore [BACKUP-20]', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => boardIdentity(connection)));
    const [first] = asked;
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), isRestored: false });
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const id = await becomeAnotherBoard(connection);
    expect(id).not.toBe(first?.id);
    expect(await boardIdentity(connection)).toEqual({ id, isRestored: true });
  });
});
