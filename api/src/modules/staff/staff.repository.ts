import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { AccountsOf } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { MAX_TIME_MS } from '../../platform/database/read-time.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { AccountAddresses } from '../../platform/mail/proven-addresses.js';
import type { PasswordAccount, PasswordAccounts } from '../accounts/accounts.js';
import { StoredAccounts } from '../accounts/stored-accounts.js';
import { type Invitation, STAFF, type StaffMember } from './staff.schema.js';

export type StaffAccount = PasswordAccount & Pick<StaffMember, 'tokenVersion' | 'createdAt'>;

@AccountsOf('staff')
@Injectable()
export class StaffRepository
  extends StoredAccounts
  implements PasswordAccounts<StaffAccount>, AccountAddresses
{
  readonly collection = 'staff';

  constructor(@InjectModel(STAFF) private readonly staff: Model<StaffMember>) {
    super(staff, { email: 'email', version: 'tokenVersion' });
  }

  /** Makes the account, or takes password and tokens from it. */
  async invite(email: string, name: string, invitation: Invitation, unit: UnitOfWork): Promise<string> {
    const now = new Date(databaseNow());
    const { _id } = await this.staff
      .findOneAndUpdate(
        { email },
        {
          $set: { name, invitation },
          $unset: { passwordHash: 1 },
          $inc: { tokenVersion: 1 },
          $setOnInsert: { emailProvenAt: now, createdAt: now },
        },
        { upsert: true, returnDocument: 'after', session: unit },
      )
      .lean()
      .orFail();
    return _id.toHexString();
  }

  async byInvitation(hash: string): Promise<StaffAccount | undefined> {
    const alive = mongoose.trusted({ $gt: new Date(databaseNow()) });
    const found = await this.staff
      .findOne({ 'invitation.hash': hash, 'invitation.expiresAt': alive })
      .maxTimeMS(MAX_TIME_MS)
      .lean();
    return found ? toAccount(found) : undefined;
  }

  /** @returns the token version; undefined if the link was used or replaced meanwhile */
  async redeem(hash: string, passwordHash: string, unit: UnitOfWork): Promise<number | undefined> {
    const redeemed = await this.staff
      .findOneAndUpdate(
        { 'invitation.hash': hash },
        { $set: { passwordHash }, $unset: { invitation: 1 } },
        { returnDocument: 'after', session: unit },
      )
      .lean();
    return redeemed?.tokenVersion;
  }

  async byEmail(email: string): Promise<StaffAccount | undefined> {
    const found = await this.staff.findOne({ email }).maxTimeMS(MAX_TIME_MS).lean();
    return found ? toAccount(found) : undefined;
  }

  async accountById(id: string): Promise<StaffAccount | undefined> {
    const found = await this.staff.findById(id).maxTimeMS(MAX_TIME_MS).lean();
    return found ? toAccount(found) : undefined;
  }

  async all(): Promise<StaffAccount[]> {
    return (await this.staff.find().sort({ createdAt: 1 }).lean()).map(toAccount);
  }

  async remove(id: string): Promise<boolean> {
    return (await this.staff.deleteOne({ _id: id })).deletedCount === 1;
  }
}

function toAccount(member: StaffMember): StaffAccount {
  const { _id, name, email, passwordHash, tokenVersion, createdAt } = member;
  return { id: _id.toHexString(), name, email, passwordHash, isProven: true, tokenVersion, createdAt };
}
