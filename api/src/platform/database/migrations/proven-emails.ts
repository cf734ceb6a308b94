import type { Connection } from 'mongoose';

/** Accounts from before e-mails were proven count as proven: no running board loses its adverts or its mails. */
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
