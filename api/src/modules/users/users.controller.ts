import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { type Principal, Seeker, SeekerId } from '../../platform/contract/route/principal.js';
import {
  pdf,
  AcceptsBody,
  type Upload,
  Uploaded,
} from '../../platform/contract/route/accepts-body.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { UPLOADS } from '../../platform/contract/route/limit-rules.js';
import { ContactDto, ProfileDto, ReceiptsDto } from './dto/profile.dto.js';
import { UpdateResumeFormDto } from './dto/update-resume-form.dto.js';
import { OneUserDto } from './dto/user.dto.js';
import { LocalOnlyGuard } from './local-only.guard.js';
import { ProfileService } from './profile.service.js';
import { ReceiptsService } from './receipts.service.js';
import { UsersService } from './users.service.js';

@ApiTags('Seeker')
@Access('seeker')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profile: ProfileService,
    private readonly receipts: ReceiptsService,
  ) {}

  /**
   * The signed-in seeker
   * @remarks With a new link to the resume, if there is one.
   */
  @Get('user')
  @Answers({ ok: OneUserDto, fails: ['unauthorized'] })
  async user(@SeekerId() userId: string): Promise<OneUserDto> {
    return ok({ user: await this.users.self(userId) });
  }

  /**
   * Store a resume
   * @remarks Replaces the stored one. Applications that were sent before keep theirs.
   */
  @Post('update-resume')
  @Limit(UPLOADS)
  @AcceptsBody(pdf('resume'))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateResumeFormDto })
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'pdf_unreadable'] })
  async updateResume(@Seeker() seeker: Principal, @Uploaded() resume?: Upload): Promise<OkDto> {
    await this.profile.updateResume(seeker, resume);
    return ok({}, MESSAGES.resumeUpdated);
  }

  /**
   * Set your own name
   * @remarks 404 with Clerk, where seekers set their names.
   */
  @Post('profile')
  @UseGuards(LocalOnlyGuard)
  @Answers({ ok: OneUserDto, fails: [...IN_BODY, 'unauthorized', 'not_found'] })
  async setNames(@Seeker() seeker: Principal, @Body() names: ProfileDto): Promise<OneUserDto> {
    await this.profile.setNames(seeker, names);
    return ok({ user: await this.users.self(seeker.id) }, MESSAGES.profileUpdated);
  }

  /**
   * Set your own phone number
   * @remarks An empty one removes it. Companies see it on applications only with `phoneShared`.
   */
  @Post('phone')
  @ApiBody({ type: ContactDto, required: false })
  @Answers({ ok: OneUserDto, fails: [...IN_BODY, 'unauthorized'] })
  async setPhone(@Seeker() seeker: Principal, @Body() contact: ContactDto): Promise<OneUserDto> {
    await this.profile.setContact(seeker, contact);
    return ok({ user: await this.users.self(seeker.id) }, MESSAGES.phoneUpdated);
  }

  /**
   * Switch receipts and mails about changed or closed adverts on or off
   * @remarks Receipts name the applications sent, at most one an hour. Changes and closings of their adverts are mailed at most once a day. On by default.
   */
  @Post('receipts')
  @Answers({ ok: OneUserDto, fails: [...IN_BODY, 'unauthorized'] })
  async setReceipts(@SeekerId() userId: string, @Body() { receipts }: ReceiptsDto): Promise<OneUserDto> {
    await this.receipts.set(userId, receipts);
    return ok({ user: await this.users.self(userId) }, MESSAGES.mailSwitched);
  }
}
