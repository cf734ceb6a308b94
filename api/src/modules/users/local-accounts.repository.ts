import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import type { PasswordAccount, PasswordAccounts } from '../accounts/accounts.js';
import { StoredAccounts } from '../accounts/stored-accounts.js';
import { AccountsOf } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { AccountAddresses } from '../../platform/mail/proven-addresses.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { UserContent } from './user.fields.js';
import { USER, type User } from './user.schema.js';

export type LocalAccount = PasswordAccount & Pick<User, 'sub' | 'sessionVersion'>;

const ACCOUNT = {
  signInEmail: 1,
  emailProvenAt: 1,
  newEmail: 1,
  sub: 1,
  firstName: 1,
  passwordHash: 1,
  sessionVersion: 1,
} as const;

@AccountsOf('seeker')
@Injectable()
export class LocalAccountsRepository
  extends StoredAccounts
  implements PasswordAccounts<LocalAccount>, AccountAddresses
{
  readonly collection = 'users';

  constructor(@InjectModel(USER) private readonly users: Model<User>) {
    super(users, { email: 'signInEmail', version: 'sessionVersion' });
  }

  async insert(
    details: UserContent & Pick<User, 'email' | 'passwordHash'>,
    unit?: UnitOfWork,
  ): Promise<LocalAccount | undefined> {
    const _id = new Types.ObjectId();
    const sub = `local_${_id.toHexString()}`;
    const created = new this.users({
      ...details,
      _id,
      sub,
      signInEmail: details.email,
      createdAt: new Date(databaseNow()),
    });
    try {
      await created.save({ session: unit ?? null });
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
    return toAccount(created);
  }

  async byEmail(email: string): Promise<LocalAccount | undefined> {
    const found = await this.users.findOne({ signInEmail: email }).select(ACCOUNT).lean();
    return found ? toAccount(found) : undefined;
  }

  async accountById(id: string): Promise<LocalAccount | undefined> {
    const found = await this.users.findById(id).select(ACCOUNT).lean();
    return found ? toAccount(found) : undefined;
  }
}

function toAccount(user: User): LocalAccount {
  const { _id, sub, firstName: name, signInEmail: email = '', newEmail, passwordHash, sessionVersion } = user;
  const isProven = user.emailProvenAt !== undefined;
  return { id: _id.toHexString(), sub, name, email, newEmail, passwordHash, isProven, sessionVersion };
}
