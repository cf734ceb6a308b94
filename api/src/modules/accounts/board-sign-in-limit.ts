import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { BOARD_SIGN_INS, BUSY_SIGN_INS, type LimitRule } from '../../platform/contract/route/limit-rules.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { NETWORK_SHARE, networkOf } from '../../platform/limits/network-share.js';

const BOARD = 'board';

/** SIGN-13 */
@Injectable()
export class BoardSignInLimit {
  constructor(
    private readonly settings: Settings,
    private readonly limits: LimitsService,
  ) {}

  async use(ip: string): Promise<void> {
    if (this.settings.RATE_LIMITS === 'off') return;
    const network = `${BOARD} from ${networkOf(ip)}`;
    try {
      // Check the share of the network first, so that excess requests of one network use up nothing of the board's limit.
      await this.limits.use(network, shareOf(BOARD_SIGN_INS));
      if (await this.limits.allows(BOARD, BOARD_SIGN_INS)) return;
      await this.limits.use(network, shareOf(BUSY_SIGN_INS));
      await this.limits.use(BOARD, BUSY_SIGN_INS);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code, MESSAGES.signInsBusy, error.details);
    }
  }
}

function shareOf(rule: LimitRule): LimitRule {
  return { ...rule, times: NETWORK_SHARE };
}
