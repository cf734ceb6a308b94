import { databaseNow } from '../../platform/database/database-clock.js';
import type { UserRecord } from '../users/user.record.js';
import { nameOf } from '../users/users.service.js';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The fields of https://jsonresume.org (v1.0.0) that the board knows. */
export function toJsonResume(user: UserRecord, certificates: { file: string; sentAt: string }[]): object {
  return {
    $schema: SCHEMA,
    basics: {
      name: nameOf(user),
      email: user.email || undefined,
      phone: user.phone,
      image: user.imageUrl || undefined,
    },
    certificates: certificates.map(({ file, sentAt }) => ({
      name: file.replace(/\.pdf$/i, ''),
      date: sentAt.slice(0, 10),
    })),
    meta: { version: 'v1.0.0', lastModified: new Date(databaseNow()).toISOString().slice(0, 19) },
  };
}
