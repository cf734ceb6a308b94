import { Injectable } from '@nestjs/common';
import { MESSAGES, RETENTION } from '@skybil/shared';
import { LRUCache } from 'lru-cache';
import type { SeekerClaims } from '../../accounts/seeker-tokens.service.js';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { atMost } from '../../answers/at-most.js';
import { askedTogether } from '../../answers/together.js';
import { BoardChanges } from '../../answers/board-changes.js';
import { KeptRows } from '../../answers/kept-rows.js';
import { Settings } from '../../config/settings.js';
import { FilesService } from '../../files/files.service.js';
import type { Upload } from '../../contract/route/takes.decorator.js';
import { pick } from '../../database/stored-fields.js';
import { AppError } from '../../errors/app-error.js';
import { Fingerprints } from '../../security-log/fingerprints.js';
import { SecurityLog } from '../../security-log/security-log.js';
import type { UnitOfWork } from '../../database/transactions.js';
import type { UserDto } from './dto/user.dto.js';
import { ProviderProfilesService } from './provider-profiles.service.js';
import { CONTENT_FIELDS, type ContentField } from './user.fields.js';
import type { UserRecord } from './user.record.js';
import { type Profile, type SessionUser, UsersRepository } from './users.repository.js';

const PROFILE_RETRY_MS = 60_000;
/** Longer than any session token lives, and than the clocks may differ. */
const ERASED_SUB_KEPT_MS = RETENTION.erasedSubHours * 3_600_000;
/** As long as the provider's messages may be sent again. */
const DELETED_SUB_KEPT_MS = RETENTION.deletedSubDays * 24 * 3_600_000;
const MAX_KNOWN_SUBS = 100_000;
/** Of requests that are being answered. */
const MAX_LAST_READ = 1_000;

@Injectable()
export class UsersService {
  /** Of each sub the user, who stays the same one as long as there is one. */
  private readonly idsOfSubs = new LRUCache<string, string>(atMost(MAX_KNOWN_SUBS));
  private readonly sessionUsers: KeptRows<SessionUser>;
  private readonly current: (id: string) => Promise<UserRecord | undefined>;
  private readonly ofSub: (sub: string) => Promise<SessionUser | undefined>;
  /** What the guard read last, and when it began to. */
  private readonly lastRead = new LRUCache<string, { at: number; resumeFileId: string | undefined }>(
    atMost(MAX_LAST_READ),
  );

  constructor(
    private readonly users: UsersRepository,
    private readonly profiles: ProviderProfilesService,
    private readonly files: FilesService,
    private readonly settings: Settings,
    private readonly changes: BoardChanges,
    private readonly log: SecurityLog,
    private readonly sessions: SessionsService,
    private readonly fingerprints: Fingerprints,
  ) {
    this.sessionUsers = new KeptRows(changes, 'users', (ids) => this.read(this.users.sessionUsers(ids)));
    this.current = askedTogether((ids) => this.byIds(ids));
    this.ofSub = askedTogether((subs) => this.read(this.users.sessionUsersOfSubs(subs)));
  }

  /**
   * For the guard: the user of a good token. With Clerk the first call makes the user (PERSON-2); a built-in account
   * that is gone, or a session that ended, is nobody.
   */
  async idOfSession(claims: SeekerClaims): Promise<string | undefined> {
    if (this.settings.AUTH_MODE === 'local') return this.idOfOwnSession(claims);
    const [known, isEnded] = await Promise.all([
      this.sessionUser(claims.sub),
      this.sessions.isEnded(claims.sessionId),
    ]);
    if (isEnded) return undefined;
    if (known && !isProfileDue(known)) return known.id;
    if (!(await this.users.createForSub(claims.sub, this.markOf(claims.sub)))) return undefined;
    await this.completeProfile(claims.sub);
    return known?.id ?? (await this.sessionUser(claims.sub))?.id;
  }

  /** A seeker as he or she sees the own record. */
  async self(userId: string): Promise<UserDto> {
    const user = await this.find(userId);
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    return user;
  }

  /** As {@link self}; undefined when the account is gone. */
  async find(userId: string): Promise<UserDto | undefined> {
    const user = await this.users.byId(userId);
    return user && this.toDto(user);
  }

  /** @throws AppError of {@link FilesService.savePdf} */
  async updateResume(userId: string, upload: Upload | undefined): Promise<void> {
    if (!upload) {
      throw new AppError('missing_details', MESSAGES.missingDetails, {
        errors: { resume: MESSAGES.fileMissing },
      });
    }
    const fileId = await this.files.savePdf(upload, 'resume', userId);
    if (!(await this.users.setResume(userId, fileId)))
      throw new AppError('unauthorized', MESSAGES.notAuthorized);
  }

  /**
   * For applying: the resume on file, as it is now, or as the guard has read it since the request began. What was kept
   * from before does not count: a resume that was put on file at another copy a moment ago does.
   */
  async resumeFileId(userId: string, since = Infinity): Promise<string | undefined> {
    const read = this.lastRead.get(userId);
    if (read && read.at >= since) return read.resumeFileId;
    const user = await this.current(userId);
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    return user.resumeFileId;
  }

