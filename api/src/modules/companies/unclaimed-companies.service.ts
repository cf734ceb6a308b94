import { Injectable } from '@nestjs/common';
import { cleanedName, MESSAGES } from '@skybil/shared';
import { BOARD_NAME_FAULT, bearsBoardName } from '../../platform/contract/input/board-name.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { CompaniesRepository } from './companies.repository.js';

/** Companies that an import made: no e-mail, no password, until an operator hands them over. */
@Injectable()
export class UnclaimedCompaniesService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly mail: MailService,
  ) {}

  isBoardEmpty(): Promise<boolean> {
    return this.companies.isEmpty();
  }

  /** @returns the id of the unclaimed company of that name, made now when there is none */
  async findOrCreate(name: string): Promise<{ id: string; created: boolean }> {
    const known = await this.find(name);
    if (known) return { id: known, created: false };
    const id = await this.companies.insert({ name: nameOf(name) });
    if (!id) throw new Error('an unclaimed company could not be stored');
    return { id, created: true };
  }

  /** The unclaimed companies of these names, side by side. @param makes those that are not there yet */
  async idsOf(names: readonly string[], makes: boolean): Promise<Map<string, string>> {
    const alike = new Map<string, string[]>();
    for (const name of new Set(names)) {
      const key = nameOf(name).toLowerCase();
      alike.set(key, [...(alike.get(key) ?? []), name]);
    }
    const ids = new Map<string, string>();
    await Promise.all(
      [...alike.values()].map(async (spellings) => {
        // one after the other: what the first makes the second finds
        for (const name of spellings) {
          const id = makes ? (await this.findOrCreate(name)).id : await this.find(name);
          if (id) ids.set(name, id);
        }
      }),
    );
    return ids;
  }

  /** @returns the id of the unclaimed company of that name, or undefined */
  async find(name: string): Promise<string | undefined> {
    // a board from before names were cleaned has it as the source wrote it
    const found =
      (await this.companies.unclaimedNamed(name)) ?? (await this.companies.unclaimedNamed(nameOf(name)));
    return found?.id;
  }

  /** Those of the companies that have an owner by now: imports leave their adverts alone. */
  async claimedAmong(ids: readonly string[]): Promise<Set<string>> {
    return new Set(await this.companies.claimedAmong([...new Set(ids)]));
  }

  /**
   * Hands a company over: its owner is told by mail, and sets a password by the reset flow.
   * @returns the company's name
   * @throws AppError not_found, email_taken, bad_input when it has an owner, or bears the board's name
   */
  async claim(id: string, email: string, unit: UnitOfWork): Promise<string> {
    const company = await this.companies.byId(id);
    if (!company) throw new AppError('not_found', MESSAGES.companyNotFound);
    if (bearsBoardName(company.name)) throw new AppError('bad_input', BOARD_NAME_FAULT);
    const outcome = await this.companies.claim(id, email, unit);
    if (outcome === 'email-taken') throw new AppError('email_taken', MESSAGES.companyTaken);
    if (outcome === 'not-claimable') throw new AppError('bad_input', MESSAGES.companyHasOwner);
    const data = { kind: 'company' as const, company: company.name };
    await this.mail.enqueue({ to: email, template: 'company-claimed', data }, unit);
    return company.name;
  }
}

/** A name that says nothing stays one: no advert is lost for it. */
function nameOf(name: string): string {
  return cleanedName('company', name) || 'Company without a name';
}
