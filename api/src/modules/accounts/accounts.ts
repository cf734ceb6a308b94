import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { oneOfEach } from '../../platform/contract/one-of-each.js';
import type { PersonKind } from '../../platform/contract/route/principal.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';

/** An account that signs in with e-mail and password. */
export interface PasswordAccount {
  id: string;
  name: string;
  email: string;
  /** Absent when the owner has not set one yet. */
  passwordHash?: string;
  /** Whether somebody proved to read mail at the account's e-mail. */
  isProven: boolean;
}

export interface AccountEmail {
  email: string;
  isProven: boolean;
  /** Whether this e-mail was proven, or the one that the operator changed. */
  wasProven: boolean;
}

/** How the accounts of a kind of person are found and changed. */
export interface PasswordAccounts<Account extends PasswordAccount = PasswordAccount> {
  /** Where they are stored. */
  readonly collection: string;
  byEmail(email: string): Promise<Account | undefined>;
  accountById(id: string): Promise<Account | undefined>;
  /** Marks the e-mail as proven. @returns what it was before; undefined when the account is gone */
  prove(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined>;
  /** Gives the account another e-mail, which nobody proved, and ends every earlier token. @returns what happened */
  changeEmail(id: string, email: string, unit: UnitOfWork): Promise<'changed' | 'taken' | 'gone'>;
  /** Erases the account itself, unless its e-mail is proven. @returns what it was; undefined when it is gone */
  eraseUnproven(id: string, unit: UnitOfWork): Promise<AccountEmail | undefined>;
  /** Stores a stronger hash of the same password, unless it has changed meanwhile. */
  rehash(id: string, oldHash: string, newHash: string): Promise<void>;
  /**
   * Stores a new password, unless the old one is not `oldHash` any more, and ends every earlier token.
   * @returns the version that tokens carry from now on
   */
  setPassword(
    id: string,
    passwordHash: string,
    unit: UnitOfWork,
    oldHash?: string,
  ): Promise<number | undefined>;
}

/** Marks the {@link PasswordAccounts} of a kind of person. */
export const AccountsOf = DiscoveryService.createDecorator<PersonKind>();

/** The accounts of each kind of person. */
@Injectable()
export class Accounts implements OnModuleInit {
  private known = new Map<PersonKind, PasswordAccounts>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.known = oneOfEach<PersonKind, PasswordAccounts>(this.discovery, AccountsOf, 'AccountsOf');
  }

  of(kind: PersonKind): PasswordAccounts {
    const accounts = this.known.get(kind);
    if (!accounts) throw new Error(`No class is @AccountsOf('${kind}')`);
    return accounts;
  }
}

/** The name under which failures and codes of an account are counted. */
export function accountKey(kind: PersonKind, email: string): string {
  return `${kind} ${email}`;
}
