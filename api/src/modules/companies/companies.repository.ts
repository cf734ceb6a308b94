import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AnswerRate } from '@skybil/shared';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { AccountsOf } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { PasswordAccount, PasswordAccounts } from '../accounts/accounts.js';
import { StoredAccounts } from '../accounts/stored-accounts.js';
import { containing } from '../../platform/database/literal-text.js';
import { countByWeek, type WeeklyCounts } from '../../platform/database/weekly-counts.js';
import type { AccountAddresses } from '../../platform/mail/proven-addresses.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { MAX_TIME_MS } from '../../platform/database/read-time.js';
import { pick, projection } from '../../platform/database/stored-fields.js';
import {
  type CompanyContent,
  type CompanyFacts,
  CONTENT_FIELDS,
  FACT_FIELDS,
  storedName,
} from './company.fields.js';
import { COMPANY, type Company } from './company.schema.js';
import type { Registration } from './registration.js';

export interface CompanyRecord extends CompanyContent, CompanyFacts {
  id: string;
  email?: string;
  emailProvenAt?: Date;
  newEmail?: string;
  newEmailAt?: Date;
  formerEmails?: string[];
  logoFileId?: string;
  suspended?: string;
  registration?: Registration;
  /** False if switched off. */
  applicantMails?: boolean;
}

/** What the public page of a company adds. */
export interface ShownCompanyRecord extends CompanyRecord {
  createdAt: Date;
  answerRate?: AnswerRate;
}

export type CompanyAccount = CompanyRecord & PasswordAccount & Pick<Company, 'tokenVersion'>;

export type ModeratedCompany = CompanyRecord & Pick<Company, 'createdAt' | 'staffVersion'>;

export interface NewCompany extends CompanyContent {
  email?: string;
  passwordHash?: string;
  logoFileId?: string;
}

const RECORD_FIELDS = [
  ...CONTENT_FIELDS,
  ...FACT_FIELDS,
  'email',
  'emailProvenAt',
  'newEmail',
  'newEmailAt',
  'formerEmails',
  'logoFileId',
  'suspended',
  'registration',
  'applicantMails',
] as const;
const RECORD = projection(RECORD_FIELDS);
const ACCOUNT = { ...RECORD, passwordHash: 1, tokenVersion: 1 } as const;
const SHOWN = { ...RECORD, createdAt: 1, answerRate: 1 } as const;
const present = () => mongoose.trusted({ $exists: true });
const absent = () => mongoose.trusted({ $exists: false });

