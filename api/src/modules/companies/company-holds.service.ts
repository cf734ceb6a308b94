import { Injectable } from '@nestjs/common';
import type { WaitingFor } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { CompaniesRepository, type CompanyRecord } from './companies.repository.js';
import { CompanyRegistrationsRepository } from './company-registrations.repository.js';
import { employerKeys, isLikeEmployer, nameKey } from '../../platform/contract/input/name-key.js';

/** Which companies `MODERATION` keeps off the lists. An import's company that nobody has claimed waits for nothing. */
@Injectable()
export class CompanyHoldsService {
  constructor(
    private readonly settings: Settings,
    private readonly companies: CompaniesRepository,
    private readonly registrations: CompanyRegistrationsRepository,
  ) {}

  /** Its jobs wait until its e-mail is verified (JOB-15). */
  awaitsProof(company: CompanyRecord | undefined): boolean {
    const isUnclaimed = company !== undefined && company.email === undefined;
    return this.settings.MODERATION !== 'off' && !company?.emailProvenAt && !isUnclaimed;
  }

  /** Its jobs wait until a moderator has checked it (VERIFIED-6, VERIFIED-7). */
  async awaitsCheck({ id, email, name, registration }: CompanyRecord): Promise<boolean> {
    const { MODERATION } = this.settings;
    if (MODERATION === 'off' || email === undefined || registration?.state === 'verified') return false;
    if (MODERATION === 'checked' || isLikeEmployer(name)) return true;
    return (await this.registrations.verifiedLike(name)).some((other) => other !== id);
  }

  async awaitsCheckOnceClaimed(company: CompanyRecord | undefined): Promise<boolean> {
    return company !== undefined && this.awaitsCheck({ ...company, email: '' });
  }

  async waitsFor(company: CompanyRecord | undefined): Promise<WaitingFor[]> {
    const waitsFor: WaitingFor[] = this.awaitsProof(company) ? ['email'] : [];
    if (company && (await this.awaitsCheck(company))) waitsFor.push('company');
    return waitsFor;
  }

  /** All companies whose jobs are not listed. */
  async heldIds(): Promise<string[]> {
    const suspended = await this.companies.suspendedIds();
    const { MODERATION } = this.settings;
    if (MODERATION === 'off') return suspended;
    const unchecked =
      MODERATION === 'checked'
        ? await this.registrations.uncheckedIds()
        : await this.registrations.uncheckedLike([
            ...employerKeys(),
            ...(await this.registrations.verifiedKeys()),
          ]);
    return [...new Set([...suspended, ...(await this.companies.unprovenIds()), ...unchecked])];
  }

  /** Companies whose jobs may be listed or not because one with this name is verified, or no longer. */
  uncheckedNamedLike(name: string): Promise<string[]> {
    return this.registrations.uncheckedLike([nameKey(name)]);
  }
}
