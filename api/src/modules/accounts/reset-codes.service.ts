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
 * SIGN-7. All attackers together have 120 tries in a million a day for an account, which is 1 in 8,300. After that the
 * digits stop working and the link still works.
 */
@Injectable()
export class ResetCodesService {
  constructor(
    private readonly codes: ResetCodesRepository,
    private readonly limits: LimitsService,
    private readonly passwords: PasswordsService,
    private readonly devices: KnownDevices,
  ) {}

  /** By device or address, so that strangers do not use up the owner's requests. */
  async countRequest(account: string, visitor: Visitor, unit: UnitOfWork): Promise<void> {
    const device = this.devices.nameOf(visitor, account);
    if (device) return this.limits.useWith(unit, `${account} on ${device}`, ...RESET_CODES);
    for (const { name, times } of visitor.origins) {
      const rules = RESET_CODES.map((rule) => ({ ...rule, times }));
      await this.limits.useWith(unit, `${account} from ${name}`, ...rules);
    }
  }

  /** @returns undefined when the account has enough mails with valid codes or links */
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
        triesLeft: LIMITS.resetCodeTriesInTotal,
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

  /** Uses up a try before comparing, and takes the same time with and without codes. */
  async rightDigits(account: string, digits: string, visitor: Visitor): Promise<ResetCode | undefined> {
    const { who, isKnown } = this.trierOf(account, visitor);
    const codes = await this.codes.useTry(account, who, isKnown);
    const compared = Math.max(codes.length, LIMITS.resetCodesAtOnce);
    const right = await Promise.all(
      Array.from({ length: compared }, async (_, at) => {
        const code = codes[at];
        return (await this.passwords.matches(digits, code?.codeHash, visitor.ip)) ? code : undefined;
      }),
    );
    return right.find((one) => one !== undefined);
  }

  /** Takes a try like {@link rightDigits}, and gives it back for the right digits. Whoever has them learns nothing new. */
  async check(account: string, digits: string, visitor: Visitor): Promise<boolean> {
    const right = await this.rightDigits(account, digits, visitor);
    if (!right || right.usedAt) return false;
    const { who, isKnown } = this.trierOf(account, visitor);
    await this.codes.giveTryBack(right, who, isKnown);
    return true;
  }

  async rightLink(account: string, secret: string): Promise<ResetCode | undefined> {
    return (await this.codes.byLink(account, hashOf(secret))) ?? undefined;
  }

  async spend(account: string, code: ResetCode, by: Proof, unit: UnitOfWork): Promise<boolean> {
    if (!(await this.codes.spend(code, by, unit))) return false;
    await this.codes.removeOthers(account, code, unit);
    return true;
  }

  private trierOf(account: string, visitor: Visitor): { who: string; isKnown: boolean } {
    const device = this.devices.nameOf(visitor, account);
    const who = fingerprint(device ? `device ${device}` : visitor.origins[0].name);
    return { who, isKnown: device !== undefined };
  }
}

/** A fast hash is safe for 32 random bytes. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
