import { Injectable } from '@nestjs/common';
import { ERASED, type ErasedKind } from '@skybil/shared';
import { Accounts } from '../../accounts/accounts.js';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { Settings } from '../../config/settings.js';
import { csvHeader, csvRow } from '../../contract/output/csv.js';
import type { Person, PersonKind } from '../../contract/route/principal.js';
import { AppError } from '../../errors/app-error.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { CompaniesService } from '../companies/companies.service.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import type { ReceiptDto } from '../privacy/dto/receipt.dto.js';
import { ErasureService } from '../privacy/erasure.service.js';
import { UsersService } from '../users/users.service.js';
import type { Order } from './operator.service.js';

/** Whom an operator means: by id, or by the e-mail that the account signs in with. */
export type Named = Person | { kind: PersonKind; email: string };

/** Accounts and addresses of people, at the operator's word. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly accounts: Accounts,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly sessions: SessionsService,
    private readonly erasures: ErasureService,
    private readonly newsletter: NewsletterService,
    private readonly settings: Settings,
    private readonly log: SecurityLog,
  ) {}

  /** @returns a sentence @throws AppError not_found, bad_input where they are not ours to end */
  async endSessions(named: Named, { dryRun, ...operator }: Order): Promise<string> {
    const person = await this.find(named);
    if (person.kind === 'seeker' && this.settings.AUTH_MODE === 'clerk')
      throw new AppError('bad_input', 'Seekers sign in at Clerk here: end their sessions there.');
    const count = (await this.sessions.list({ ...person, session: '' })).length;
    const what = `${count} ${count === 1 ? 'session' : 'sessions'} of ${person.kind} ${person.id}`;
    if (dryRun) return `Would end ${what}.`;
    await this.log.write('sessions-ended', operator, person);
    this.sessions.tell(await this.sessions.endAll(person));
    return `Ended: ${what}.`;
  }

  /** @returns a receipt, or what a dry run says @throws AppError not_found */
  async erase(named: Named, { dryRun, ...operator }: Order): Promise<ReceiptDto | string> {
    const person = await this.find(named);
    if (dryRun)
      return `Would erase ${person.kind} ${person.id}: ${counted(await this.erasures.wouldErase(person))}.`;
    await this.log.write('erasure-ordered', operator, person);
    const receipt = await this.erasures.erase(person);
    if (!receipt) throw notFound();
    return receipt;
  }

  /** How many would be exported. */
  countNewsletter(): Promise<number> {
    return this.newsletter.countConfirmed();
  }

  /** The confirmed addresses as lines of a CSV. */
  async *exportNewsletter({ by, why }: Order): AsyncGenerator<string> {
    await this.log.write('newsletter-exported', { by, why });
    yield csvHeader(['email', 'user_type', 'confirmed_at']);
    for await (const { email, userType, confirmedAt } of this.newsletter.confirmed())
      yield csvRow([email, userType, confirmedAt.toISOString()]);
  }

  private async find(named: Named): Promise<Person> {
    const { kind } = named;
    const id = 'id' in named ? named.id : (await this.accounts.of(kind).byEmail(named.email))?.id;
    const found = id && (kind === 'seeker' ? await this.users.byId(id) : await this.companies.byId(id));
    if (!found) throw notFound();
    return { kind, id: found.id };
  }
}

function counted(kept: Partial<Record<ErasedKind, number>> = {}): string {
  const kinds = Object.keys(ERASED) as ErasedKind[];
  return kinds.flatMap((kind) => (kept[kind] ? `${kept[kind]} ${kind}` : [])).join(', ');
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such account.');
}
