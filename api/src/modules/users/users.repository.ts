import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type Types } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import { pick, projection } from '../../database/stored-fields.js';
import { CONTENT_FIELDS, type UserContent } from './user.fields.js';
import type { UserRecord } from './user.record.js';
import type { UnitOfWork } from '../../database/transactions.js';
import { ERASED_SUB, type ErasedSub } from './erased-sub.schema.js';
import { USER, type User } from './user.schema.js';

/** What the guard needs to know of a session's user. */
export interface SessionUser {
  id: string;
  sessionVersion: number;
  profilePendingSince?: Date;
}

/** What the identity provider tells. */
export type Profile = UserContent & Pick<User, 'email' | 'imageUrl'>;

const RECORD_FIELDS = [
  'sub',
  ...CONTENT_FIELDS,
  'email',
  'emailProvenAt',
  'formerEmails',
  'imageUrl',
  'resumeFileId',
] as const;
const RECORD = projection(RECORD_FIELDS);
const SESSION = { sessionVersion: 1, profilePendingSince: 1 } as const;

@Injectable()
export class UsersRepository {
  constructor(
    @InjectModel(USER) private readonly users: Model<User>,
    @InjectModel(ERASED_SUB) private readonly erased: Model<ErasedSub>,
  ) {}

  async sessionUser(sub: string): Promise<SessionUser | undefined> {
    const found = await this.users.findOne({ sub }).select(SESSION).lean();
    return found ? toSessionUser(found) : undefined;
  }

  async sessionUsers(ids: readonly string[]): Promise<Map<string, SessionUser>> {
    const found = await this.users
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .select(SESSION)
      .lean();
    return new Map(found.map((user) => [user._id.toHexString(), toSessionUser(user)]));
  }

  /**
   * Makes the user of a provider's sub, or finds the one a parallel call made. One who was erased lately is not made, by
   * a call either that began before (PRIVACY-3).
   * @param mark the sub's fingerprint, which {@link erase} was given
   * @returns whether there is a user now
   */
  async createForSub(sub: string, mark: string): Promise<boolean> {
    if (await this.wasErased(mark)) return false;
    const now = new Date();
    try {
      await this.users.updateOne(
        { sub },
        { $setOnInsert: { createdAt: now, profilePendingSince: now } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    if (!(await this.wasErased(mark))) return true;
    await this.users.deleteOne({ sub });
    return false;
  }

  /** @returns the user as he or she was before */
  async storeProfile(sub: string, { imageUrl, ...told }: Profile): Promise<UserRecord | undefined> {
    const unset = { profilePendingSince: 1, ...(imageUrl ? {} : { imageUrl: 1 }) };
    const given = Object.entries({ ...told, ...(imageUrl ? { imageUrl } : {}) });
    const before = await this.users
      .findOneAndUpdate(
        { sub },
        [
          { $set: { formerEmails: formerThan(told.email) } },
          { $set: Object.fromEntries(given.map(([name, value]) => [name, { $literal: value }])) },
          { $unset: Object.keys(unset) },
        ],
        { updatePipeline: true },
      )
      .select(RECORD)
      .lean();
    return before ? toRecord(before) : undefined;
  }

  /** Puts the next try off. */
  async postponeProfile(sub: string): Promise<void> {
    await this.users.updateOne({ sub }, { $set: { profilePendingSince: new Date() } });
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
    const found = await this.users
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .select(RECORD)
      .lean();
    return found.map(toRecord);
  }

  async setResume(id: string, resumeFileId: string): Promise<boolean> {
    const result = await this.users.updateOne({ _id: id }, { $set: { resumeFileId } });
    return result.matchedCount === 1;
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
    await this.erased.updateOne(
      { _id: mark },
      { $set: { expiresAt: markedUntil } },
      { upsert: true, session: unit },
    );
    return true;
  }

  private async wasErased(mark: string): Promise<boolean> {
    return (await this.erased.exists({ _id: mark })) !== null;
  }
}

/** What was known before, and the present one unless it stays. */
function formerThan(email: string) {
  const present = { $ifNull: ['$email', ''] };
  const leaving = { $cond: [{ $in: [present, ['', { $literal: email }]] }, [], [present]] };
  return { $setUnion: [{ $ifNull: ['$formerEmails', []] }, leaving] };
}

function toSessionUser(user: Pick<User, '_id' | 'sessionVersion' | 'profilePendingSince'>): SessionUser {
  const { _id, sessionVersion, profilePendingSince } = user;
  return {
    id: _id.toHexString(),
    sessionVersion,
    ...(profilePendingSince ? { profilePendingSince } : {}),
  };
}

function toRecord(user: { _id: Types.ObjectId } & Omit<UserRecord, 'id'>): UserRecord {
  return { id: user._id.toHexString(), ...pick(user, RECORD_FIELDS) };
}
