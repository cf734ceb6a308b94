import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS, RETENTION } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { RESET_CODES } from '../contract/route/limit-rules.js';
import { fingerprint, LimitsService } from '../limits/limits.service.js';
import { PasswordsService } from './passwords.service.js';
import { RESET_CODE, type ResetCode } from './reset-code.schema.js';

const CODE_MS = LIMITS.resetCodeMinutes * 60_000;
const STATE_MS = RETENTION.resetCodeHours * 60 * 60_000;

/** Reset codes (SIGN-7): from the CSPRNG, hashed slowly, a short life, few tries, one use. */
@Injectable()
export class ResetCodesService {
  constructor(
    @InjectModel(RESET_CODE) private readonly codes: Model<ResetCode>,
    private readonly limits: LimitsService,
    private readonly passwords: PasswordsService,
  ) {}

  /** Counts a request for a code, known account or not. */
  async useAsk(account: string): Promise<void> {
    await this.limits.use(account, ...RESET_CODES);
  }

  /** Makes the account's code, ending an earlier one; called when the mail is sent. */
  async make(account: string): Promise<string> {
    const code = String(randomInt(10 ** LIMITS.resetCodeDigits)).padStart(LIMITS.resetCodeDigits, '0');
    const now = Date.now();
    await this.codes.replaceOne(
      { _id: fingerprint(account) },
      {
        codeHash: await this.passwords.hash(code),
        triesLeft: LIMITS.resetCodeTries,
        validUntil: new Date(now + CODE_MS),
        expiresAt: new Date(now + STATE_MS),
      },
      { upsert: true },
    );
    return code;
  }

  /** Uses up a try before comparing; a right code works once. */
  async redeem(account: string, code: string): Promise<boolean> {
    const alive = { $gt: new Date() };
    const found = await this.codes
      .findOneAndUpdate(
        {
          _id: fingerprint(account),
          validUntil: mongoose.trusted(alive),
          triesLeft: mongoose.trusted({ $gt: 0 }),
        },
        { $inc: { triesLeft: -1 } },
      )
      .lean();
    const right = await this.passwords.matches(code, found?.codeHash);
    if (!found || !right) return false;
    const used = await this.codes.deleteOne({ _id: found._id, codeHash: found.codeHash });
    return used.deletedCount === 1;
  }
}