@AccountsOf('company')
@Injectable()
export class CompaniesRepository
  extends StoredAccounts
  implements PasswordAccounts<CompanyAccount>, AccountAddresses
{
  readonly collection = 'companies';

  constructor(@InjectModel(COMPANY) private readonly companies: Model<Company>) {
    super(companies, { email: 'email', version: 'tokenVersion' });
  }

  async insert(company: NewCompany, unit?: UnitOfWork): Promise<string | undefined> {
    try {
      const created = new this.companies({
        ...company,
        ...storedName(company.name),
        tokenVersion: 0,
        createdAt: new Date(databaseNow()),
      });
      await created.save({ session: unit ?? null });
      return created._id.toHexString();
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  async isEmpty(): Promise<boolean> {
    return (await this.companies.exists({})) === null;
  }

  async byId(id: string): Promise<CompanyRecord | undefined> {
    const found = await this.companies.findById(id).select(RECORD).lean();
    return found ? toRecord(found) : undefined;
  }

  async shownById(id: string): Promise<ShownCompanyRecord | undefined> {
    const found = await this.companies.findById(id).select(SHOWN).lean();
    return found ? { ...toRecord(found), ...pick(found, ['createdAt', 'answerRate']) } : undefined;
  }

  async matching(text: string, limit: number): Promise<CompanyRecord[]> {
    const found = await this.companies
      .find({ $or: [{ name: containing(text) }, { email: containing(text) }] })
      .sort({ createdAt: -1 })
      .limit(limit)
      .select(RECORD)
      .lean();
    return found.map(toRecord);
  }

  countByWeek(weeks: number): Promise<WeeklyCounts> {
    return countByWeek(this.companies, 'createdAt', weeks, { email: { $exists: true } });
  }

  async accountById(id: string): Promise<CompanyAccount | undefined> {
    const found = await this.companies.findById(id).select(ACCOUNT).lean();
    return found ? toAccount(found) : undefined;
  }

  async byIds(ids: readonly string[]): Promise<CompanyRecord[]> {
    const found = await this.companies
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .select(RECORD)
      .lean();
    return found.map(toRecord);
  }

  async byEmail(email: string): Promise<CompanyAccount | undefined> {
    const found = await this.companies.findOne({ email }).select(ACCOUNT).lean();
    return found ? toAccount(found) : undefined;
  }

  async tokenVersion(id: string): Promise<number | undefined> {
    const found = await this.companies.findById(id).select({ tokenVersion: 1 }).maxTimeMS(MAX_TIME_MS).lean();
    return found?.tokenVersion;
  }

  async unprovenIds(): Promise<string[]> {
    return this.idsOf({ email: present(), emailProvenAt: absent() });
  }

  /** Conflicts with an erasure or a new name at the same moment. @returns the company's name */
  async notePost(id: string, unit: UnitOfWork): Promise<string | undefined> {
    const noted = await this.companies
      .findByIdAndUpdate(id, { $inc: { posts: 1 } }, { session: unit })
      .select({ name: 1 })
      .lean();
    return noted?.name;
  }

  /** @returns false if the company is gone, or has another e-mail by now */
  async erase({ id, email }: CompanyRecord, unit: UnitOfWork): Promise<boolean> {
    const same = { _id: id, email: email ?? absent() };
    return (await this.companies.deleteOne(same, { session: unit })).deletedCount === 1;
  }

  async update(
    id: string,
    change: Partial<CompanyContent> & CompanyFacts & { logoFileId?: string },
    unit?: UnitOfWork,
  ): Promise<void> {
    const named = change.name === undefined ? {} : storedName(change.name);
    if (change.name !== undefined) await this.forgetVerified(id, change.name, unit);
    await this.companies.updateOne({ _id: id }, { $set: { ...change, ...named } }, { session: unit });
  }

  /** A moderator has compared another name with the register (VERIFIED-4). */
  private async forgetVerified(id: string, newName: string, unit?: UnitOfWork): Promise<void> {
    const renamed = {
      _id: id,
      name: mongoose.trusted({ $ne: newName }),
      'registration.state': 'verified',
    } as const;
    await this.companies.updateOne(renamed, { $unset: { registration: 1 } }, { session: unit });
  }

  async unclaimedNamed(name: string): Promise<CompanyRecord | undefined> {
    const found = await this.companies
      .findOne({ nameLower: storedName(name).nameLower, email: absent() })
      .select(RECORD)
      .lean();
    return found ? toRecord(found) : undefined;
  }

  async claimedAmong(ids: readonly string[]): Promise<string[]> {
    return this.idsOf({ _id: mongoose.trusted({ $in: ids }), email: present() });
  }

  async claim(
    id: string,
    email: string,
    unit: UnitOfWork,
  ): Promise<'claimed' | 'not-claimable' | 'email-taken'> {
    try {
      const result = await this.companies.updateOne(
        { _id: id, email: absent() },
        // The operator's word counts as the proof.
        { $set: { email, emailProvenAt: new Date(databaseNow()) } },
        { session: unit },
      );
      return result.matchedCount === 1 ? 'claimed' : 'not-claimable';
    } catch (error) {
      if (isDuplicateKey(error)) return 'email-taken';
      throw error;
    }
  }

  /** @param reason undefined lifts the suspension */
  async setSuspended(id: string, reason: string | undefined): Promise<boolean> {
    const change = reason === undefined ? { $unset: { suspended: 1 } } : { $set: { suspended: reason } };
    return (await this.companies.updateOne({ _id: id }, change)).matchedCount === 1;
  }

  async moderated(ids: readonly string[]): Promise<ModeratedCompany[]> {
    const found = await this.companies
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .select({ ...RECORD, createdAt: 1, staffVersion: 1 })
      .lean();
    return found.map((company) => ({
      ...toRecord(company),
      ...pick(company, ['createdAt', 'staffVersion']),
    }));
  }

  /** @returns false if staff decided about the company since, or it sent its registration */
  async takeVersion(id: string, staffVersion: Date | undefined): Promise<boolean> {
    const claimed = await this.companies.updateOne(
      { _id: id, staffVersion: staffVersion ?? absent() },
      { $set: { staffVersion: new Date(databaseNow()) } },
    );
    return claimed.matchedCount === 1;
  }

  async suspendedIds(among?: readonly string[]): Promise<string[]> {
    const ids = among ? { _id: mongoose.trusted({ $in: among }) } : {};
    return this.idsOf({ suspended: present(), ...ids });
  }

  /** Removes the rate of every other company. Writes nothing that is the same already. */
  async setAnswerRates(rates: ReadonlyMap<string, AnswerRate>): Promise<void> {
    const rated = await this.idsOf({ answerRate: present() });
    const writes = [
      ...[...rates].map(([id, answerRate]) => ({
        filter: { _id: id, answerRate: mongoose.trusted({ $ne: answerRate }) },
        update: { $set: { answerRate } },
      })),
      ...rated
        .filter((id) => !rates.has(id))
        .map((id) => ({ filter: { _id: id }, update: { $unset: { answerRate: 1 as const } } })),
    ];
    await this.companies.bulkWrite(
      writes.map((updateOne) => ({ updateOne })),
      { ordered: false },
    );
  }

  async logosAmong(fileIds: readonly string[]): Promise<string[]> {
    return this.companies.distinct('logoFileId', {
      logoFileId: mongoose.trusted({ $in: fileIds }),
    }) as Promise<string[]>;
  }

  private async idsOf(filter: QueryFilter<Company>): Promise<string[]> {
    const found = await this.companies.find(filter).select({ _id: 1 }).lean();
    return found.map(({ _id }) => _id.toHexString());
  }
}

function toAccount(company: Company): CompanyAccount {
  const { email = '', passwordHash, tokenVersion } = company;
  const isProven = company.emailProvenAt !== undefined;
  return { ...toRecord(company), email, passwordHash, isProven, tokenVersion };
}

function toRecord(company: Company): CompanyRecord {
  return { id: company._id.toHexString(), ...pick(company, RECORD_FIELDS) };
}
