import { Injectable } from '@nestjs/common';
import type { PersonKind } from '../../platform/contract/route/principal.js';
import { networkOf } from '../../platform/limits/network-share.js';
import { Fingerprints } from '../../platform/security-log/fingerprints.js';
import { accountKey } from '../accounts/accounts.js';
import { KnownDevices } from '../accounts/known-devices.js';
import type { Visitor } from '../accounts/visitor.js';
import type { UserRecord } from '../users/user.record.js';
import type { OpenReport } from './report.record.js';

export interface Reporter extends OpenReport {
  /** All names of the reporter in stored reports. */
  names: readonly string[];
}

/**
 * Who reports a job. A person is an account, by its session or by the cookie of a device on which it signed in, so that
 * one account on many devices is one person. Without either the network is stored.
 */
@Injectable()
export class ReportersService {
  constructor(
    private readonly devices: KnownDevices,
    private readonly fingerprints: Fingerprints,
  ) {}

  of(visitor: Visitor, user: UserRecord | undefined): Reporter {
    const network = this.fingerprints.of('network', networkOf(visitor.ip));
    if (user) {
      // a hosted profile may have no e-mail yet
      const names = user.email ? this.namesOf('seeker', [user.email]) : [];
      const reporter = names[0] ?? this.fingerprints.of('seeker', user.id);
      return { by: 'account', reporter, names, network };
    }
    const account = this.devices.lastAccount(visitor);
    const reporter = account ?? network;
    return { by: account ? 'device' : 'network', reporter, names: [reporter], network };
  }

  /** The names of an account in reports from its devices. */
  namesOf(kind: PersonKind, emails: readonly string[]): string[] {
    return emails.flatMap((email) => this.devices.fingerprints(accountKey(kind, email)));
  }
}
