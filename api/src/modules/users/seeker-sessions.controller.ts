import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
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
import { type Principal, Seeker } from '../../platform/contract/route/principal.js';
import { LocalOnlyGuard } from './local-only.guard.js';
import { LocalSignInService } from './local-sign-in.service.js';

/** With Clerk only signing out works here: Clerk manages the other sessions. */
@ApiTags('Seeker sign-in')
@Access('seeker')
@Controller('auth')
export class SeekerSessionsController {
  constructor(
    private readonly local: LocalSignInService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Sign out
   * @remarks Ends this session. Sessions on other devices continue.
   */
  @Post('sign-out')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async signOut(@Seeker() seeker: Principal, @ClientOf() client: Client): Promise<OkDto> {
    await this.sessions.signOut(seeker, client);
    return ok({}, MESSAGES.signedOut);
  }

  /**
   * Where the seeker is signed in
   * @remarks Marks the session of this request.
   */
  @Get('sessions')
  @UseGuards(LocalOnlyGuard)
  @Answers({ ok: SessionsDto, fails: ['unauthorized', 'not_found'] })
  async list(@Seeker() seeker: Principal): Promise<SessionsDto> {
    return ok({ sessions: await this.sessions.list(seeker) });
  }

  /**
   * End one session
   * @remarks One of the list, on any device.
   */
  @Post('end-session')
  @UseGuards(LocalOnlyGuard)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async end(
    @Seeker() seeker: Principal,
    @Body() { id }: EndSessionDto,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    await this.sessions.end(seeker, id, client);
    return ok({}, MESSAGES.sessionEnded);
  }

  /**
   * End all other sessions
   * @remarks The session of this request continues.
   */
  @Post('end-other-sessions')
  @UseGuards(LocalOnlyGuard)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async endOthers(@Seeker() seeker: Principal, @ClientOf() client: Client): Promise<OkDto> {
    await this.sessions.endOthers(seeker, client);
    return ok({}, MESSAGES.otherSessionsEnded);
  }

  /**
   * Sign out everywhere
   * @remarks Ends every token of the seeker, the caller's too.
   */
  @Post('sign-out-everywhere')
  @UseGuards(LocalOnlyGuard)
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async signOutEverywhere(@Seeker() seeker: Principal, @ClientOf() client: Client): Promise<OkDto> {
    await this.sessions.signOutEverywhere(seeker, client);
    return ok({}, MESSAGES.signedOutEverywhere);
  }

  /**
   * Change the password
   * @remarks Takes the current password, and a code where two-step sign-in is on. Ends all other sessions, notifies the owner by mail and answers with a new token.
   */
  @Post('change-password')
  @UseGuards(LocalOnlyGuard)
  @Limit(PASSWORD_CHANGES)
  @Answers({
    ok: NewTokenDto,
    fails: [...IN_BODY, 'unauthorized', 'wrong_password', 'invalid_code', 'not_found'],
  })
  async changePassword(
    @Seeker() seeker: Principal<'seeker'>,
    @Body() passwords: ChangePasswordDto,
    @ClientOf() client: Client,
  ): Promise<NewTokenDto> {
    const token = await this.local.changePassword(seeker, passwords, client);
    return ok({ token }, MESSAGES.passwordChanged);
  }
}
