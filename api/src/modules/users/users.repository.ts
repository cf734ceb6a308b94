import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type Types } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { rowsByIds } from '../../platform/database/by-ids.js';
import { containing, joinedContaining } from '../../platform/database/literal-text.js';
import { MAX_TIME_MS } from '../../platform/database/read-time.js';
import { defaultsOf, pick, projection } from '../../platform/database/stored-fields.js';
import { countByWeek, type WeeklyCounts } from '../../platform/database/weekly-counts.js';
import { CONTENT, CONTENT_FIELDS, type UserContent } from './user.fields.js';
import type { UserRecord } from './user.record.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { ERASED_SUB, type ErasedSub } from './erased-sub.schema.js';
import { USER, type User } from './user.schema.js';

/** What the guard needs to know of a session's user. */
export interface SessionUser {
  id: string;
  sessionVersion: number;
  profilePendingSince?: Date;
}

/** What the identity provider tells, and as of when. */
export type Profile = UserContent & Pick<User, 'email' | 'imageUrl' | 'emailUnverified'> & { asOf: Date };

const RECORD_FIELDS = [
  'sub',
  ...CONTENT_FIELDS,
  'email',
  'emailProvenAt',
  'emailUnverified',
  'formerEmails',
  'imageUrl',
  'resumeFileId',
] as const;
const RECORD = projection(RECORD_FIELDS);
const DEFAULTS = defaultsOf(CONTENT);
/** A user of whom it is not known yet whether the sub was erased: nobody is signed in as him or her (PRIVACY-3). */
const UNCONFIRMED = new Date(0);
const SESSION = { sessionVersion: 1, profilePendingSince: 1 } as const;

@Injectable()
export class UsersRepository {
  constructor(
    @InjectModel(USER) private readonly users: Model<User>,
    @InjectModel(ERASED_SUB) private readonly erased: Model<ErasedSub>,
  ) {}

  /** For the operator: by a part of the name or e-mail, the newest first. */
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

  /** For the guard. */
  async sessionUser(sub: string): Promise<SessionUser | undefined> {
    const found = await this.users.findOne({ sub }).select(SESSION).maxTimeMS(MAX_TIME_MS).lean();
    return found ? toSessionUser(found) : undefined;
  }

  /**
   * Makes the user of a provider's sub, or finds the one a parallel call made. One who was erased lately is not made, by
   * a call either that began before (PRIVACY-3). Whoever is made is due until {@link storeProfile} or
   * {@link postponeProfile}: were this call to die in between, the next one looks for the mark again.
   * @param mark the sub's fingerprint, which {@link erase} was given
   * @returns whether there is a user now
   */
  async createForSub(sub: string, mark: string): Promise<boolean> {
    if (!(await this.wasErased(mark))) {
      try {
        const made = { createdAt: new Date(databaseNow()), profilePendingSince: UNCONFIRMED };
        await this.users.updateOne({ sub }, { $setOnInsert: made }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      if (!(await this.wasErased(mark))) return true;
    }
    // only one to whom nothing belongs yet; what hangs on others is for the erasure
    await this.users.deleteOne({ sub, profilePendingSince: UNCONFIRMED });
    return false;
  }

  /**
   * What is older than the profile that is kept is left out (PERSON-12): messages overtake each other.
   * @returns the user as he or she was before, if this was stored
   */
  async storeProfile(
    sub: string,
    { imageUrl, asOf, emailUnverified, ...told }: Profile,
    unit?: UnitOfWork,
  ): Promise<UserRecord | undefined> {
    const unset = {
      profilePendingSince: 1,
      ...(imageUrl ? {} : { imageUrl: 1 }),
      ...(emailUnverified ? {} : { emailUnverified: 1 }),
    };
    const given = Object.entries({
      ...told,
      profileAsOf: asOf,
      ...(imageUrl ? { imageUrl } : {}),
      ...(emailUnverified ? { emailUnverified } : {}),
    });
    const before = await this.users
      .findOneAndUpdate(
        { sub, profileAsOf: mongoose.trusted({ $not: { $gt: asOf } }) },
        [
          { $set: { formerEmails: formerThan(told.email) } },
          { $set: Object.fromEntries(given.map(([name, value]) => [name, { $literal: value }])) },
          { $unset: Object.keys(unset) },
        ],
        { updatePipeline: true, session: unit },
      )
      .select(RECORD)
      .lean();
    return before ? toRecord(before) : undefined;
  }

  /** Puts the next try off, unless a message of the provider was quicker. */
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

  async setResume(id: string, resumeFileId: string, unit?: UnitOfWork): Promise<boolean> {
    const set = { $set: { resumeFileId } };
    return (await this.users.updateOne({ _id: id }, set, { session: unit })).matchedCount === 1;
  }

  async setNames(id: string, names: UserContent, unit: UnitOfWork): Promise<boolean> {
    const set = { $set: pick(names, CONTENT_FIELDS) };
    return (await this.users.updateOne({ _id: id }, set, { session: unit })).matchedCount === 1;
  }

  async clearProfile(id: string, unit: UnitOfWork): Promise<void> {
    const empty = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, '']));
    await this.users.updateOne({ _id: id }, { $set: empty, $unset: { resumeFileId: 1 } }, { session: unit });
  }

  /**
   * Reads a user inside a transaction, and writes the row: whatever changes or erases the account at the same moment
   * conflicts with this, and one of the two transactions is retried.
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

  /** @param mark the sub's fingerprint, kept until no token from before lives */
  async erase(id: string, mark: string, markedUntil: Date, unit: UnitOfWork): Promise<boolean> {
    const { deletedCount } = await this.users.deleteOne({ _id: id }, { session: unit });
    if (deletedCount === 0) return false;
    await this.markErased(mark, markedUntil, unit);
    return true;
  }

  /** From here on nobody is made with this mark; a longer one stays. */
  async markErased(mark: string, until: Date, unit?: UnitOfWork): Promise<void> {
    const options = { upsert: true, ...(unit ? { session: unit } : {}) };
    await this.erased.updateOne({ _id: mark }, { $max: { expiresAt: until } }, options);
  }

  private async wasErased(mark: string): Promise<boolean> {
    return (await this.erased.exists({ _id: mark })) !== null;
  }
}

const named = (text: string) => ({ $expr: joinedContaining(['firstName', 'lastName'], text) });

/** What was known before, and the present one unless it stays. */
function formerThan(email: string) {
  const present = { $ifNull: ['$email', ''] };
  const leaving = { $cond: [{ $in: [present, ['', { $literal: email }]] }, [], [present]] };
  return { $setUnion: [{ $ifNull: ['$formerEmails', []] }, leaving] };
}

function toSessionUser(user: User): SessionUser {
  const { _id, sessionVersion, profilePendingSince, resumeFileId, emailProvenAt, emailUnverified } = user;
  return {
    id: _id.toHexString(),
    sessionVersion,
    ...(profilePendingSince ? { profilePendingSince } : {}),
    ...(resumeFileId ? { resumeFileId } : {}),
    ...(emailProvenAt ? { emailProvenAt } : {}),
    ...(emailUnverified ? { emailUnverified } : {}),
  };
}

function toRecord(user: { _id: Types.ObjectId } & Omit<UserRecord, 'id'>): UserRecord {
  return { id: user._id.toHexString(), ...pick({ ...DEFAULTS, ...user }, RECORD_FIELDS) };
}
