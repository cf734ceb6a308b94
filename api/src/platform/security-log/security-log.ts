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

/** Whoever runs the board and its commands: by the name on the machine, with the reason that was given. */
export interface Operator {
  by: string;
  why: string;
}
/** Somebody who did something; who is not signed in is a visitor, a command an operator, timed work the board. */
export type Party = Person | Operator | 'visitor' | 'operator' | 'board';
/** Something that it was done to: an account, one that was only named, or what has an id of its own. */
export type Subject =
  | Person
  | { account: PersonKind; email: string }
  | { application: string }
  | { file: string }
  | { job: string };

/** Who did something to whom or what. A request says where it came from. */
export type Happening = { on?: readonly Subject[] } & (
  | { who: Person | 'visitor'; client: Client | undefined }
  | { who: Operator | 'operator' | 'board'; client?: Client }
);

/** Events that matter to the safety of accounts and of what was entrusted to the board (LOG-1). */
@Injectable()
export class SecurityLog implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SecurityLog.name);
  private readonly writing = new Set<Promise<void>>();

  constructor(
    private readonly events: SecurityLogRepository,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** Writes while the answer goes out; what fails is an error of the log. */
  note(event: SecurityEventName, happening: Happening): void {
    const written = this.events
      .insert(this.eventOf(event, happening))
      .catch((error: unknown) => this.logger.error({ err: error, event }, 'not in the security log'))
      .finally(() => this.writing.delete(written));
    this.writing.add(written);
  }

  /** For what may not happen unless it is written. */
  async write(event: SecurityEventName, happening: Happening): Promise<void> {
    await this.events.insert(this.eventOf(event, happening));
  }

  /** As {@link write}; the second event of an id is none. */
  async writeOnce(id: string, event: SecurityEventName, happening: Happening): Promise<void> {
    await this.events.insertOnce(id, this.eventOf(event, happening));
  }

  about(party: Party | Subject, limit: number): Promise<SecurityEvent[]> {
    return this.events.about(this.nameOf(party), limit);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.writing);
  }

  private eventOf(event: SecurityEventName, { who, on = [], client }: Happening): NewEvent {
    const at = new Date(databaseNow());
    const expiresAt = new Date(at);
    expiresAt.setUTCMonth(at.getUTCMonth() + RETENTION.securityLogMonths);
    const names = on.map((subject) => this.nameOf(subject));
    const given = typeof who === 'object' && 'why' in who ? who : {};
    return { event, at, who: this.nameOf(who), on: names, ...given, ...this.originOf(client), expiresAt };
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

  /** A seeker is named by a fingerprint: of one who was erased nothing is left to be found by. */
  private nameOf(named: Party | Subject): string {
    if (typeof named === 'string') return named;
    if ('email' in named) return `email ~${this.fingerprints.of('email', `${named.account} ${named.email}`)}`;
    if ('application' in named) return `application ${named.application}`;
    if ('why' in named) return 'operator';
    if ('job' in named) return `job ${named.job}`;
    if ('file' in named) return `file ${named.file}`;
    switch (named.kind) {
      case 'seeker':
        return `seeker ~${this.fingerprints.of('seeker', named.id)}`;
      case 'company':
        return `company ${named.id}`;
    }
  }
}
