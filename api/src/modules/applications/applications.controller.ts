import { Body, Controller, Get, Post, Req, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { Access } from '../../auth/access.decorator.js';
import { SeekerId } from '../../auth/identity.js';
import { PdfUpload } from '../../files/upload.js';
import { Answers } from '../../http/answers.decorator.js';
import { ok, OkDto } from '../../http/ok.js';
import { AddressLimits } from '../../limits/address-limits.js';
import { UPLOADS } from '../../limits/limit-rules.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationsDto } from './dto/application.dto.js';
import { ApplyDto, ApplyFormDto } from './dto/apply.dto.js';

@ApiTags('Seeker')
@ApiExtraModels(ApplyDto, ApplyFormDto)
@Access('seeker')
@Controller('users')
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly limits: AddressLimits,
  ) {}

  /** Applies: JSON for an on-site job, a form with a PDF certificate for a remote one. Needs a resume on file. */
  @Post('apply')
  @PdfUpload('certificate')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ schema: { oneOf: [{ $ref: getSchemaPath(ApplyDto) }, { $ref: getSchemaPath(ApplyFormDto) }] } })
  @Answers({ ok: OkDto, fails: [400, 401, 404, 409, 413, 415, 422] })
  async apply(
    @SeekerId() userId: string,
    @Body() { jobId }: ApplyDto,
    @Req() request: Request,
    @UploadedFile() certificate?: Express.Multer.File,
  ): Promise<OkDto> {
    if (certificate) await this.limits.useIdentity(userId, UPLOADS);
    const isForm = request.is('multipart/form-data') !== false && request.is('multipart/form-data') !== null;
    await this.applications.apply(userId, { jobId, isForm, certificate });
    return ok({}, MESSAGES.applied);
  }

  /** The seeker's applications to on-site jobs. */
  @Get('applications')
  @Answers({ ok: ApplicationsDto, fails: [401] })
  async list(@SeekerId() userId: string): Promise<ApplicationsDto> {
    return ok({ applications: await this.applications.ofSeeker(userId, 'job') });
  }

  /** The seeker's applications to remote jobs. */
  @Get('remote-applications')
  @Answers({ ok: ApplicationsDto, fails: [401] })
  async listRemote(@SeekerId() userId: string): Promise<ApplicationsDto> {
    return ok({ applications: await this.applications.ofSeeker(userId, 'remote') });
  }
}