  /** In the unit of work in which a job is saved. @returns false when the account is gone */
  noteSave(userId: string, unit: UnitOfWork): Promise<boolean> {
    return this.users.noteSave(userId, unit);
  }

  /** For a company's list of applicants. */
  async byIds(ids: readonly string[]): Promise<Map<string, UserRecord>> {
    const found = await this.users.byIds([...new Set(ids)]);
    return new Map(found.map((user) => [user.id, user]));
  }

  /** The provider's picture, or initials. */
  imageOf(user: UserRecord): string {
    return user.imageUrl ?? this.files.initialsUrl(nameOf(user));
  }

  /** Whether the seeker reads mail at the e-mail; a hosted provider vouches for it. */
  isProven({ emailProvenAt }: Pick<UserRecord, 'emailProvenAt'>): boolean {
    return this.settings.AUTH_MODE === 'clerk' || emailProvenAt !== undefined;
  }

  /** From the provider's signed webhook: somebody who signed up there, and need not be asked about any more (PERSON-2). */
  async storeNewProfile(sub: string, profile: Profile): Promise<void> {
    if (await this.users.createForSub(sub, this.markOf(sub))) await this.storeProfile(sub, profile);
  }

  /** From the provider's signed webhook; of somebody who is not here nothing is kept. */
  async storeProfile(sub: string, profile: Profile): Promise<void> {
    const before = await this.users.storeProfile(sub, profile);
    this.tell(sub);
    if (before && before.email !== profile.email)
      this.log.note('email-changed', 'board', { kind: 'seeker', id: before.id });
  }

  /** Nobody is made of a sub that the provider deleted, whether there was anybody or not (PRIVACY-3). */
  async markDeleted(sub: string): Promise<void> {
    await this.users.markErased(this.markOf(sub), new Date(Date.now() + DELETED_SUB_KEPT_MS));
  }

  bySub(sub: string): Promise<UserRecord | undefined> {
    return this.users.bySub(sub);
  }

  /** The user's whole record, for erasing and for the own download. */
  byId(userId: string): Promise<UserRecord | undefined> {
    return this.users.byId(userId);
  }

  /**
   * Erases the user's own record; from this unit of work on nobody is signed in as him or her, and no older token makes
   * the user anew. {@link erased} has to follow it. @returns false when another call was quicker
   */
  erase({ id, sub }: UserRecord, unit: UnitOfWork): Promise<boolean> {
    return this.users.erase(id, this.markOf(sub), new Date(Date.now() + ERASED_SUB_KEPT_MS), unit);
  }

  erased(userId: string): void {
    this.changes.tell('users', userId);
  }

  private async idOfOwnSession({ sub, sessionId, version }: SeekerClaims): Promise<string | undefined> {
    const [user, owner] = await Promise.all([this.sessionUser(sub), this.sessions.ownerOf(sessionId)]);
    if (!user || user.sessionVersion !== version) return undefined;
    return owner?.kind === 'seeker' && owner.id === user.id ? user.id : undefined;
  }

  private async read(asked: Promise<Map<string, SessionUser>>): Promise<Map<string, SessionUser>> {
    const at = performance.now();
    const found = await asked;
    for (const { id, resumeFileId } of found.values()) this.lastRead.set(id, { at, resumeFileId });
    return found;
  }

  private async completeProfile(sub: string): Promise<void> {
    const profile = await this.profiles.fetch(sub);
    if (profile) await this.users.storeProfile(sub, profile);
    else await this.users.postponeProfile(sub);
    this.tell(sub);
  }

  private async sessionUser(sub: string): Promise<SessionUser | undefined> {
    const id = this.idsOfSubs.get(sub);
    const kept = id && (await this.sessionUsers.of([id])).get(id);
    if (kept) return kept;
    const found = await this.ofSub(sub);
    if (found) this.idsOfSubs.set(sub, found.id);
    return found;
  }

  private markOf(sub: string): string {
    return this.fingerprints.of('sub', sub);
  }

  /** Of an unknown sub nothing is kept. */
  private tell(sub: string): void {
    const id = this.idsOfSubs.get(sub);
    if (id) this.changes.tell('users', id);
  }

  private async toDto(user: UserRecord): Promise<UserDto> {
    // what the answer forgets of the content is a type error here
    const content: Pick<UserDto, ContentField> = pick(user, CONTENT_FIELDS);
    const { resumeFileId } = user;
    const resumeBytes = resumeFileId && (await this.files.sizesOf([resumeFileId])).get(resumeFileId);
    return {
      _id: user.id,
      ...content,
      name: nameOf(user),
      email: user.email,
      emailProven: this.isProven(user),
      image: this.imageOf(user),
      resume: resumeFileId ? this.files.pdfLink(resumeFileId, { kind: 'seeker', id: user.id }) : '',
      ...(resumeBytes ? { resumeBytes } : {}),
    };
  }
}

export function nameOf({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

function isProfileDue({ profilePendingSince: since }: SessionUser): boolean {
  return since !== undefined && Date.now() - since.getTime() > PROFILE_RETRY_MS;
}
