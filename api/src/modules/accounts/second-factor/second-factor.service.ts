import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Settings } from '../../../platform/config/settings.js';
import { withFormer } from '../../../platform/config/signing-keys.js';
import { SECOND_FACTOR_CODES } from '../../../platform/contract/route/limit-rules.js';
import type { Client } from '../../../platform/contract/route/client.js';
import type { Person } from '../../../platform/contract/route/principal.js';
import { Transactions, type UnitOfWork } from '../../../platform/database/transactions.js';
import { AppError, fieldError } from '../../../platform/errors/app-error.js';
import { LimitsService } from '../../../platform/limits/limits.service.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { SecurityLog } from '../../../platform/security-log/security-log.js';
import { Accounts } from '../accounts.js';
import { CurrentPasswordService } from '../current-password.service.js';
import { appAddress, hashOf, newRecoveryCodes, newSecret, plainCode, stepOf } from './one-time-codes.js';
import { keyOf, SecondFactorRepository } from './second-factor.repository.js';
import type { SecondFactor } from './second-factor.record.js';
import { SecretBox } from './secret-box.js';

/** SIGN-21 */
@Injectable()
export class SecondFactorService implements OnApplicationBootstrap {
  private readonly box: SecretBox;
  private readonly isRotating: boolean;
  private readonly logger = new Logger(SecondFactorService.name);

  constructor(
    settings: Settings,
    private readonly factors: SecondFactorRepository,
    private readonly accounts: Accounts,
    private readonly password: CurrentPasswordService,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
  ) {
    const [now, ...former] = withFormer(settings.COMPANY_JWT_SECRET, settings.COMPANY_JWT_SECRET_FORMER);
    this.box = new SecretBox('second factor', now, former);
    this.isRotating = former.length > 0;
  }

  /** Encrypts secrets of a former key with the current one, so that the operator can drop the former one (RUN-11). */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.isRotating) return;
    for (const { _id, secret } of await this.factors.notSealedBy(this.box.keyId)) {
      const opened = this.box.tryToOpen(secret, _id);
      if (opened) await this.factors.reseal(_id, secret, this.box.seal(opened, _id));
      else this.logger.warn(`The second factor of ${_id} was sealed under a secret that is not set`);
    }
  }

  async state(person: Person): Promise<{ on: boolean; recoveryCodesLeft: number }> {
    const found = await this.factors.find(person);
    return { on: found?.on === true, recoveryCodesLeft: found?.recoveryCodes.length ?? 0 };
  }

  /** For a proven e-mail only: with an unproven one, a stranger could lock out the owner of the address. */
  async begin(
    person: Person,
    password: string,
    client: Client,
  ): Promise<{ secret: string; address: string }> {
    const account = await this.password.require(person, password, client);
    if (!account.isProven) throw new AppError('bad_input', MESSAGES.secondFactorNeedsProof);
    return this.start(person, account.email);
  }

  /** Without a check. */
  async start(person: Person, email: string): Promise<{ secret: string; address: string }> {
    const secret = newSecret();
    if (!(await this.factors.begin(person, this.box.seal(secret, keyOf(person)))))
      throw new AppError('bad_input', MESSAGES.secondFactorIsOn);
    return { secret, address: appAddress(secret, email) };
  }

  /** @param alongside runs in the same transaction, and stops it by throwing */
  async confirm(
    person: Person,
    code: string,
    client: Client,
    alongside?: (unit: UnitOfWork) => Promise<void>,
  ): Promise<string[]> {
    const found = await this.factors.find(person);
    const step = found && !found.on ? this.stepOf(found, code) : undefined;
    if (!found || step === undefined) throw fieldError('invalid_code', 'code', MESSAGES.secondFactorWrong);
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map(hashOf);
    await this.transactions.run(async (unit) => {
      if (!(await this.factors.turnOn(person, found.secret, step, hashes, unit)))
        throw fieldError('invalid_code', 'code', MESSAGES.secondFactorWrong);
      await alongside?.(unit);
      await this.notifyOwner(person, 'second-factor-on', unit);
    });
    this.log.note('second-factor-on', { who: person, client });
    return recoveryCodes;
  }

  async end(person: Person, password: string, code: string, client: Client): Promise<void> {
    await this.password.require(person, password, client);
    await this.require(person, code, client);
    if (await this.reset(person)) this.log.note('second-factor-off', { who: person, client });
  }

  /** For the operator, without a check. */
  async reset(person: Person): Promise<boolean> {
    return this.transactions.run(async (unit) => {
      const wasOn = await this.factors.turnOff(person, unit);
      if (wasOn) await this.notifyOwner(person, 'second-factor-off', unit);
      return wasOn;
    });
  }

  /** A missing code fails too, unless two-step sign-in is off. */
  async require(person: Person, code: string | undefined, client: Client): Promise<void> {
    if (!code && (await this.state(person)).on)
      throw fieldError('invalid_code', 'code', MESSAGES.secondFactorNeeded);
    if (code === undefined || (await this.pass(person, code, client))) return;
    this.log.note('second-factor-failed', { who: person, client });
    throw fieldError('invalid_code', 'code', MESSAGES.secondFactorWrong);
  }

  /** @returns true when it is off, or the code is right and was not used before */
  async pass(person: Person, code: string | undefined, client: Client): Promise<boolean> {
    const found = await this.factors.find(person);
    if (!found?.on) return true;
    if (!code) throw new AppError('second_factor_needed', MESSAGES.secondFactorNeeded);
    // Count before comparing, so that parallel requests get no extra tries.
    await this.limits.use(`second factor of ${keyOf(person)}`, ...SECOND_FACTOR_CODES);
    const step = this.stepOf(found, code);
    if (step !== undefined) return this.factors.useStep(person, step);
    const recovered = await this.factors.useRecoveryCode(person, hashOf(code));
    if (recovered) this.log.note('recovery-code-used', { who: person, client });
    return recovered;
  }

  async forget(person: Person): Promise<void> {
    await this.factors.remove(person);
  }

  private async notifyOwner(
    { kind, id }: Person,
    template: 'second-factor-on' | 'second-factor-off',
    unit: UnitOfWork,
  ): Promise<void> {
    const account = await this.accounts.of(kind).accountById(id);
    if (!account) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    await this.mail.enqueue({ to: account.email, template, data: { kind, name: account.name } }, unit);
  }

  private stepOf(found: SecondFactor, code: string): number | undefined {
    return stepOf(this.box.open(found.secret, found._id), plainCode(code));
  }
}
