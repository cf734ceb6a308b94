import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { SIGN_INS } from '../../platform/contract/route/limit-rules.js';
import { type Principal, Staff } from '../../platform/contract/route/principal.js';
import { SignInWithCodeDto } from '../accounts/dto/password.dto.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { type Visitor, VisitorOf } from '../accounts/visitor.js';
import {
  BegunEnrolmentDto,
  EnrolDto,
  EnrolledDto,
  StaffLinkDto,
  StaffSelfDto,
  StaffSessionDto,
} from './dto/staff-account.dto.js';
import { StaffAccountsService } from './staff-accounts.service.js';
import { StaffSignInService } from './staff-sign-in.service.js';

@ApiTags('Staff')
@Controller('staff')
export class StaffAccountController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly signIns: StaffSignInService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Open the operator's link
   * @remarks Gives a secret for an authenticator app. A second call gives another one, and the first stops working.
   */
  @Post('begin-enrolment')
  @Access('public')
  @Limit(...SIGN_INS)
  @Answers({ ok: BegunEnrolmentDto, fails: [...IN_BODY, 'not_found'] })
  async begin(@Body() { secret }: StaffLinkDto): Promise<BegunEnrolmentDto> {
    return ok(await this.signIns.beginEnrolment(secret), MESSAGES.secondFactorBegun);
  }

  /**
   * Set password and second step
   * @remarks Uses the operator's link up, and signs in.
   */
  @Post('enrol')
  @Access('public')
  @Limit(...SIGN_INS)
  @Answers({ ok: EnrolledDto, fails: [...IN_BODY, 'not_found', 'invalid_code'] })
  async enrol(@Body() given: EnrolDto, @VisitorOf() visitor: Visitor): Promise<EnrolledDto> {
    return ok(await this.signIns.enrol(given, visitor), MESSAGES.secondFactorOn);
  }

  /**
   * Sign a member of staff in
   * @remarks Always takes a code of the authenticator app, or a recovery code.
   */
  @Post('sign-in')
  @Access('public')
  @Limit(...SIGN_INS)
  @Answers({
    ok: StaffSessionDto,
    fails: [...IN_BODY, 'invalid_credentials', 'second_factor_needed', 'invalid_code'],
  })
  async signIn(@Body() given: SignInWithCodeDto, @VisitorOf() visitor: Visitor): Promise<StaffSessionDto> {
    return ok(await this.signIns.logIn(given, visitor), MESSAGES.loggedIn);
  }

  /**
   * Sign out
   * @remarks Ends this session.
   */
  @Post('sign-out')
  @Access('staff')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async signOut(@Staff() staff: Principal, @ClientOf() client: Client): Promise<OkDto> {
    await this.sessions.signOut(staff, client);
    return ok({}, MESSAGES.signedOut);
  }

  /**
   * Who is signed in
   * @remarks The name of the caller.
   */
  @Get('self')
  @Access('staff')
  @Answers({ ok: StaffSelfDto, fails: ['unauthorized'] })
  async self(@Staff() { id }: Principal): Promise<StaffSelfDto> {
    return ok({ name: (await this.accounts.byId(id))?.name ?? '' });
  }
}
