import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  ListensToEmailProof,
  type ProofBy,
  type EmailProofListener,
} from '../accounts/email-proof-listeners.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { Settings } from '../../platform/config/settings.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { ApplicationsRepository } from './applications.repository.js';

/** With `MODERATION=on`, an application is held until the seeker's e-mail is verified (APPLY-21). */
@ListensToEmailProof('seeker')
@Injectable()
export class HeldApplicationsService implements EmailProofListener, OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    private readonly applications: ApplicationsRepository,
    private readonly changes: BoardChanges,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.MODERATION !== 'off') return;
    if (await this.applications.releaseAll()) this.changes.notify('applications');
  }

  /** A code proves who owns the e-mail, but not who applied: a stranger may have sent the held applications. */
  async onEmailProven(userId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'link') await this.applications.release(userId, unit);
    else await this.applications.eraseHeld(userId, unit);
  }

  afterEmailProven(): Promise<void> {
    this.changes.notify('applications');
    return Promise.resolve();
  }
}
