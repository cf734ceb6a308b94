import { Controller, Get, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { Access } from '../../contract/route/access.decorator.js';
import { SeekerId } from '../../contract/route/principal.js';
import { pdf, Takes, type Upload, Uploaded } from '../../contract/route/takes.decorator.js';
import { Answers } from '../../contract/route/answers.decorator.js';
import { IN_BODY } from '../../contract/docs/failure-docs.js';
import { ok, OkDto } from '../../contract/output/ok.js';
import { Limit } from '../../contract/route/limit.decorator.js';
import { UPLOADS } from '../../contract/route/limit-rules.js';
import { UpdateResumeFormDto } from './dto/update-resume-form.dto.js';
import { OneUserDto } from './dto/user.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('Seeker')
@Access('seeker')
@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  /**
   * The signed-in seeker
   * @remarks With a fresh link to the resume, or an empty one.
   */
  @Get('user')
  @Answers({ ok: OneUserDto, fails: ['unauthorized'] })
  async user(@SeekerId() userId: string): Promise<OneUserDto> {
    return ok({ user: await this.users.self(userId) });
  }

  /**
   * Put a resume on file
   * @remarks It replaces the last one; applications keep the one they were sent with.
   */
  @Post('update-resume')
  @Limit(UPLOADS)
  @Takes(pdf('resume'))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateResumeFormDto })
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'pdf_unreadable'] })
  async updateResume(@SeekerId() userId: string, @Uploaded() resume?: Upload): Promise<OkDto> {
    await this.users.updateResume(userId, resume);
    return ok({}, MESSAGES.resumeUpdated);
  }
}
