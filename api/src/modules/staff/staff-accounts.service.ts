import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS, STAFF_PAGE } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { type StaffAccount, StaffRepository } from './staff.repository.js';

export type { StaffAccount };

const SECRET_BYTES = 32;
const LINK_MS = LIMITS.staffLinkHours * 3_600_000;

/** The operator adds and removes staff (STAFF-2, STAFF-3). */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  all(): Promise<StaffAccount[]> {
    return this.staff.all();
  }

  byEmail(email: string): Promise<StaffAccount | undefined> {
    return this.staff.byEmail(email);
  }

  byId(id: string): Promise<StaffAccount | undefined> {
    return this.staff.accountById(id);
  }

  /**
   * Also for somebody who lost the password, the app or the link: until the new link is used, nothing else works.
   * @returns the link, which is stored nowhere
   */
  async invite(email: string, name: string): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const invitation = { hash: hashOf(secret), expiresAt: new Date(databaseNow() + LINK_MS) };
    const id = await this.transactions.run((unit) => this.staff.invite(email, name, invitation, unit));
    await this.sessions.endSessions({ kind: 'staff', id });
    // Browsers do not send the part after '#', so no server logs it.
    return `${this.settings.PUBLIC_URL}${STAFF_PAGE}#${secret}`;
  }

  async remove(id: string): Promise<void> {
    await this.staff.remove(id);
    const person = { kind: 'staff', id } as const;
    await this.sessions.endSessions(person);
    await this.secondFactor.forget(person);
  }
}

/** A fast hash is safe for 32 random bytes. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
