import type { Connection } from 'mongoose';

/** Older accounts count as verified, so that a running board keeps its adverts and mails. */
export async function provenEmails(connection: Connection): Promise<void> {
  const accounts = [
    ['users', 'signInEmail'],
    ['companies', 'email'],
  ] as const;
  for (const [collection, email] of accounts) {
    await connection
      .collection(collection)
      .updateMany({ [email]: { $exists: true }, emailProvenAt: { $exists: false } }, [
        { $set: { emailProvenAt: '$createdAt' } },
      ]);
  }
}
