import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type Types } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import { pick, projection } from '../../database/stored-fields.js';
import { CONTENT_FIELDS, type UserContent } from './user.fields.js';
import type { UserRecord } from './user.record.js';
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
  'imageUrl',
  'resumeFileId',
] as const;
const RECORD = projection(RECORD_FIELDS);
const SESSION = { sessionVersion: 1, profilePendingSince: 1 } as const;

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(USER) private readonly users: Model<User>) {}

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

  /** Makes the user of a provider's sub, or finds the one a parallel call made. */
  async createForSub(sub: string): Promise<void> {
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
  }

  /** @returns the user as he or she was before */
  async storeProfile(sub: string, { imageUrl, ...told }: Profile): Promise<UserRecord | undefined> {
    const unset = { profilePendingSince: 1, ...(imageUrl ? {} : { imageUrl: 1 }) };
    const before = await this.users
      .findOneAndUpdate({ sub }, { $set: { ...told, ...(imageUrl ? { imageUrl } : {}) }, $unset: unset })
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

  async eraseBySub(sub: string): Promise<UserRecord | undefined> {
    const found = await this.users.findOneAndDelete({ sub }).select(RECORD).lean();
    return found ? toRecord(found) : undefined;
  }
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
