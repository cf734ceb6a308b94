import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { fingerprint } from '../../platform/limits/fingerprint.js';
import { RESET_CODE } from './reset-code.schema.js';
import type { ResetCode } from './reset-code.record.js';

const { trusted } = mongoose;

/** What of a mail was used. */
export type Proof = 'digits' | 'link';

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
    const dead = trusted({ $lte: new Date(databaseNow()) });
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

  /** The code whose link holds the secret. */
  async byLink(account: string, secretHash: string): Promise<ResetCode | null> {
    return this.codes.findOne({ ...of(account), secretHash, expiresAt: alive() }).lean();
  }

  /**
   * Marks a code as used; what else its mail held is dead from now on.
   * @returns whether it was still there: of two who are right at once, one is
   */
  async spend({ _id, codeHash, validUntil }: ResetCode, by: Proof, unit: UnitOfWork): Promise<boolean> {
    const usedAt = new Date(databaseNow());
    const rest = by === 'digits' ? { secretHash: '', expiresAt: validUntil } : { validUntil: usedAt };
    const unused = trusted({ $exists: false });
    const spent = await this.codes.updateOne(
      { _id, codeHash, usedAt: unused },
      { ...rest, usedAt },
      { session: unit },
    );
    return spent.matchedCount === 1;
  }

  /** A used one stays for whoever was not told that it is done (SIGN-22). */
  async removeUnused(account: string, unit?: UnitOfWork): Promise<void> {
    const unused = { ...of(account), usedAt: trusted({ $exists: false }) };
    await this.codes.deleteMany(unused, unit ? { session: unit } : {});
  }

  async removeOthers(account: string, { _id }: ResetCode, unit: UnitOfWork): Promise<void> {
    const others = { _id: trusted({ $in: places(account).filter((place) => place !== _id) }) };
    await this.codes.deleteMany(others, { session: unit });
  }
}

function places(account: string): string[] {
  return Array.from({ length: LIMITS.resetMailsADay }, (_, at) => `${fingerprint(account)}:${at}`);
}

const of = (account: string) => ({ _id: trusted({ $in: places(account) }) });
const alive = () => trusted({ $gt: new Date(databaseNow()) });
