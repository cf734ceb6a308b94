import { Injectable } from '@nestjs/common';
import { type AnswerRate, companySuspended, MESSAGES, type WaitingFor } from '@skybil/shared';
import { CompanyTokensService } from '../accounts/company-tokens.service.js';
import { PasswordChangeService } from '../accounts/password-change.service.js';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { PasswordSignInService } from '../accounts/password-sign-in.service.js';
import type { ChangePasswordDto } from '../accounts/sessions/session.dto.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { newEmailOf } from '../accounts/stored-accounts.js';
import type { Visitor } from '../accounts/visitor.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { RowCache } from '../../platform/cache/row-cache.js';
import { Settings } from '../../platform/config/settings.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import type { Upload } from '../../platform/contract/route/accepts-body.decorator.js';
import { pick } from '../../platform/database/stored-fields.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import type { WeeklyCounts } from '../../platform/database/weekly-counts.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { FilesService } from '../../platform/files/files.service.js';
import { refuseScam } from './about.policy.js';
import {
  CompaniesRepository,
  type CompanyAccount,
  type CompanyRecord,
  type ModeratedCompany,
} from './companies.repository.js';
import { CONTENT_FIELDS, type ContentField, FACT_FIELDS } from './company.fields.js';
import { CompanyHoldsService } from './company-holds.service.js';
import { CompanyNameListeners } from './company-name-listeners.js';
import type { CompanyLoginDto } from './dto/company-login.dto.js';
import type { CompanyDto, CompanyRefDto, CompanySessionDto } from './dto/company.dto.js';
import type { RegisterCompanyDto, UpdateProfileDto } from './dto/register-company.dto.js';
import { checkOf } from './registration.js';
import type { ListedCompany, ShownCompany } from './shown-company.js';

export type { CompanyRecord, ModeratedCompany };

export interface CompanyStatus {
  /** Its jobs are not listed. */
  isHeld: boolean;
  /** What its jobs wait for. */
  waitsFor: WaitingFor[];
  suspended?: string;
  /** Absent if the company is gone. */
  name?: string;
}

type SignedInCompany = Pick<CompanySessionDto, 'token' | 'company'>;

@Injectable()
export class CompaniesService {
  private readonly listed: RowCache<ListedCompany>;

  constructor(
    private readonly companies: CompaniesRepository,
    private readonly files: FilesService,
    private readonly passwords: PasswordsService,
    private readonly signIn: PasswordSignInService,
    private readonly tokens: CompanyTokensService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly passwordChange: PasswordChangeService,
    private readonly proofs: EmailProofsService,
    private readonly changes: BoardChanges,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly nameListeners: CompanyNameListeners,
    private readonly holds: CompanyHoldsService,
  ) {
    // Without it a new list takes 1.5 times the CPU, and a console page 1.2 times (docs/performance.md).
    this.listed = new RowCache(changes, 'companies', async (ids) => {
      const found = await this.companies.byIds(ids);
      return new Map(
        found.map((company) => [
          company.id,
          { ref: this.toRef(company), check: checkOf(company.registration) },
        ]),
      );
    });
  }

  /** PERSON-1 */
  async register(
    details: RegisterCompanyDto,
    logo: Upload | undefined,
    visitor: Visitor,
  ): Promise<SignedInCompany> {
    const { name, email, password } = details;
    this.passwords.refuseGuessable(password, 'password', { company: name, email });
    // Checked before the e-mail, so that a bad logo does not reveal which e-mails are registered.
    const drawn = logo && (await this.files.drawLogo(logo));
    if (await this.companies.byEmail(email)) throw emailTaken();
    const passwordHash = await this.passwords.hash(password, visitor.ip);
    const logoFileId = drawn && (await this.files.storeLogo(drawn));
    const company = { ...pick(details, CONTENT_FIELDS), email, logoFileId };
    const made = await this.proofs.createAccount('company', email, visitor, async (unit) => {
      const id = await this.companies.insert({ ...company, passwordHash }, unit);
      return id ? { id } : undefined;
    });
    if (!made) {
      if (logoFileId) await this.files.remove(logoFileId);
      throw emailTaken();
    }
    return this.begin({ ...made, ...company, isProven: false, tokenVersion: 0 }, visitor);
  }

  async logIn(given: CompanyLoginDto, visitor: Visitor): Promise<SignedInCompany> {
    const { email, password, rememberMe, code } = given;
    const secondStep = ({ id }: CompanyAccount) =>
      this.secondFactor.pass({ kind: 'company', id }, code, visitor);
    const company = await this.signIn.signIn('company', this.companies, email, password, visitor, secondStep);
    return this.begin(company, visitor, rememberMe);
  }

  async self(id: string): Promise<CompanyDto> {
    const company = await this.companies.byId(id);
    if (!company) throw new AppError('not_found', MESSAGES.companyNotFound);
    return this.toSelf(company);
  }

  async updateProfile(id: string, change: UpdateProfileDto, logo: Upload | undefined): Promise<CompanyDto> {
    if (change.about) refuseScam(change.about);
    const logoFileId = logo ? await this.files.saveLogo(logo) : undefined;
    const { name } = change;
    await this.transactions.run(async (unit) => {
      const changed = {
        ...pick(change, [...CONTENT_FIELDS, ...FACT_FIELDS]),
        ...(logoFileId ? { logoFileId } : {}),
      };
      await this.companies.update(id, changed, unit);
      if (name !== undefined) await this.nameListeners.onRenamed(id, name, unit);
    });
    this.changes.notify('companies', id);
    if (name !== undefined) await this.nameListeners.afterRenamed(id);
    return this.self(id);
  }

