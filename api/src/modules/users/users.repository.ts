import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { rowsByIds } from '../../platform/database/by-ids.js';
import { containing, joinedContaining } from '../../platform/database/literal-text.js';
import { MAX_TIME_MS } from '../../platform/database/read-time.js';
import { defaultsOf, pick, projection } from '../../platform/database/stored-fields.js';
import { countByWeek, type WeeklyCounts } from '../../platform/database/weekly-counts.js';
import {
  CONTACT_FIELDS,
  CONTENT,
  CONTENT_FIELDS,
  type UserContact,
  type UserContent,
} from './user.fields.js';
import type { UserRecord } from './user.record.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { ERASED_SUB, type ErasedSub } from './erased-sub.schema.js';
import { USER, type User } from './user.schema.js';

export interface SessionUser {
  id: string;
  sessionVersion: number;
  profilePendingSince?: Date;
}

export type Profile = UserContent & Pick<User, 'email' | 'imageUrl' | 'emailUnverified'> & { asOf: Date };

const RECORD_FIELDS = [
  'sub',
  ...CONTENT_FIELDS,
  ...CONTACT_FIELDS,
  'email',
  'emailProvenAt',
  'emailUnverified',
  'newEmail',
  'newEmailAt',
  'formerEmails',
  'imageUrl',
  'resumeFileId',
  'receipts',
] as const;
const RECORD = projection(RECORD_FIELDS);
const DEFAULTS = defaultsOf(CONTENT);
const SESSION = { sessionVersion: 1, profilePendingSince: 1 } as const;

@Injectable()
export class UsersRepository {
  constructor(
    @InjectModel(USER) private readonly users: Model<User>,
    @InjectModel(ERASED_SUB) private readonly erased: Model<ErasedSub>,
  ) {}

  async matching(text: string, limit: number): Promise<UserRecord[]> {
    const emails = { email: containing(text) };
    const found = await this.users
      .find({ $or: [named(text), emails, { signInEmail: containing(text) }] })
      .sort({ createdAt: -1 })
      .limit(limit)
      .select(RECORD)
      .lean();
    return found.map(toRecord);
  }

  countByWeek(weeks: number): Promise<WeeklyCounts> {
    return countByWeek(this.users, 'createdAt', weeks);
  }

  async sessionUser(sub: string): Promise<SessionUser | undefined> {
    const found = await this.users.findOne({ sub }).select(SESSION).maxTimeMS(MAX_TIME_MS).lean();
    if (!found) return undefined;
    const { _id, sessionVersion, profilePendingSince } = found;
    return { id: _id.toHexString(), sessionVersion, profilePendingSince };
  }

  /**
   * Writes to the mark of the sub first: if the sub is erased at the same moment, one of the two transactions is retried
   * (PRIVACY-3).
   * @returns false for an erased sub
   */
  async createForSub(sub: string, mark: string, unit: UnitOfWork): Promise<boolean> {
    const now = new Date(databaseNow());
    const { expiresAt } = await this.erased
      .findOneAndUpdate(
        { _id: mark },
        { $inc: { checks: 1 }, $setOnInsert: { expiresAt: new Date(0) } },
        { upsert: true, returnDocument: 'after', session: unit },
      )
      .lean()
      .orFail();
    if (expiresAt > now) return false;
    const made = { createdAt: now, profilePendingSince: new Date(0) };
    await this.users.updateOne({ sub }, { $setOnInsert: made }, { upsert: true, session: unit });
    return true;
  }

  /** Ignores a profile older than the stored one, because messages can arrive out of order (PERSON-12). */
  async storeProfile(
    sub: string,
    { imageUrl, asOf, emailUnverified, ...content }: Profile,
    unit?: UnitOfWork,
  ): Promise<UserRecord | undefined> {
    const fields = Object.entries({ ...content, profileAsOf: asOf, imageUrl, emailUnverified });
    const present = fields.filter(([, value]) => value !== undefined);
    const absent = fields.filter(([, value]) => value === undefined).map(([name]) => name);
    const before = await this.users
      .findOneAndUpdate(
        { sub, profileAsOf: mongoose.trusted({ $not: { $gt: asOf } }) },
        [
          { $set: { formerEmails: formerEmails(content.email) } },
          { $set: Object.fromEntries(present.map(([name, value]) => [name, { $literal: value }])) },
          { $unset: ['profilePendingSince', ...absent] },
        ],
        { updatePipeline: true, session: unit },
      )
      .select(RECORD)
      .lean();
    return before ? toRecord(before) : undefined;
  }

  /** Delays the next try to fetch the profile, unless a message has brought it meanwhile. */
  async postponeProfile(sub: string): Promise<void> {
    await this.users.updateOne(
      { sub, profilePendingSince: mongoose.trusted({ $exists: true }) },
      { $set: { profilePendingSince: new Date(databaseNow()) } },
    );
  }

