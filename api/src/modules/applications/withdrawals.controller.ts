import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { SeekerId } from '../../platform/contract/route/principal.js';
import { WithdrawApplicationDto } from './dto/withdraw-application.dto.js';
import { WithdrawalsService } from './withdrawals.service.js';

@ApiTags('Seeker')
@Access('seeker')
@Controller('users')
export class WithdrawalsController {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  /**
   * Withdraw an application
   * @remarks Only while the company has not decided. The company loses the documents, gets a mail, and no longer sees the
   * application. A second application to the same job is refused.
   */
  @Post('withdraw-application')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'not_pending'] })
  async withdraw(@SeekerId() userId: string, @Body() { id }: WithdrawApplicationDto): Promise<OkDto> {
    await this.withdrawals.withdraw(userId, id);
    return ok({}, MESSAGES.applicationWithdrawn);
  }
}
