import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { COMPANY, type Company } from './company.schema.js';
import { nameKey } from '../../platform/contract/input/name-key.js';
import type { Registration } from './registration.js';

export interface SentRegistration {
  id: string;
  name: string;
  email?: string;
  registration: Registration;
}

const UNCHECKED = {
  email: mongoose.trusted({ $exists: true }),
  'registration.state': mongoose.trusted({ $ne: 'verified' as const }),
};
const SENT = { name: 1, email: 1, registration: 1 } as const;

@Injectable()
export class CompanyRegistrationsRepository {
  constructor(@InjectModel(COMPANY) private readonly companies: Model<Company>) {}

  /** @returns false if the company is verified, or gone */
  async send(id: string, registration: Registration): Promise<boolean> {
    const open = { _id: id, 'registration.state': mongoose.trusted({ $ne: 'verified' as const }) };
    const change = { registration, staffVersion: registration.sentAt };
    return (await this.companies.updateOne(open, { $set: change })).matchedCount === 1;
  }

  async byId(id: string): Promise<SentRegistration | undefined> {
    const found = await this.companies.findById(id).select(SENT).lean();
    return found ? toSent(found)[0] : undefined;
  }

  /** The oldest first. */
  async waiting(limit: number): Promise<{ sent: SentRegistration[]; total: number }> {
    const filter = { 'registration.state': 'waiting' } as const;
    const found = await this.companies
      .find(filter)
      .sort({ 'registration.sentAt': 1 })
      .limit(limit)
      .select(SENT)
      .lean();
    return {
      sent: found.flatMap((company) => toSent(company)),
      total: await this.companies.countDocuments(filter),
    };
  }

  /** @returns false if name, registration or decision have changed since they were read */
  async decide(
    { id, name, registration: { state, number, sentAt } }: SentRegistration,
    decision: Required<Pick<Registration, 'state' | 'decidedAt'>> & Pick<Registration, 'reason'>,
    unit: UnitOfWork,
  ): Promise<boolean> {
    const asRead = {
      _id: id,
      name,
      'registration.state': state,
      'registration.number': number,
      'registration.sentAt': sentAt,
    };
    const { reason, ...decided } = decision;
    const change = {
      'registration.state': decided.state,
      'registration.decidedAt': decided.decidedAt,
      ...(reason === undefined ? {} : { 'registration.reason': reason }),
    };
    return (await this.companies.updateOne(asRead, { $set: change }, { session: unit })).matchedCount === 1;
  }

  async verifiedWith(number: string): Promise<SentRegistration | undefined> {
    const filter = { 'registration.number': number, 'registration.state': 'verified' } as const;
    const found = await this.companies.findOne(filter).select(SENT).lean();
    return found ? toSent(found)[0] : undefined;
  }

  async verifiedLike(name: string): Promise<string[]> {
    return this.idsOf({ nameKey: nameKey(name), 'registration.state': 'verified' });
  }

  async verifiedKeys(): Promise<string[]> {
    return this.companies.distinct('nameKey', { 'registration.state': 'verified' });
  }

  /** Claimed companies with these keys that are not verified. */
  async uncheckedLike(nameKeys: readonly string[]): Promise<string[]> {
    return this.idsOf({ ...UNCHECKED, nameKey: mongoose.trusted({ $in: nameKeys }) });
  }

  async uncheckedIds(): Promise<string[]> {
    return this.idsOf(UNCHECKED);
  }

  async filesDecidedBefore(moment: Date): Promise<string[]> {
    const filter = {
      'registration.fileId': mongoose.trusted({ $exists: true }),
      'registration.decidedAt': mongoose.trusted({ $lt: moment }),
    };
    return this.companies.distinct('registration.fileId', filter) as Promise<string[]>;
  }

  async forgetFile(fileId: string): Promise<void> {
    const change = { $unset: { 'registration.fileId': 1 } } as const;
    await this.companies.updateOne({ 'registration.fileId': fileId }, change);
  }

  async certificatesAmong(fileIds: readonly string[]): Promise<string[]> {
    const among = mongoose.trusted({ $in: fileIds });
    return this.companies.distinct('registration.fileId', { 'registration.fileId': among }) as Promise<
      string[]
    >;
  }

  private async idsOf(filter: QueryFilter<Company>): Promise<string[]> {
    const found = await this.companies.find(filter).select({ _id: 1 }).lean();
    return found.map(({ _id }) => _id.toHexString());
  }
}

function toSent({
  _id,
  name,
  email,
  registration,
}: Pick<Company, '_id' | 'name' | 'email' | 'registration'>): SentRegistration[] {
  return registration ? [{ id: _id.toHexString(), name, email, registration }] : [];
}
