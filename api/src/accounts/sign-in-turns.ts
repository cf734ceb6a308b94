import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Settings } from '../config/settings.js';
import { BOARD_SIGN_INS, BUSY_SIGN_INS } from '../contract/route/limit-rules.js';
import { AppError } from '../errors/app-error.js';
import { LimitsService } from '../limits/limits.service.js';

const BOARD = 'board';

/** What the whole board spends on the passwords of strangers, however many addresses they come from (SIGN-13). */
@Injectable()
export class SignInTurns {
  constructor(
    private readonly settings: Settings,
    private readonly limits: LimitsService,
  ) {}

  /** @throws AppError too_many_requests that says so, when the board is busy and this minute's turns are taken */
  async take(): Promise<void> {
    if (this.settings.RATE_LIMITS === 'off' || (await this.limits.allows(BOARD, BOARD_SIGN_INS))) return;
    try {
      await this.limits.use(BOARD, BUSY_SIGN_INS);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code, MESSAGES.signInsBusy, error.details);
    }
  }
}
