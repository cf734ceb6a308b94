import { MongoClient } from 'mongodb';
import { UserError } from './user-error.ts';

/** @throws UserError that never contains the address, because the address may contain a password */
export async function checkRemote(uri: string): Promise<void> {
  let client: MongoClient;
  try {
    client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  } catch {
    throw new UserError('MONGODB_URI is not a valid MongoDB address', 78);
  }
  try {
    const hello = await client.db().command({ hello: 1 });
    if (!hello.setName && hello.msg !== 'isdbgrid') {
      throw new UserError(
        'MONGODB_URI names a lone server; transactions need a replica set (one member will do)',
        78,
      );
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError('The database of MONGODB_URI cannot be reached or refuses the sign-in');
  } finally {
    await client.close();
  }
}
