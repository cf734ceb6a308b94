import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { SecurityLog, type Subject } from '../../platform/security-log/security-log.js';
import { FraudWarningsService } from '../fraud-warnings/fraud-warnings.service.js';
import type { Order } from './order.js';

interface Suspect {
  about: 'job' | 'company';
  id: string;
  on: readonly Subject[];
}

/** Orders the warning of the applicants of a job or a company that is fraud (WARN-1). */
@Injectable()
export class ApplicantWarningsService {
  constructor(
    private readonly warnings: FraudWarningsService,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Call it before the job is hidden, so that a process that ends in between warns rather than forgets.
   * @returns a sentence to add, empty unless the order names fraud
   */
  async warn({ about, id, on }: Suspect, { isFraud, dryRun, by, why, staff }: Order): Promise<string> {
    if (!isFraud) return '';
    const whom = `its applicants of the last ${LIMITS.fraudWarningDays} days`;
    if (dryRun) return ` Would warn ${whom}.`;
    await this.log.write('fraud-warned', { who: { by, why, staff }, on });
    await this.warnings.order(about, id);
    return ` The board warns ${whom}.`;
  }

  cancel(id: string): Promise<void> {
    return this.warnings.cancel(id);
  }
}