  async byId(id: string): Promise<UserRecord | undefined> {
    const found = await this.users.findById(id).select(RECORD).lean();
    return found ? toRecord(found) : undefined;
  }

  async bySub(sub: string): Promise<UserRecord | undefined> {
    const found = await this.users.findOne({ sub }).select(RECORD).lean();
    return found ? toRecord(found) : undefined;
  }

  async byIds(ids: readonly string[]): Promise<UserRecord[]> {
    const found = await rowsByIds<User>(this.users.collection, ids, { fields: RECORD });
    return found.map(toRecord);
  }

  async namedAmong(ids: readonly string[], text: string): Promise<string[]> {
    const found = await rowsByIds<User>(this.users.collection, ids, {
      where: named(text),
      fields: { _id: 1 },
    });
    return found.map(({ _id }) => _id.toHexString());
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, UserContent>> {
    const fields = projection(CONTENT_FIELDS);
    const found = await rowsByIds<User>(this.users.collection, ids, { fields });
    return new Map(found.map(({ _id, ...user }) => [_id.toHexString(), { ...DEFAULTS, ...user }]));
  }

  async setResume(id: string, resumeFileId: string, unit?: UnitOfWork): Promise<boolean> {
    const set = { $set: { resumeFileId } };
    return (await this.users.updateOne({ _id: id }, set, { session: unit })).matchedCount === 1;
  }

  async setNames(id: string, names: UserContent, unit: UnitOfWork): Promise<boolean> {
    const set = { $set: pick(names, CONTENT_FIELDS) };
    return (await this.users.updateOne({ _id: id }, set, { session: unit })).matchedCount === 1;
  }

  /** Changes what is given. An empty number removes both fields. */
  async setContact(id: string, contact: UserContact, unit: UnitOfWork): Promise<void> {
    const given = pick(
      contact,
      CONTACT_FIELDS.filter((field) => contact[field] !== undefined),
    );
    const change = contact.phone === '' ? { $unset: projection(CONTACT_FIELDS) } : { $set: given };
    await this.users.updateOne({ _id: id }, change, { session: unit });
  }

  async clearProfile(id: string, unit: UnitOfWork): Promise<void> {
    const empty = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, '']));
    const gone = projection(['resumeFileId', ...CONTACT_FIELDS]);
    await this.users.updateOne({ _id: id }, { $set: empty, $unset: gone }, { session: unit });
  }

  /**
   * Reads a user and raises its counter inside a transaction. If another transaction changes or erases the account at the
   * same moment, one of the two is retried.
   */
  async lock(id: string, unit: UnitOfWork): Promise<UserRecord | undefined> {
    const found = await this.users
      .findOneAndUpdate({ _id: id }, { $inc: { saves: 1 } }, { session: unit, projection: RECORD })
      .lean<User>();
    return found ? toRecord(found) : undefined;
  }

  async hasResume(userId: string, fileId: string): Promise<boolean> {
    return (await this.users.exists({ _id: userId, resumeFileId: fileId })) !== null;
  }

  async resumesAmong(fileIds: readonly string[]): Promise<string[]> {
    return this.users.distinct('resumeFileId', {
      resumeFileId: mongoose.trusted({ $in: fileIds }),
    }) as Promise<string[]>;
  }

  /** @returns false if the user is gone, or has another e-mail by now */
  async erase(
    { id, email }: Pick<UserRecord, 'id' | 'email'>,
    mark: string,
    markedUntil: Date,
    unit: UnitOfWork,
  ): Promise<boolean> {
    const same = { _id: id, email: email || blank() };
    const { deletedCount } = await this.users.deleteOne(same, { session: unit });
    if (deletedCount === 0) return false;
    await this.markErased(mark, markedUntil, unit);
    return true;
  }

  /** A later end stays. */
  async markErased(mark: string, until: Date, unit?: UnitOfWork): Promise<void> {
    const options = { upsert: true, session: unit };
    await this.erased.updateOne({ _id: mark }, { $max: { expiresAt: until } }, options);
  }
}

const blank = () => mongoose.trusted({ $in: ['', null] });
const named = (text: string) => ({ $expr: joinedContaining(['firstName', 'lastName'], text) });

/** Leaves out one that was never verified, which may be somebody else's. */
function formerEmails(email: string) {
  const present = { $ifNull: ['$email', ''] };
  const stays = { $in: [present, ['', { $literal: email }]] };
  const leaving = { $cond: [{ $or: [stays, '$emailUnverified'] }, [], [present]] };
  return { $setUnion: [{ $ifNull: ['$formerEmails', []] }, leaving] };
}

function toRecord(user: User): UserRecord {
  return { id: user._id.toHexString(), ...pick({ ...DEFAULTS, ...user }, RECORD_FIELDS) };
}
