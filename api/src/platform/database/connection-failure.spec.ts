import mongoose from 'mongoose';
import { connectionFailure } from './connection-failure.js';

describe('connectionFailure', () => {
  const thrownBy = async (uri: string): Promise<unknown> => {
    const options = { serverSelectionTimeoutMS: 100 };
    return mongoose
      .createConnection(uri, options)
      .asPromise()
      .then(
        () => undefined,
        (error: unknown) => error,
      );
  };

  it.each([
    ['mongodb://ada:can/ary@db.internal/x', 'In user and password all but letters and digits'],
    ['mongodb://can:ary:x@db.internal/x', 'In user and password all but letters and digits'],
    ['mongodb://can%zzary:x@db.internal/x', 'In user and password all but letters and digits'],
    ['mongodb://', 'In user and password all but letters and digits'],
    [
      'mongodb://ada:canary@db.internal/x?replicaset=rs0&tsl=on',
      'MONGODB_URI is no address of a database: option',
    ],
  ])('reports the malformed address %s without showing it and exits with 78 [RUN-41]', async (uri, words) => {
    const { message, exitCode } = connectionFailure('MONGODB_URI', await thrownBy(uri));
    expect(message).toContain(words);
    expect(message).not.toMatch(/canary|can|\n/);
    expect(exitCode).toBe(78);
  });

  it('exits with 1 if the database does not answer', async () => {
    const failure = connectionFailure('SECURITY_LOG_URI', await thrownBy('mongodb://127.0.0.1:9/x'));
    expect(failure).toMatchObject({
      message: 'The database does not answer. Check SECURITY_LOG_URI.',
      exitCode: 1,
    });
  });
});
