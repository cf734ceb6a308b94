import { Injectable } from '@nestjs/common';
import { cleanedName, MESSAGES } from '@skybil/shared';
import { BOARD_NAME_FAULT, bearsBoardName } from '../../platform/contract/input/board-name.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { CompaniesRepository } from './companies.repository.js';

/** Companies that an import made, without e-mail and password. */
@Injectable()
export class UnclaimedCompaniesService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly mail: MailService,
  ) {}

  isBoardEmpty(): Promise<boolean> {
    return this.companies.isEmpty();
  }

  async findOrCreate(name: string): Promise<{ id: string; created: boolean }> {
    const known = await this.find(name);
    if (known) return { id: known, created: false };
    const id = await this.companies.insert({ name: nameOf(name) });
    if (!id) throw new Error('an unclaimed company could not be stored');
    return { id, created: true };
  }

  async idsOf(names: readonly string[], makes: boolean): Promise<Map<string, string>> {
    const alike = new Map<string, string[]>();
    for (const name of new Set(names)) {
      const key = nameOf(name).toLowerCase();
      alike.set(key, [...(alike.get(key) ?? []), name]);
    }
    const ids = new Map<string, string>();
    await Promise.all(
      [...alike.values()].map(async (spellings) => {
        // In sequence, so that spellings of one name share a company.
        for (const name of spellings) {
          const id = makes ? (await this.findOrCreate(name)).id : await this.find(name);
          if (id) ids.set(name, id);
        }
      }),
    );
    return ids;
  }

  async find(name: string): Promise<string | undefined> {
    // Rows of earlier versions of the board hold the name as the source wrote it.
    const found =
      (await this.companies.unclaimedNamed(name)) ?? (await this.companies.unclaimedNamed(nameOf(name)));
    return found?.id;
  }

  async claimedAmong(ids: readonly string[]): Promise<Set<string>> {
    return new Set(await this.companies.claimedAmong([...new Set(ids)]));
  }

  /** The owner gets a mail and sets a password by a reset. */
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

/** An advert is imported even when its company has no usable name. */
function nameOf(name: string): string {
  return cleanedName('company', name) || 'Company without a name';
}
