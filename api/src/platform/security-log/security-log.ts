import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { RETENTION } from '@skybil/shared';
import type { Client } from '../contract/route/client.js';
import type { Person, PersonKind } from '../contract/route/principal.js';
import { databaseNow } from '../database/database-clock.js';
import { originsOf } from '../limits/origins.js';
import { Fingerprints } from './fingerprints.js';
import type { SecurityEventName } from './security-events.js';
import { type NewEvent, SecurityLogRepository } from './security-log.repository.js';
import type { SecurityEvent } from './security-log.schema.js';

/** Who decides, and the reason given: of an operator the user name on the machine, of staff the name of the account. */
export interface Operator {
  by: string;
  why: string;
  /** A member of staff who decides at `/staff`, instead of an operator who runs a command. */
  staff?: { id: string; client: Client };
}
/** A visitor is not signed in, and the board runs scheduled work. */
export type Actor = Person | Operator | 'visitor' | 'operator' | 'board';
export type Subject =
  | Person
  | { account: PersonKind; email: string }
  | { application: string }
  | { file: string }
  | { job: string };

type Details = { on?: readonly Subject[] } & (
  | { who: Person | 'visitor'; client: Client | undefined }
  | { who: Operator | 'operator' | 'board'; client?: Client }
);

/** Logs security events (LOG-1). */
@Injectable()
export class SecurityLog implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SecurityLog.name);
  private readonly writing = new Set<Promise<void>>();

  constructor(
    private readonly events: SecurityLogRepository,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** Writes in the background. A failure is only logged as an error. */
  note(event: SecurityEventName, details: Details): void {
    const written = this.events
      .insert(this.eventOf(event, details))
      .catch((error: unknown) => this.logger.error({ err: error, event }, 'not in the security log'))
      .finally(() => this.writing.delete(written));
    this.writing.add(written);
  }

  /** Writes before returning, for actions that must not happen without a log entry. */
  async write(event: SecurityEventName, details: Details): Promise<void> {
    await this.events.insert(this.eventOf(event, details));
  }

  async writeOnce(id: string, event: SecurityEventName, details: Details): Promise<void> {
    await this.events.insertOnce(id, this.eventOf(event, details));
  }

  about(actor: Actor | Subject, limit: number): Promise<SecurityEvent[]> {
    return this.events.about(this.nameOf(actor), limit);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.writing);
  }

  private eventOf(event: SecurityEventName, { who, on = [], client }: Details): NewEvent {
    const at = new Date(databaseNow());
    const expiresAt = new Date(at);
    expiresAt.setUTCMonth(at.getUTCMonth() + RETENTION.securityLogMonths);
    const names = on.map((subject) => this.nameOf(subject));
    const maker = typeof who === 'object' && 'why' in who ? who : undefined;
    const given = maker && { by: maker.by, why: maker.why };
    const origin = this.originOf(client ?? maker?.staff?.client);
    return { event, at, who: this.nameOf(who), on: names, ...given, ...origin, expiresAt };
  }

  private originOf(client: Client | undefined): Pick<NewEvent, 'address' | 'device' | 'requestId'> {
    if (!client) return {};
    const { requestId, ip, userAgent } = client;
    return {
      requestId,
      address: this.fingerprints.of('address', originsOf(ip)[0].name),
      ...(userAgent ? { device: this.fingerprints.of('device', userAgent) } : {}),
    };
  }

  /** A seeker is named by a fingerprint, so that an erased seeker cannot be identified. */
  private nameOf(named: Actor | Subject): string {
    if (typeof named === 'string') return named;
    if ('email' in named) return `email ~${this.fingerprints.of('email', `${named.account} ${named.email}`)}`;
    if ('application' in named) return `application ${named.application}`;
    if ('why' in named) return named.staff ? this.nameOf({ kind: 'staff', id: named.staff.id }) : 'operator';
    if ('job' in named) return `job ${named.job}`;
    if ('file' in named) return `file ${named.file}`;
    switch (named.kind) {
      case 'seeker':
        return `seeker ~${this.fingerprints.of('seeker', named.id)}`;
      case 'company':
        return `company ${named.id}`;
      case 'staff':
        return `staff ${named.id}`;
    }
  }
}
