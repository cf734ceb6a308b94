import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { RESET_CODES } from '../../platform/contract/route/limit-rules.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { fingerprint } from '../../platform/limits/fingerprint.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { KnownDevices } from './known-devices.js';
import { PasswordsService } from './passwords.service.js';
import type { ResetCode } from './reset-code.record.js';
import { type Proof, ResetCodesRepository } from './reset-codes.repository.js';
import type { Visitor } from './visitor.js';

const CODE_MS = LIMITS.resetCodeMinutes * 60_000;
const LINK_MS = LIMITS.resetLinkHours * 60 * 60_000;
const SECRET_BYTES = 32;

/**
 * What reset mails hold (SIGN-7). Of a code no more than LIMITS.resetCodeTriesOfAll tries of strangers count, and an account
 * has LIMITS.resetMailsADay codes a day at most: all the addresses of the world together have 120 tries in a million a day,
 * one in 8,300. Once those are used up the digits are dead and the link, which nobody guesses, still works. The places are
 * taken for as long as a link lives: whenever no further mail is sent, one with a working link was.
 */
@Injectable()
export class ResetCodesService {
  constructor(
    private readonly codes: ResetCodesRepository,
    private readonly limits: LimitsService,
    private readonly passwords: PasswordsService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts a request for a mail, known account or not: what strangers ask for is not the owner's.
   * @throws AppError too_many_requests
   */
  async useAsk(account: string, visitor: Visitor, unit: UnitOfWork): Promise<void> {
    const device = this.devices.nameOf(visitor, account);
    if (device) return this.limits.useWith(unit, `${account} on ${device}`, ...RESET_CODES);
    for (const { name, times } of visitor.origins) {
      const rules = RESET_CODES.map((rule) => ({ ...rule, times }));
      await this.limits.useWith(unit, `${account} from ${name}`, ...rules);
    }
  }

  /**
   * Called when the mail is sent, and again when it has to be sent again: then the earlier ones end.
   * @returns undefined when the account has had enough mails whose digits or links still work
   */
  async make(account: string, mailId: string): Promise<{ digits: string; secret: string } | undefined> {
    const digits = String(randomInt(10 ** LIMITS.resetCodeDigits)).padStart(LIMITS.resetCodeDigits, '0');
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const codeHash = await this.passwords.hash(digits, undefined);
    for (;;) {
      const now = databaseNow();
      const code = {
        mailId,
        codeHash,
        validUntil: new Date(now + CODE_MS),
        triesLeft: LIMITS.resetCodeTriesOfAll,
        triesOf: {},
        secretHash: hashOf(secret),
        expiresAt: new Date(now + LINK_MS),
      };
      const taken = await this.codes.ofAccount(account);
      const earlier = taken.find((other) => other.mailId === mailId && !other.usedAt);
      if (earlier) {
        await this.codes.replace(earlier._id, code);
        return { digits, secret };
      }
      const fresh = taken.filter(({ validUntil }) => validUntil.getTime() > now);
      if (taken.length >= LIMITS.resetMailsADay || fresh.length >= LIMITS.resetCodesAtOnce) return undefined;
      if (await this.codes.insert(account, taken, code)) return { digits, secret };
    }
  }

  /** The code with these digits. Uses up a try before comparing, and takes the same time whatever codes there are. */
  async rightDigits(account: string, digits: string, visitor: Visitor): Promise<ResetCode | undefined> {
    const device = this.devices.nameOf(visitor, account);
    const who = fingerprint(device ? `device ${device}` : visitor.origins[0].name);
    const codes = await this.codes.useTry(account, who, device !== undefined);
    const compared = Math.max(codes.length, LIMITS.resetCodesAtOnce);
    const right = await Promise.all(
      Array.from({ length: compared }, async (_, at) => {
        const code = codes[at];
        return (await this.passwords.matches(digits, code?.codeHash, visitor.ip)) ? code : undefined;
      }),
    );
    return right.find((one) => one !== undefined);
  }

  /** The code whose link holds the secret. */
  async rightLink(account: string, secret: string): Promise<ResetCode | undefined> {
    return (await this.codes.byLink(account, hashOf(secret))) ?? undefined;
  }

  /**
   * With the password that it sets, so that neither is without the other. The other codes of the account end; this one is
   * kept as used, since whoever did not hear of it asks again. @returns false when it was used before
   */
  async spend(account: string, code: ResetCode, by: Proof, unit: UnitOfWork): Promise<boolean> {
    if (!(await this.codes.spend(code, by, unit))) return false;
    await this.codes.removeOthers(account, code, unit);
    return true;
  }
}

/** Of 32 random bytes a fast hash tells nothing. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
