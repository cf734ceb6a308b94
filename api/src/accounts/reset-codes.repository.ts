import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.js';
import type { UnitOfWork } from '../database/transactions.js';
import { fingerprint } from '../limits/fingerprint.js';
import { RESET_CODE, type ResetCode } from './reset-code.schema.js';

const { trusted } = mongoose;

/** Reset codes of an account lie in numbered places, so that parallel mails make no more than there are. */
@Injectable()
export class ResetCodesRepository {
  constructor(@InjectModel(RESET_CODE) private readonly codes: Model<ResetCode>) {}

  /** The living ones: links that still work. */
  async ofAccount(account: string): Promise<ResetCode[]> {
    return this.codes.find({ ...of(account), expiresAt: alive() }).lean();
  }

  /** In the first place that is free. @returns false when somebody else took it meanwhile */
  async insert(account: string, taken: readonly ResetCode[], code: Omit<ResetCode, '_id'>): Promise<boolean> {
    const _id = places(account).find((place) => taken.every((other) => other._id !== place));
    const dead = trusted({ $lte: new Date(Date.now()) });
    try {
      await this.codes.replaceOne({ _id, expiresAt: dead }, code, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async replace(_id: string, code: Omit<ResetCode, '_id'>): Promise<void> {
    await this.codes.replaceOne({ _id }, code);
  }

  /**
   * Uses up a try of each living code. Those of a known device are its own.
   * @returns the codes that may still be compared
   */
  async useTry(account: string, who: string, isKnown: boolean): Promise<ResetCode[]> {
    const own = `triesOf.${who}`;
    const found = await this.codes.find({ ...of(account), validUntil: alive() }, { _id: 1 }).lean();
    const tried = found.map(({ _id }) =>
      this.codes
        .findOneAndUpdate(
          {
            _id,
            validUntil: alive(),
            [own]: trusted({ $not: { $gte: LIMITS.resetCodeTries } }),
            ...(isKnown ? {} : { triesLeft: trusted({ $gt: 0 }) }),
          },
          { $inc: { [own]: 1, ...(isKnown ? {} : { triesLeft: -1 }) } },
        )
        .lean(),
    );
    return (await Promise.all(tried)).filter((code) => code !== null);
  }

  /** @returns whether it was still there: of two who are right at once, one is */
  async spend({ _id, codeHash }: Pick<ResetCode, '_id' | 'codeHash'>): Promise<boolean> {
    return (await this.codes.deleteOne({ _id, codeHash })).deletedCount === 1;
  }

  /** As {@link spend}, by the link. */
  async spendLink(account: string, secretHash: string): Promise<boolean> {
    const spent = await this.codes.deleteOne({ ...of(account), secretHash, expiresAt: alive() });
    return spent.deletedCount === 1;
  }

  async removeAll(account: string, unit?: UnitOfWork): Promise<void> {
    await this.codes.deleteMany(of(account), unit ? { session: unit } : {});
  }
}

function places(account: string): string[] {
  return Array.from({ length: LIMITS.resetMailsADay }, (_, at) => `${fingerprint(account)}:${at}`);
}

const of = (account: string) => ({ _id: trusted({ $in: places(account) }) });
const alive = () => trusted({ $gt: new Date(Date.now()) });
