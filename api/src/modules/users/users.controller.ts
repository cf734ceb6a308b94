import { Controller, Get, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { Access } from '../../contract/route/access.decorator.js';
import { SeekerId } from '../../contract/route/identity.js';
import { PdfUpload } from '../../files/upload.js';
import { Answers } from '../../contract/route/answers.decorator.js';
import { IN_BODY } from '../../contract/docs/failure-docs.js';
import { ok, OkDto } from '../../contract/output/ok.js';
import { AddressLimits } from '../../limits/address-limits.js';
import { UPLOADS } from '../../limits/limit-rules.js';
import { UpdateResumeFormDto } from './dto/update-resume-form.dto.js';
import { OneUserDto } from './dto/user.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('Seeker')
@Access('seeker')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly limits: AddressLimits,
  ) {}

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
  @PdfUpload('resume')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateResumeFormDto })
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'pdf_unreadable'] })
  async updateResume(
    @SeekerId() userId: string,
    @UploadedFile() resume?: Express.Multer.File,
  ): Promise<OkDto> {
    await this.limits.useIdentity(userId, UPLOADS);
    await this.users.updateResume(userId, resume);
    return ok({}, MESSAGES.resumeUpdated);
  }
}
