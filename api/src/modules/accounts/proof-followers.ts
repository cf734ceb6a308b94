import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Person, PersonKind } from '../../platform/contract/route/principal.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';

/** A link proves who made the account. A reset proves who owns the e-mail: somebody else may have made the account. */
export type ProofBy = 'link' | 'reset';

export interface ProofFollower {
  /** In the same transaction. */
  proven(id: string, by: ProofBy, unit: UnitOfWork): Promise<void>;
  /** After the commit. */
  stored?(id: string, by: ProofBy): Promise<void>;
}

export const FollowsProofOf = DiscoveryService.createDecorator<PersonKind>();

@Injectable()
export class ProofFollowers implements OnModuleInit {
  private known: { kind: PersonKind; follower: ProofFollower }[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.known = this.discovery.getProviders({ metadataKey: FollowsProofOf.KEY }).map((wrapper) => ({
      kind: this.discovery.getMetadataByDecorator(FollowsProofOf, wrapper) as PersonKind,
      follower: wrapper.instance as ProofFollower,
    }));
  }

  async proven({ kind, id }: Person, by: ProofBy, unit: UnitOfWork): Promise<void> {
    for (const follower of this.of(kind)) await follower.proven(id, by, unit);
  }

  async stored({ kind, id }: Person, by: ProofBy): Promise<void> {
    for (const follower of this.of(kind)) await follower.stored?.(id, by);
  }

  private of(wanted: PersonKind): ProofFollower[] {
    return this.known.filter(({ kind }) => kind === wanted).map(({ follower }) => follower);
  }
}
