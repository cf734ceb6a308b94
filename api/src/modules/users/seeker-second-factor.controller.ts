import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import {
  BeginSecondFactorDto,
  ConfirmSecondFactorDto,
  EndSecondFactorDto,
  BegunSecondFactorDto,
  RecoveryCodesDto,
  SecondFactorDto,
} from '../accounts/second-factor/second-factor.dto.js';
import { SecondFactorService } from '../accounts/second-factor/second-factor.service.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { SECOND_FACTOR_CHANGES } from '../../platform/contract/route/limit-rules.js';
import { type Principal, Seeker } from '../../platform/contract/route/principal.js';
import { LocalOnlyGuard } from './local-only.guard.js';

/** With Clerk, Clerk asks for the second step: 404. */
@ApiTags('Seeker sign-in')
@Access('seeker')
@UseGuards(LocalOnlyGuard)
@Controller('auth')
export class SeekerSecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  /**
   * Whether signing in takes two steps
   * @remarks With the number of unused recovery codes.
   */
  @Get('second-factor')
  @Answers({ ok: SecondFactorDto, fails: ['unauthorized', 'not_found'] })
  async state(@Seeker() seeker: Principal): Promise<SecondFactorDto> {
    return ok(await this.secondFactor.state(seeker));
  }

  /**
   * Set up an authenticator app
   * @remarks Takes the password. Sign-in does not change before the first code of the app. The e-mail must be proven.
   */
  @Post('begin-second-factor')
  @Limit(SECOND_FACTOR_CHANGES)
  @Answers({ ok: BegunSecondFactorDto, fails: [...IN_BODY, 'unauthorized', 'wrong_password', 'not_found'] })
  async begin(
    @Seeker() seeker: Principal,
    @Body() { password }: BeginSecondFactorDto,
    @ClientOf() client: Client,
  ): Promise<BegunSecondFactorDto> {
    return ok(await this.secondFactor.begin(seeker, password, client), MESSAGES.secondFactorBegun);
  }

  /**
   * Turn two-step sign-in on
   * @remarks Takes the first code of the app. The recovery codes of the answer are shown only this once.
   */
  @Post('confirm-second-factor')
  @Limit(SECOND_FACTOR_CHANGES)
  @Answers({ ok: RecoveryCodesDto, fails: [...IN_BODY, 'unauthorized', 'invalid_code', 'not_found'] })
  async confirm(
    @Seeker() seeker: Principal,
    @Body() { code }: ConfirmSecondFactorDto,
    @ClientOf() client: Client,
  ): Promise<RecoveryCodesDto> {
    const recoveryCodes = await this.secondFactor.confirm(seeker, code, client);
    return ok({ recoveryCodes }, MESSAGES.secondFactorOn);
  }

  /**
   * Turn two-step sign-in off
   * @remarks Takes the password, and a code of the app or a recovery code.
   */
  @Post('end-second-factor')
  @Limit(SECOND_FACTOR_CHANGES)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'wrong_password', 'invalid_code', 'not_found'] })
  async end(
    @Seeker() seeker: Principal,
    @Body() { password, code }: EndSecondFactorDto,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    await this.secondFactor.end(seeker, password, code, client);
    return ok({}, MESSAGES.secondFactorOff);
  }
}
