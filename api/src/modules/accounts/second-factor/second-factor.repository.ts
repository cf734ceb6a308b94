import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Person } from '../../../platform/contract/route/principal.js';
import { isDuplicateKey } from '../../../platform/database/duplicate-key.js';
import type { UnitOfWork } from '../../../platform/database/transactions.js';
import { SECOND_FACTOR } from './second-factor.schema.js';
import type { SecondFactor } from './second-factor.record.js';

@Injectable()
export class SecondFactorRepository {
  constructor(@InjectModel(SECOND_FACTOR) private readonly factors: Model<SecondFactor>) {}

  async find(person: Person): Promise<SecondFactor | undefined> {
    return (await this.factors.findById(keyOf(person)).lean()) ?? undefined;
  }

  async begin(person: Person, secret: string): Promise<boolean> {
    try {
      await this.factors.updateOne(
        { _id: keyOf(person), on: false },
        { $set: { secret, lastStep: 0, recoveryCodes: [] } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async turnOn(
    person: Person,
    secret: string,
    step: number,
    recoveryCodes: string[],
    unit: UnitOfWork,
  ): Promise<boolean> {
    const changed = await this.factors.updateOne(
      { _id: keyOf(person), on: false, secret },
      { $set: { on: true, lastStep: step, recoveryCodes } },
      { session: unit },
    );
    return changed.modifiedCount === 1;
  }

  async turnOff(person: Person, unit: UnitOfWork): Promise<boolean> {
    const gone = await this.factors.deleteOne({ _id: keyOf(person), on: true }, { session: unit });
    return gone.deletedCount === 1;
  }

  /** @returns false when a code of this period or a later one was used before */
  async useStep(person: Person, step: number): Promise<boolean> {
    const changed = await this.factors.updateOne(
      { _id: keyOf(person), on: true, lastStep: mongoose.trusted({ $lt: step }) },
      { $set: { lastStep: step } },
    );
    return changed.modifiedCount === 1;
  }

  async useRecoveryCode(person: Person, hash: string): Promise<boolean> {
    const changed = await this.factors.updateOne(
      { _id: keyOf(person), on: true, recoveryCodes: hash },
      { $pull: { recoveryCodes: hash } },
    );
    return changed.modifiedCount === 1;
  }

  async notSealedBy(keyId: string): Promise<Pick<SecondFactor, '_id' | 'secret'>[]> {
    return this.factors
      .find({ secret: mongoose.trusted({ $not: new RegExp(`^${keyId}\\.`) }) })
      .select({ secret: 1 })
      .lean();
  }

  async reseal(_id: string, secret: string, sealed: string): Promise<void> {
    await this.factors.updateOne({ _id, secret }, { $set: { secret: sealed } });
  }

  async remove(person: Person): Promise<void> {
    await this.factors.deleteOne({ _id: keyOf(person) });
  }
}

export function keyOf({ kind, id }: Person): string {
  return `${kind} ${id}`;
}
