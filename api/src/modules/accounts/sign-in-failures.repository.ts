import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { SIGN_IN_FAILURES, type SignInFailures } from './sign-in-failures.schema.js';

@Injectable()
export class SignInFailuresRepository {
  constructor(@InjectModel(SIGN_IN_FAILURES) private readonly failures: Model<SignInFailures>) {}

  async lockedUntil(id: string): Promise<Date | undefined> {
    const found = await this.failures.findById(id).select({ lockedUntil: 1 }).lean();
    return found?.lockedUntil;
  }

  async increment(id: string, expiresAt: Date): Promise<number> {
    const { count } = await this.failures
      .findOneAndUpdate(
        { _id: id },
        { $inc: { count: 1 }, $set: { expiresAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    return count;
  }

  async lock(id: string, lockedUntil: Date): Promise<void> {
    await this.failures.updateOne({ _id: id }, { $set: { lockedUntil } });
  }

  async remove(id: string): Promise<void> {
    await this.failures.deleteOne({ _id: id });
  }

  /** Ids of its devices begin with the id of the account. */
  async removeAll(accountId: string): Promise<void> {
    await this.failures.deleteMany({ _id: mongoose.trusted({ $regex: new RegExp(`^${accountId}`) }) });
  }
}
