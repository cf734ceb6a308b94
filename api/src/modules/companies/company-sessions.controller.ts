import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import {
  ChangePasswordDto,
  EndSessionDto,
  NewTokenDto,
  SessionsDto,
} from '../accounts/sessions/session.dto.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { PASSWORD_CHANGES } from '../../platform/contract/route/limit-rules.js';
import { Company, type Principal } from '../../platform/contract/route/principal.js';
import { CompaniesService } from './companies.service.js';

@ApiTags('Company account')
@Access('company')
@Controller('company')
export class CompanySessionsController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Where the company is signed in
   * @remarks Marks the session of this request.
   */
  @Get('sessions')
  @Answers({ ok: SessionsDto, fails: ['unauthorized'] })
  async list(@Company() company: Principal): Promise<SessionsDto> {
    return ok({ sessions: await this.sessions.list(company) });
  }

  /**
   * Sign out
   * @remarks Ends this session. Sessions on other devices continue.
   */
  @Post('sign-out')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async signOut(@Company() company: Principal, @ClientOf() client: Client): Promise<OkDto> {
    await this.sessions.signOut(company, client);
    return ok({}, MESSAGES.signedOut);
  }

  /**
   * End one session
   * @remarks One of the list, on any device.
   */
  @Post('end-session')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async end(
    @Company() company: Principal,
    @Body() { id }: EndSessionDto,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    await this.sessions.end(company, id, client);
    return ok({}, MESSAGES.sessionEnded);
  }

  /**
   * End all other sessions
   * @remarks The session of this request continues.
   */
  @Post('end-other-sessions')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async endOthers(@Company() company: Principal, @ClientOf() client: Client): Promise<OkDto> {
    await this.sessions.endOthers(company, client);
    return ok({}, MESSAGES.otherSessionsEnded);
  }

  /**
   * Sign out everywhere
   * @remarks Ends every token of the company, the caller's too.
   */
  @Post('sign-out-everywhere')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async signOutEverywhere(@Company() company: Principal, @ClientOf() client: Client): Promise<OkDto> {
    await this.sessions.signOutEverywhere(company, client);
    return ok({}, MESSAGES.signedOutEverywhere);
  }

  /**
   * Change the password
   * @remarks Takes the current password, and a code where two-step sign-in is on. Ends all other sessions, notifies the
   * owner by mail and answers with a new token.
   */
  @Post('change-password')
  @Limit(PASSWORD_CHANGES)
  @Answers({ ok: NewTokenDto, fails: [...IN_BODY, 'unauthorized', 'wrong_password', 'invalid_code'] })
  async changePassword(
    @Company() company: Principal<'company'>,
    @Body() passwords: ChangePasswordDto,
    @ClientOf() client: Client,
  ): Promise<NewTokenDto> {
    const token = await this.companies.changePassword(company, passwords, client);
    return ok({ token }, MESSAGES.passwordChanged);
  }
}
