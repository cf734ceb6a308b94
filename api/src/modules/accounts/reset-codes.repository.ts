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

export type Proof = 'digits' | 'link';

/** Reset codes have numbered slots, so that parallel mails cannot exceed the limit of an account. */
@Injectable()
export class ResetCodesRepository {
  constructor(@InjectModel(RESET_CODE) private readonly codes: Model<ResetCode>) {}

  async ofAccount(account: string): Promise<ResetCode[]> {
    return this.codes.find({ ...of(account), expiresAt: inFuture() }).lean();
  }

  async insert(account: string, taken: readonly ResetCode[], code: Omit<ResetCode, '_id'>): Promise<boolean> {
    const _id = slots(account).find((slot) => taken.every((other) => other._id !== slot));
    const expired = trusted({ $lte: new Date(databaseNow()) });
    try {
      await this.codes.replaceOne({ _id, expiresAt: expired }, code, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async replace(_id: string, code: Omit<ResetCode, '_id'>): Promise<void> {
    await this.codes.replaceOne({ _id }, code);
  }

  /** A known device has tries of its own. @returns the codes that had a try left */
  async useTry(account: string, who: string, isKnown: boolean): Promise<ResetCode[]> {
    const own = `triesOf.${who}`;
    const found = await this.codes.find({ ...of(account), validUntil: inFuture() }, { _id: 1 }).lean();
    const tried = found.map(({ _id }) =>
      this.codes
        .findOneAndUpdate(
          {
            _id,
            validUntil: inFuture(),
            [own]: trusted({ $not: { $gte: LIMITS.resetCodeTries } }),
            ...(isKnown ? {} : { triesLeft: trusted({ $gt: 0 }) }),
          },
          { $inc: { [own]: 1, ...(isKnown ? {} : { triesLeft: -1 }) } },
        )
        .lean(),
    );
    return (await Promise.all(tried)).filter((code) => code !== null);
  }

  async giveTryBack({ _id, codeHash }: ResetCode, who: string, isKnown: boolean): Promise<void> {
    const back = { [`triesOf.${who}`]: -1, ...(isKnown ? {} : { triesLeft: 1 }) };
    await this.codes.updateOne({ _id, codeHash }, { $inc: back });
  }

  async byLink(account: string, secretHash: string): Promise<ResetCode | null> {
    return this.codes.findOne({ ...of(account), secretHash, expiresAt: inFuture() }).lean();
  }

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

  async removeUnused(account: string, unit?: UnitOfWork): Promise<void> {
    const unused = { ...of(account), usedAt: trusted({ $exists: false }) };
    await this.codes.deleteMany(unused, { session: unit });
  }

  async removeOthers(account: string, { _id }: ResetCode, unit: UnitOfWork): Promise<void> {
    const others = { _id: trusted({ $in: slots(account).filter((slot) => slot !== _id) }) };
    await this.codes.deleteMany(others, { session: unit });
  }
}

function slots(account: string): string[] {
  return Array.from({ length: LIMITS.resetMailsADay }, (_, at) => `${fingerprint(account)}:${at}`);
}

const of = (account: string) => ({ _id: trusted({ $in: slots(account) }) });
const inFuture = () => trusted({ $gt: new Date(databaseNow()) });
