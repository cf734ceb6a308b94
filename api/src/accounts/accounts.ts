import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '../database/transactions.js';

export type AccountKind = 'company' | 'seeker';

/** An account that signs in with e-mail and password. */
export interface PasswordAccount {
  id: string;
  name: string;
  /** Absent when the owner has not set one yet. */
  passwordHash?: string;
}

/** How the owner of a kind of account finds and changes them. */
export interface PasswordAccounts {
  byEmail(email: string): Promise<PasswordAccount | undefined>;
  /** Stores a stronger hash of the same password, unless it has changed meanwhile. */
  rehash(id: string, oldHash: string, newHash: string): Promise<void>;
  /** Stores a new password and ends every earlier session. */
  resetPassword(id: string, passwordHash: string, unit: UnitOfWork): Promise<void>;
}

/** The modules that own accounts put themselves here at start. */
@Injectable()
export class Accounts {
  private readonly owners = new Map<AccountKind, PasswordAccounts>();

  register(kind: AccountKind, owner: PasswordAccounts): void {
    this.owners.set(kind, owner);
  }

  of(kind: AccountKind): PasswordAccounts {
    const owner = this.owners.get(kind);
    if (!owner) throw new Error(`no module owns ${kind} accounts`);
    return owner;
  }
}

/** The name under which failures and codes of an account are counted. */
export function accountKey(kind: AccountKind, email: string): string {
  return `${kind} ${email}`;
}
