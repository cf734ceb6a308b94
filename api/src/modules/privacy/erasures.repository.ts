import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, Types } from 'mongoose';
import type { MemberKind } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { ERASURE, type Erasure } from './erasure.schema.js';

export type ErasureRecord = Omit<Erasure, '_id'> & { id: string };

@Injectable()
export class ErasuresRepository {
  constructor(@InjectModel(ERASURE) private readonly erasures: Model<Erasure>) {}

  async insert({ id, ...erasure }: ErasureRecord, unit: UnitOfWork): Promise<void> {
    await this.erasures.create([{ ...erasure, _id: new Types.ObjectId(id) }], { session: unit });
  }

  async startedBefore(moment: Date): Promise<ErasureRecord[]> {
    return (await this.erasures.find({ startedAt: mongoose.trusted({ $lt: moment }) }).lean()).map(toRecord);
  }

  async ofSub(sub: string): Promise<ErasureRecord[]> {
    return (await this.erasures.find({ sub }).lean()).map(toRecord);
  }

  async remove(id: string): Promise<void> {
    await this.erasures.deleteOne({ _id: id });
  }
}

function toRecord({ _id, ...erasure }: Erasure): ErasureRecord {
  return { id: _id.toHexString(), ...erasure };
}

export function newErasure(kind: MemberKind, personId: string) {
  return { id: new Types.ObjectId().toHexString(), kind, personId, startedAt: new Date(databaseNow()) };
}