  async changePassword(
    caller: Principal<'company'>,
    passwords: ChangePasswordDto,
    client: Client,
  ): Promise<string> {
    const { version } = await this.passwordChange.change(caller, this.companies, passwords, client);
    return this.tokens.issue(caller.id, version, caller.session);
  }

  byId(id: string): Promise<CompanyRecord | undefined> {
    return this.companies.byId(id);
  }

  matching(text: string, limit: number): Promise<CompanyRecord[]> {
    return this.companies.matching(text, limit);
  }

  countByWeek(weeks: number): Promise<WeeklyCounts> {
    return this.companies.countByWeek(weeks);
  }

  /** @returns the company's name; undefined if there is no such company */
  notePost(id: string, unit: UnitOfWork): Promise<string | undefined> {
    return this.companies.notePost(id, unit);
  }

  /** The caller must call {@link erased} after the commit. */
  erase(company: CompanyRecord, unit: UnitOfWork): Promise<boolean> {
    return this.companies.erase(company, unit);
  }

  erased(id: string): void {
    this.changes.notify('companies', id);
  }

  tokenVersion(id: string): Promise<number | undefined> {
    return this.companies.tokenVersion(id);
  }

  async status(id: string): Promise<CompanyStatus> {
    const company = await this.companies.byId(id);
    const notice = company && this.suspensionOf(company);
    const waitsFor: WaitingFor[] = notice === undefined ? await this.holds.waitsFor(company) : ['company'];
    return { isHeld: waitsFor.length > 0, waitsFor, suspended: notice, name: company?.name };
  }

  /** The caller must update the listed jobs. */
  async setSuspended(id: string, reason: string | undefined): Promise<boolean> {
    const isKnown = await this.companies.setSuspended(id, reason);
    this.changes.notify('companies', id);
    return isKnown;
  }

  /** For staff, in any state. */
  async moderated(ids: readonly string[]): Promise<Map<string, ModeratedCompany>> {
    return new Map((await this.companies.moderated(ids)).map((company) => [company.id, company]));
  }

  /** Of two decisions that were made on the same version, only the first gets true (STAFF-8). */
  takeVersion(id: string, staffVersion: Date | undefined): Promise<boolean> {
    return this.companies.takeVersion(id, staffVersion);
  }

  suspendedIds(among?: readonly string[]): Promise<string[]> {
    return this.companies.suspendedIds(among);
  }

  /** What anybody may see. @returns undefined if there is no such company, or its jobs are held back */
  async shown(id: string): Promise<ShownCompany | undefined> {
    const company = await this.companies.shownById(id);
    if (!company || company.suspended !== undefined || this.holds.awaitsProof(company)) return undefined;
    if (await this.holds.awaitsCheck(company)) return undefined;
    const { email, createdAt, answerRate } = company;
    return {
      ...this.toRef(company),
      ...pick(company, FACT_FIELDS),
      // an import made it
      since: email === undefined ? undefined : createdAt,
      answerRate,
      check: checkOf(company.registration),
    };
  }

  async setAnswerRates(rates: ReadonlyMap<string, AnswerRate>): Promise<void> {
    await this.companies.setAnswerRates(rates);
    this.changes.notify('companies');
  }

  async refs(ids: readonly string[]): Promise<Map<string, CompanyRefDto>> {
    return new Map([...(await this.listed.of(ids))].map(([id, { ref }]) => [id, ref]));
  }

  /** With what a moderator checked (VERIFIED-5). */
  listedCompanies(ids: readonly string[]): Promise<Map<string, ListedCompany>> {
    return this.listed.of(ids);
  }

  async names(ids: readonly string[]): Promise<Map<string, string>> {
    return new Map((await this.companies.byIds(ids)).map(({ id, name }) => [id, name]));
  }

  /** APPLY-7 */
  missingRef(id: string): CompanyRefDto {
    const name = MESSAGES.companyGone;
    return { _id: id, name, image: this.files.initialsUrl(name) };
  }

  private async begin(
    company: Omit<CompanyAccount, 'passwordHash'>,
    { device }: Visitor,
    remembered?: boolean,
  ): Promise<SignedInCompany> {
    const { id, tokenVersion } = company;
    const session = await this.sessions.begin({ kind: 'company', id }, device, remembered);
    return { company: this.toSelf(company), token: this.tokens.issue(id, tokenVersion, session) };
  }

  private suspensionOf({ suspended }: CompanyRecord): string | undefined {
    return suspended && companySuspended(suspended, this.settings.SUPPORT_EMAIL);
  }

  private toSelf(company: CompanyRecord): CompanyDto {
    return {
      ...this.toRef(company),
      email: company.email ?? '',
      emailProven: company.emailProvenAt !== undefined,
      newEmail: newEmailOf(company),
      applicantMails: company.applicantMails !== false,
      about: company.about ?? '',
      website: company.website ?? '',
      location: company.location ?? '',
      jobsHeld: this.holds.awaitsProof(company),
      suspended: this.suspensionOf(company),
    };
  }

  private toRef(company: CompanyRecord): CompanyRefDto {
    const image = company.logoFileId
      ? this.files.logoUrl(company.logoFileId)
      : this.files.initialsUrl(company.name);
    // The type makes a forgotten field a compile error.
    const content: Pick<CompanyRefDto, ContentField> = pick(company, CONTENT_FIELDS);
    return { _id: company.id, ...content, image };
  }
}

function emailTaken(): AppError {
  return fieldError('email_taken', 'email', MESSAGES.companyTaken);
}
