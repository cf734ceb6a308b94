import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { oneOfEach } from '../contract/one-of-each.js';
import type { PersonKind } from '../contract/route/principal.js';

/** Looks up the e-mails of accounts of one kind of person. */
export interface AccountAddresses {
  /** Whether an account has proven the address; undefined if no account has it. */
  isProven(address: string): Promise<boolean | undefined>;
}

export type Standing = 'proven' | 'unproven' | 'unknown';

/** Marks the {@link AccountAddresses} of a kind of person. */
export const KnowsAddressesOf = DiscoveryService.createDecorator<PersonKind>();

@Injectable()
export class ProvenAddresses implements OnModuleInit {
  private known: AccountAddresses[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const found = oneOfEach<PersonKind, AccountAddresses>(
      this.discovery,
      KnowsAddressesOf,
      'KnowsAddressesOf',
    );
    this.known = [...found.values()];
  }

  /** Whether any account has the address, and whether one has proven it. */
  async standing(address: string): Promise<Standing> {
    const answers = await Promise.all(this.known.map((accounts) => accounts.isProven(address)));
    if (answers.includes(true)) return 'proven';
    return answers.includes(false) ? 'unproven' : 'unknown';
  }
}
