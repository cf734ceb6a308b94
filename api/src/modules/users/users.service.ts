import { Injectable } from '@nestjs/common';
import { MESSAGES, RETENTION } from '@skybil/shared';
import type { SeekerClaims } from '../accounts/seeker-tokens.service.js';
import { EmailProofListeners } from '../accounts/email-proof-listeners.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { newEmailOf } from '../accounts/stored-accounts.js';
import { Settings } from '../../platform/config/settings.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { FilesService } from '../../platform/files/files.service.js';
import { pick } from '../../platform/database/stored-fields.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Fingerprints } from '../../platform/security-log/fingerprints.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import type { WeeklyCounts } from '../../platform/database/weekly-counts.js';
import type { UserDto } from './dto/user.dto.js';
import { ProviderProfilesService } from './provider-profiles.service.js';
import { CONTENT_FIELDS, type ContentField } from './user.fields.js';
import type { UserRecord } from './user.record.js';
import { type Profile, type SessionUser, UsersRepository } from './users.repository.js';

const PROFILE_RETRY_MS = 60_000;
/** Longer than the life of a session token and the difference of clocks. */
const ERASED_SUB_MS = RETENTION.erasedSubHours * 3_600_000;
/** As long as the provider may repeat its messages. */
const DELETED_SUB_MS = RETENTION.deletedSubDays * 24 * 3_600_000;
export interface Applicant {
  resumeFileId: string | undefined;
  isProven: boolean;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly profiles: ProviderProfilesService,
    private readonly files: FilesService,
    private readonly settings: Settings,
    private readonly log: SecurityLog,
    private readonly sessions: SessionsService,
    private readonly fingerprints: Fingerprints,
    private readonly transactions: Transactions,
    private readonly proofListeners: EmailProofListeners,
  ) {}

  /** With Clerk the first call makes the user (PERSON-2). */
  async idOfSession(claims: SeekerClaims): Promise<string | undefined> {
    if (this.settings.AUTH_MODE === 'local') return this.idOfOwnSession(claims);
    const [known, isEnded] = await Promise.all([
      this.users.sessionUser(claims.sub),
      this.sessions.isEnded(claims.sessionId),
    ]);
    if (isEnded) return undefined;
    if (known && !isProfileDue(known)) return known.id;
    if (!known && !(await this.createForSub(claims.sub))) return undefined;
    await this.completeProfile(claims.sub);
    return known?.id ?? (await this.users.sessionUser(claims.sub))?.id;
  }

  async self(userId: string): Promise<UserDto> {
    const user = await this.find(userId);
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    return user;
  }

  async find(userId: string): Promise<UserDto | undefined> {
    const user = await this.users.byId(userId);
    return user && this.toDto(user);
  }

  async applicant(userId: string): Promise<Applicant> {
    return this.toApplicant(await this.users.byId(userId));
  }

  async lock(caller: Principal, unit: UnitOfWork): Promise<Applicant> {
    const user = await this.users.lock(caller.id, unit);
    if (!(await this.sessions.isLive(caller, unit)))
      throw new AppError('unauthorized', MESSAGES.notAuthorized);
    return this.toApplicant(user);
  }

  async byIds(ids: readonly string[]): Promise<Map<string, UserRecord>> {
    const found = await this.users.byIds([...new Set(ids)]);
    return new Map(found.map((user) => [user.id, user]));
  }

  namedAmong(ids: readonly string[], text: string): Promise<string[]> {
    return this.users.namedAmong(ids, text);
  }

  /** By id. Erased users are missing. */
  namesOf(ids: readonly string[]): Promise<Map<string, Named>> {
    return this.users.namesOf(ids);
  }

  imageOf(user: UserRecord): string {
    return user.imageUrl ?? this.files.initialsUrl(nameOf(user));
  }

  /** E-mails of a hosted provider count as proven unless it says otherwise. */
  isProven({
    emailProvenAt,
    emailUnverified,
  }: Pick<UserRecord, 'emailProvenAt' | 'emailUnverified'>): boolean {
    return this.settings.AUTH_MODE === 'clerk' ? !emailUnverified : emailProvenAt !== undefined;
  }

  /** PERSON-2 */
  async storeNewProfile(sub: string, profile: Profile): Promise<void> {
    if (await this.createForSub(sub)) await this.storeProfile(sub, profile);
  }

  async storeProfile(sub: string, profile: Profile): Promise<void> {
    const before = await this.storeAndFollow(sub, profile);
    if (before && before.email !== profile.email)
      this.log.note('email-changed', { who: 'board', on: [{ kind: 'seeker', id: before.id }] });
  }

  /** PRIVACY-3 */
  async markDeleted(sub: string): Promise<void> {
    await this.users.markErased(this.markOf(sub), new Date(databaseNow() + DELETED_SUB_MS));
  }

  matching(text: string, limit: number): Promise<UserRecord[]> {
    return this.users.matching(text, limit);
  }

  countByWeek(weeks: number): Promise<WeeklyCounts> {
    return this.users.countByWeek(weeks);
  }

  bySub(sub: string): Promise<UserRecord | undefined> {
    return this.users.bySub(sub);
  }

  byId(userId: string): Promise<UserRecord | undefined> {
    return this.users.byId(userId);
  }

  erase(user: UserRecord, unit: UnitOfWork): Promise<boolean> {
    return this.users.erase(user, this.markOf(user.sub), new Date(databaseNow() + ERASED_SUB_MS), unit);
  }

  private async idOfOwnSession({ sub, sessionId, version }: SeekerClaims): Promise<string | undefined> {
    const [user, owner] = await Promise.all([this.users.sessionUser(sub), this.sessions.ownerOf(sessionId)]);
    if (!user || user.sessionVersion !== version) return undefined;
    return owner?.kind === 'seeker' && owner.id === user.id ? user.id : undefined;
  }

  private toApplicant(user: UserRecord | undefined): Applicant {
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    return { resumeFileId: user.resumeFileId, isProven: this.isProven(user) };
  }

  /** Follows up the proof when the profile says for the first time that the e-mail is verified. */
  private async storeAndFollow(sub: string, profile: Profile): Promise<UserRecord | undefined> {
    const stored = await this.transactions.run(async (unit) => {
      const before = await this.users.storeProfile(sub, profile, unit);
      const isFirst = before?.emailUnverified === true && !profile.emailUnverified;
      if (isFirst) await this.proofListeners.onEmailProven({ kind: 'seeker', id: before.id }, 'link', unit);
      return { before, isFirst };
    });
    if (stored.isFirst && stored.before)
      await this.proofListeners.afterEmailProven({ kind: 'seeker', id: stored.before.id }, 'link');
    return stored.before;
  }

  private async completeProfile(sub: string): Promise<void> {
    const profile = await this.profiles.fetch(sub);
    if (profile) await this.storeAndFollow(sub, profile);
    else await this.users.postponeProfile(sub);
  }

  private createForSub(sub: string): Promise<boolean> {
    return this.transactions.run((unit) => this.users.createForSub(sub, this.markOf(sub), unit));
  }

  private markOf(sub: string): string {
    return this.fingerprints.of('sub', sub);
  }

  private async toDto(user: UserRecord): Promise<UserDto> {
    // The type makes a forgotten field a compile error.
    const content: Pick<UserDto, ContentField> = pick(user, CONTENT_FIELDS);
    const { resumeFileId } = user;
    const file = resumeFileId ? await this.files.describe(resumeFileId) : undefined;
    return {
      _id: user.id,
      ...content,
      name: nameOf(user),
      email: user.email,
      emailProven: this.isProven(user),
      newEmail: newEmailOf(user),
      phone: user.phone,
      phoneShared: user.phoneShared === true,
      receipts: user.receipts !== false,
      image: this.imageOf(user),
      resume: resumeFileId ? this.files.pdfLink(resumeFileId, { kind: 'seeker', id: user.id }) : '',
      ...(file && {
        resumeBytes: file.size,
        resumeName: file.name,
        resumeDate: file.createdAt.toISOString(),
      }),
    };
  }
}

export type Named = Pick<UserRecord, 'firstName' | 'lastName'>;

export function nameOf({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

function isProfileDue({ profilePendingSince: since }: SessionUser): boolean {
  return since !== undefined && databaseNow() - since.getTime() > PROFILE_RETRY_MS;
}
