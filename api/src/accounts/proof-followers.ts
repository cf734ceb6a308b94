import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { oneOfEach } from '../contract/one-of-each.js';
import type { Person, PersonKind } from '../contract/route/principal.js';
import type { UnitOfWork } from '../database/transactions.js';

/** A link in a mail proves who made the account; a reset code only who owns the e-mail, somebody else perhaps. */
export type ProofBy = 'link' | 'reset';

/** Does what follows in a higher module when an e-mail is proven. */
export interface ProofFollower {
  /** Part of the same change. */
  proven(id: string, by: ProofBy, unit: UnitOfWork): Promise<void>;
  /** Once that is stored. */
  stored(id: string, by: ProofBy): Promise<void>;
}

/** Marks the {@link ProofFollower} of a kind of person; there need not be one. */
export const FollowsProofOf = DiscoveryService.createDecorator<PersonKind>();

@Injectable()
export class ProofFollowers implements OnModuleInit {
  private known = new Map<PersonKind, ProofFollower>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.known = oneOfEach<PersonKind, ProofFollower>(this.discovery, FollowsProofOf, 'FollowsProofOf');
  }

  async proven({ kind, id }: Person, by: ProofBy, unit: UnitOfWork): Promise<void> {
    await this.known.get(kind)?.proven(id, by, unit);
  }

  async stored({ kind, id }: Person, by: ProofBy): Promise<void> {
    await this.known.get(kind)?.stored(id, by);
  }
}
