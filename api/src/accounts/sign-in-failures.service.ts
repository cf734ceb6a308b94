import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { databaseNow } from '../database/database-clock.js';
import { fingerprint } from '../limits/fingerprint.js';
import { SIGN_IN_FAILURES, type SignInFailures } from './sign-in-failures.schema.js';

const FIRST_WAIT_MS = LIMITS.signInWaitMinutes * 60_000;
const LONGEST_WAIT_MS = LIMITS.signInLongestWaitMinutes * 60_000;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/**
 * Waits after wrong passwords (SIGN-3): some are free, then it doubles from each to the next. All who are not known share
 * one count of an account; a device on which it was signed in before has its own (SIGN-12).
 */
@Injectable()
export class SignInFailuresService {
  constructor(@InjectModel(SIGN_IN_FAILURES) private readonly failures: Model<SignInFailures>) {}

  async isLocked(account: string, device?: string): Promise<boolean> {
    const found = await this.failures.findById(idOf(account, device)).select({ lockedUntil: 1 }).lean();
    return found?.lockedUntil !== undefined && found.lockedUntil.getTime() > databaseNow();
  }

  /** After {@link LIMITS.signInFailures} in a row the account waits. @returns how many there are in a row */
  async noteFailure(account: string, device?: string): Promise<number> {
    const now = databaseNow();
    const _id = idOf(account, device);
    const { count } = await this.failures
      .findOneAndUpdate(
        { _id },
        { $inc: { count: 1 }, $set: { expiresAt: new Date(now + FORGOTTEN_AFTER_MS) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    if (count < LIMITS.signInFailures) return count;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (count - LIMITS.signInFailures), LONGEST_WAIT_MS);
    await this.failures.updateOne({ _id }, { $set: { lockedUntil: new Date(now + wait) } });
    return count;
  }

  /** After a good sign-in: what others did wrong still counts for them. */
  async forget(account: string, device?: string): Promise<void> {
    await this.failures.deleteOne({ _id: idOf(account, device) });
  }

  /** After a reset. */
  async forgetAll(account: string): Promise<void> {
    const ofAccount = new RegExp(`^${fingerprint(account)}`);
    await this.failures.deleteMany({ _id: mongoose.trusted({ $regex: ofAccount }) });
  }
}

function idOf(account: string, device: string | undefined): string {
  return device ? `${fingerprint(account)}:${fingerprint(device)}` : fingerprint(account);
}
