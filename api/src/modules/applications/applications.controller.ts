import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Request } from 'express';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { type Principal, Seeker, SeekerId } from '../../platform/contract/route/principal.js';
import {
  pdf,
  AcceptsBody,
  type Upload,
  Uploaded,
} from '../../platform/contract/route/accepts-body.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { Bodies } from '../../platform/contract/route/bodies.decorator.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok } from '../../platform/contract/output/ok.js';
import {
  IdempotencyKey,
  type KeyedRequest,
  AcceptsIdempotencyKey,
} from '../../platform/contract/route/idempotency-key.decorator.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { UPLOADS } from '../../platform/contract/route/limit-rules.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationsDto, AppliedDto } from './dto/application.dto.js';
import { ApplyDto, ApplyFormDto } from './dto/apply.dto.js';
import { OwnApplicationsDto } from './dto/own-application.dto.js';

const APPLY_FAILURES = [
  'unauthorized',
  'not_found',
  'apply_at_source',
  'resume_required',
  'already_applied',
  'certificate_required',
  'wrong_kind',
  'pdf_unreadable',
  'key_reused',
] as const;

@ApiTags('Seeker')
@Controller('users')
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  /**
   * Apply to a job
   * @remarks To an on-site job. Needs an uploaded resume; the application keeps it as it is now. The form of
   * `applications_applyRemote` is accepted here too.
   */
  @Post('apply')
  @Access('seeker', { refusal: MESSAGES.loginToApply })
  @Limit(UPLOADS)
  @AcceptsBody(pdf('certificate'))
  @AcceptsIdempotencyKey()
  @Bodies({ 'application/json': ApplyDto })
  @Answers({ ok: AppliedDto, fails: [...IN_BODY, ...APPLY_FAILURES] })
  async apply(
    @Seeker() seeker: Principal,
    @Body() body: ApplyDto,
    @Req() request: Request,
    @Uploaded() certificate?: Upload,
    @IdempotencyKey() keyedRequest?: KeyedRequest,
  ): Promise<AppliedDto> {
    const isForm = Boolean(request.is('multipart/form-data'));
    const { held } = await this.applications.apply(seeker, { ...body, isForm, certificate }, keyedRequest);
    return ok({ held }, MESSAGES.applied);
  }

  /**
   * Apply to a remote job
   * @remarks With a PDF certificate. Needs an uploaded resume; the application keeps it as it is now.
   */
  @Post('apply-remote')
  @Access('seeker', { refusal: MESSAGES.loginToApply })
  @Limit(UPLOADS)
  @AcceptsBody(pdf('certificate'))
  @AcceptsIdempotencyKey()
  @Bodies({ 'multipart/form-data': ApplyFormDto })
  @Answers({ ok: AppliedDto, fails: [...IN_BODY, ...APPLY_FAILURES] })
  async applyRemote(
    @Seeker() seeker: Principal,
    @Body() body: ApplyDto,
    @Uploaded() certificate?: Upload,
    @IdempotencyKey() keyedRequest?: KeyedRequest,
  ): Promise<AppliedDto> {
    const { held } = await this.applications.apply(
      seeker,
      { ...body, isForm: true, certificate },
      keyedRequest,
    );
    return ok({ held }, MESSAGES.applied);
  }

  /**
   * Applications to jobs of both kinds
   * @remarks The signed-in seeker's, newest first, with what became of each advert.
   */
  @Get('all-applications')
  @Access('seeker')
  @Answers({ ok: OwnApplicationsDto, fails: ['unauthorized'] })
  async listAll(@SeekerId() userId: string): Promise<OwnApplicationsDto> {
    return ok({ applications: await this.applications.allWithAdverts(userId) });
  }

  /**
   * Applications to on-site jobs
   * @remarks The signed-in seeker's, newest first.
   */
  @Get('applications')
  @Access('seeker')
  @Answers({ ok: ApplicationsDto, fails: ['unauthorized'] })
  async list(@SeekerId() userId: string): Promise<ApplicationsDto> {
    return ok({ applications: await this.applications.ofSeeker(userId, 'job') });
  }

  /**
   * Applications to remote jobs
   * @remarks The signed-in seeker's, newest first, with a link to the certificate.
   */
  @Get('remote-applications')
  @Access('seeker')
  @Answers({ ok: ApplicationsDto, fails: ['unauthorized'] })
  async listRemote(@SeekerId() userId: string): Promise<ApplicationsDto> {
    return ok({ applications: await this.applications.ofSeeker(userId, 'remote') });
  }
}
