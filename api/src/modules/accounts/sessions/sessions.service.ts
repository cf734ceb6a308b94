import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@skybil/shared';
import { Settings } from '../../../platform/config/settings.js';
import type { Client } from '../../../platform/contract/route/client.js';
import type { Person, Principal } from '../../../platform/contract/route/principal.js';
import { databaseNow } from '../../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../../platform/database/transactions.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SecurityLog } from '../../../platform/security-log/security-log.js';
import { Accounts } from '../accounts.js';
import { MailedLinksService } from '../mailed-links.service.js';
import type { SessionDto } from './session.dto.js';
import { expiryOf, isUseDue } from './session.policy.js';
import type { Session } from './session.record.js';
import { SessionsRepository } from './sessions.repository.js';

const DAY_MS = 24 * 60 * 60_000;
/** Longer than a session of the hosted provider, which lasts seven days by default. */
const PROVIDER_SESSION_MS = 30 * DAY_MS;

/** A token is valid only while its session is stored (SIGN-9). */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);
  private readonly noting = new Set<string>();

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: Accounts,
    private readonly mailedLinks: MailedLinksService,
    private readonly settings: Settings,
    private readonly log: SecurityLog,
  ) {}

  async begin(person: Person, device: string, remembered = false): Promise<string> {
    const now = new Date(databaseNow());
    const begun = { kind: person.kind, accountId: person.id, createdAt: now, lastUsedAt: now, remembered };
    const _id = `sess_${randomUUID()}`;
    await this.sessions.insert({ _id, ...begun, device, expiresAt: expiryOf(begun) });
    await this.sessions.endOldest(person, LIMITS.sessionsOfAccount);
    return _id;
  }

  async ownerOf(id: string): Promise<Person | undefined> {
    const session = await this.sessions.byId(id);
    if (!session || session.ended || session.expiresAt.getTime() <= databaseNow()) return undefined;
    if (isUseDue(session)) this.noteUse(session);
    return { kind: session.kind, id: session.accountId };
  }

  async isEnded(id: string): Promise<boolean> {
    return (await this.sessions.byId(id))?.ended === true;
  }

  async isLive({ kind, id, session }: Principal, unit: UnitOfWork): Promise<boolean> {
    const found = await this.sessions.byId(session, unit);
    if (kind === 'seeker' && this.settings.AUTH_MODE === 'clerk') return !found?.ended;
    return found?.kind === kind && found.accountId === id;
  }

  async list({ session: current, ...person }: Principal): Promise<SessionDto[]> {
    const found = await this.sessions.ofPerson(person);
    return found.map(({ _id, device, createdAt, lastUsedAt }) => ({
      _id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: _id === current,
    }));
  }

  async signOut({ session, ...person }: Principal, client: Client): Promise<void> {
    if (person.kind === 'seeker' && this.settings.AUTH_MODE === 'clerk') {
      const now = new Date(databaseNow());
      await this.sessions.storeEnded({
        _id: session,
        kind: person.kind,
        accountId: person.id,
        device: '-',
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + PROVIDER_SESSION_MS),
        remembered: false,
        ended: true,
      });
    } else await this.sessions.end(person, session);
    this.log.note('session-ended', { who: person, client });
  }

  async end(person: Person, id: string, client: Client): Promise<void> {
    const ended = await this.sessions.end(person, id);
    if (!ended) throw new AppError('not_found', MESSAGES.sessionNotFound);
    this.log.note('session-ended', { who: person, client });
  }

  async signOutEverywhere({ kind, id }: Principal, client: Client): Promise<void> {
    await this.accounts.of(kind).raiseVersion(id);
    this.log.note('sessions-ended', { who: { kind, id }, client });
    await this.endAll({ kind, id });
  }

  async endOthers({ session, ...person }: Principal, client: Client): Promise<void> {
    await this.endAll(person, { except: session });
    this.log.note('sessions-ended', { who: person, client });
  }

  /** Also ends all mailed codes and links of the account (SIGN-31). */
  async endAll(person: Person, { except, unit }: { except?: string; unit?: UnitOfWork } = {}): Promise<void> {
    await this.mailedLinks.revoke(person, { unit });
    await this.endSessions(person, { except, unit });
  }

  async endSessions(
    person: Person,
    { except, unit }: { except?: string; unit?: UnitOfWork } = {},
  ): Promise<void> {
    await this.sessions.endAll(person, except, unit);
  }

  /** Runs in the background. If it fails, the next use is written instead. */
  private noteUse(session: Session): void {
    const id = session._id;
    if (this.noting.has(id)) return;
    this.noting.add(id);
    const lastUsedAt = new Date(databaseNow());
    this.sessions
      .noteUse(id, lastUsedAt, expiryOf({ ...session, lastUsedAt }))
      .catch((error: unknown) =>
        this.logger.warn(`a use was not noted: ${error instanceof Error ? error.name : 'unknown'}`),
      )
      .finally(() => this.noting.delete(id));
  }
}
