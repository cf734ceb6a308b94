import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ERASED, type ErasedKind } from '@skybil/shared';
import { Accounts } from '../accounts/accounts.js';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { Settings } from '../../platform/config/settings.js';
import { isPlainEmail, storedEmail } from '../../platform/contract/input/email-address.js';
import { type Member, MEMBER_KINDS, type MemberKind } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { type ConfirmedSubscription, NewsletterService } from '../newsletter/newsletter.service.js';
import type { ReceiptDto } from '../privacy/dto/receipt.dto.js';
import { DataDownloadService } from '../privacy/data-download.service.js';
import { ErasureService } from '../privacy/erasure.service.js';
import { UsersService } from '../users/users.service.js';
import type { Order } from './order.js';

/** An account by id, or by the e-mail that it signs in with. */
export type Named = Member | { kind: MemberKind; email: string } | { email: string };

@Injectable()
export class PeopleService {
  constructor(
    private readonly accounts: Accounts,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly proofs: EmailProofsService,
    private readonly moderation: JobModerationService,
    private readonly downloads: DataDownloadService,
    private readonly erasures: ErasureService,
    private readonly newsletter: NewsletterService,
    private readonly settings: Settings,
    private readonly log: SecurityLog,
  ) {}

  async endSessions(named: Named, { dryRun, ...operator }: Order): Promise<string> {
    const person = await this.find(named);
    this.refuseClerk(person, 'end their sessions there');
    const count = (await this.sessions.list({ ...person, session: '' })).length;
    const what = `${count} ${count === 1 ? 'session' : 'sessions'} of ${person.kind} ${person.id}`;
    if (dryRun) return `Would end ${what}.`;
    await this.log.write('sessions-ended', { who: operator, on: [person] });
    await this.sessions.endAll(person);
    return `Ended: ${what}.`;
  }

  async erase(named: Named, { dryRun, ...operator }: Order): Promise<ReceiptDto | string> {
    const person = await this.find(named);
    if (dryRun)
      return `Would erase ${person.kind} ${person.id}: ${listed(await this.erasures.wouldErase(person))}.`;
    await this.log.write('erasure-ordered', { who: operator, on: [person] });
    const receipt = await this.erasures.erase(person);
    if (!receipt) throw notFound();
    return receipt;
  }

  async resetSecondFactor(named: Named, { dryRun, ...operator }: Order): Promise<string> {
    const person = await this.find(named);
    const who = `${person.kind} ${person.id}`;
    if (!(await this.secondFactor.state(person)).on) return `Two-step sign-in of ${who} is off already.`;
    if (dryRun) return `Would turn off the two-step sign-in of ${who}.`;
    await this.log.write('second-factor-reset', { who: operator, on: [person] });
    await this.secondFactor.reset(person);
    return `Turned off: the two-step sign-in of ${who}. The owner is told by mail.`;
  }

  async changeEmail(named: Named, to: string, { dryRun, ...operator }: Order): Promise<string> {
    const email = storedEmail(to);
    if (!isPlainEmail(email)) throw new AppError('bad_input', `${to} is no e-mail.`);
    const person = await this.find(named);
    this.refuseClerk(person, 'change it');
    const what = `e-mail of ${person.kind} ${person.id} to ${email}`;
    if (await this.accounts.of(person.kind).byEmail(email)) throw taken(person.kind, email);
    if (dryRun) return `Would change the ${what}.`;
    await this.log.write('email-replaced', { who: operator, on: [person] });
    const outcome = await this.proofs.changeEmail(person, email);
    if (outcome === 'taken') throw taken(person.kind, email);
    if (outcome === 'gone') throw notFound();
    await this.sessions.endSessions(person);
    if (person.kind === 'company') await this.moderation.applyStatus(person.id);
    return `Changed: the ${what}. All sessions have ended. The new e-mail gets a link that proves it. The old one is told if it was proven.`;
  }

  async resendProof(named: Named, { dryRun, ...operator }: Order): Promise<string> {
    const person = await this.find(named);
    this.refuseClerk(person, 'look there');
    const account = await this.accounts.of(person.kind).accountById(person.id);
    if (!account?.email) throw new AppError('bad_input', 'The account has no e-mail.');
    const what = `the mail that proves ${account.email}`;
    if (account.isProven) return `${account.email} is proven already.`;
    if (dryRun) return `Would send ${what} again.`;
    await this.log.write('proof-sent-again', { who: operator, on: [person] });
    await this.proofs.sendAgain(person);
    return `Sent again: ${what}.`;
  }

  async exportPerson(
    named: Named,
    { by, why }: Order,
  ): Promise<{ id: string; zip: () => Promise<Readable> }> {
    const person = await this.find(named);
    if (person.kind !== 'seeker')
      throw new AppError('bad_input', 'Only the data of a seeker can be exported.');
    return {
      id: person.id,
      zip: async () => {
        await this.log.write('person-exported', { who: { by, why }, on: [person] });
        return this.downloads.zip(person.id);
      },
    };
  }

  async companyId(named: Named): Promise<string> {
    return (await this.find(named)).id;
  }

  countNewsletter(): Promise<number> {
    return this.newsletter.countConfirmed();
  }

  async exportNewsletter({ by, why }: Order): Promise<AsyncIterable<ConfirmedSubscription>> {
    await this.log.write('newsletter-exported', { who: { by, why } });
    return this.newsletter.confirmed();
  }

  private refuseClerk({ kind }: Member, instead: string): void {
    if (kind === 'seeker' && this.settings.AUTH_MODE === 'clerk')
      throw new AppError('bad_input', `Seekers sign in at Clerk here: ${instead}.`);
  }

  private async find(named: Named): Promise<Member> {
    if (!('kind' in named)) return this.findByEmail(named.email);
    const { kind } = named;
    const id = 'id' in named ? named.id : (await this.accounts.of(kind).byEmail(named.email))?.id;
    const found = id && (await this.account({ kind, id }));
    if (!found) throw notFound();
    return { kind, id: found.id };
  }

  private account({ kind, id }: Member): Promise<{ id: string } | undefined> {
    switch (kind) {
      case 'seeker':
        return this.users.byId(id);
      case 'company':
        return this.companies.byId(id);
    }
  }

  private async findByEmail(email: string): Promise<Member> {
    const found = await Promise.all(
      MEMBER_KINDS.map(async (kind) => {
        const account = await this.accounts.of(kind).byEmail(email);
        return account ? [{ kind, id: account.id }] : [];
      }),
    );
    const [person, ...more] = found.flat();
    if (!person) throw notFound();
    if (more.length > 0)
      throw new AppError(
        'bad_input',
        `${email} has a seeker and a company: say --kind seeker or --kind company.`,
      );
    return person;
  }
}

function listed(counts: Partial<Record<ErasedKind, number>> = {}): string {
  const kinds = Object.keys(ERASED) as ErasedKind[];
  return kinds.flatMap((kind) => (counts[kind] ? `${counts[kind]} ${kind}` : [])).join(', ');
}

function taken(kind: MemberKind, email: string): AppError {
  return new AppError('email_taken', `Another ${kind} signs in by ${email}.`);
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such account.');
}
