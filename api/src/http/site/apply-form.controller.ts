import {
  type ArgumentsHost,
  Body,
  Catch,
  Controller,
  type ExceptionFilter,
  Headers,
  HttpStatus,
  Param,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  APPLY_FIELDS,
  APPLY_PAGES,
  type ApplyAnswer,
  type ApplyField,
  type ErrorCode,
  FORM_ROUTES,
  LIMITS,
} from '@skybil/shared';
import type { Request, Response } from 'express';
import { SignInWithCodeDto } from '../../modules/accounts/dto/password.dto.js';
import { type Visitor, VisitorOf } from '../../modules/accounts/visitor.js';
import { ApplicationsService } from '../../modules/applications/applications.service.js';
import { LocalOnlyGuard } from '../../modules/users/local-only.guard.js';
import { LocalSignInService } from '../../modules/users/local-sign-in.service.js';
import { ProfileService } from '../../modules/users/profile.service.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import {
  AcceptsBody,
  pdfsOfPage,
  type Upload,
  Uploaded,
} from '../../platform/contract/route/accepts-body.decorator.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { SIGN_INS, UPLOADS } from '../../platform/contract/route/limit-rules.js';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';
import { RequestLimits } from '../../platform/limits/request-limits.js';
import type { Failure } from '../server/error.filter.js';
import { answerWithForm } from './answer-with-form.js';
import { refuseCrossSite } from './refuse-cross-site.js';
import { RenderedPagesService } from './rendered-pages.service.js';

const FIELD_OF: Partial<Record<ErrorCode, ApplyField>> = {
  invalid_credentials: 'password',
  second_factor_needed: 'code',
  resume_required: 'resume',
};

/** Answers with the page of the form, which says what was wrong and keeps the e-mail. */
@Catch()
export class ApplyErrorFilter implements ExceptionFilter {
  constructor(private readonly pages: RenderedPagesService) {}

  catch(error: unknown, host: ArgumentsHost): Promise<void> {
    return answerWithForm(this.pages, error, host, {
      path: pagePath,
      loaded: (failure, body) => ({ applyAnswer: answerOf(failure, body) }),
      notSent: 'Your application was not sent',
    });
  }
}

/** The apply form for browsers without script. Programs use the API. */
@ApiExcludeController()
@Controller(`${PAGE_FORMS}/apply`)
@UseGuards(LocalOnlyGuard)
@UseFilters(ApplyErrorFilter)
export class ApplyFormController {
  constructor(
    private readonly local: LocalSignInService,
    private readonly profile: ProfileService,
    private readonly applications: ApplicationsService,
    private readonly limits: RequestLimits,
  ) {}

  @Post(':kind/:id')
  @Access('public')
  @Limit(...SIGN_INS)
  @AcceptsBody(pdfsOfPage('resume', 'certificate'))
  async apply(
    @Param('id', IdParamPipe) jobId: string,
    @Body() given: SignInWithCodeDto,
    @VisitorOf() visitor: Visitor,
    @Req() request: Request,
    @Res() response: Response,
    @Uploaded('resume') resume?: Upload,
    @Uploaded('certificate') certificate?: Upload,
    @Headers('sec-fetch-site') from?: string,
  ): Promise<void> {
    refuseCrossSite(from);
    const { held } = await this.local.signInFor(given, visitor, async (seeker) => {
      const files = [resume, certificate].filter(Boolean);
      await this.limits.use(
        request,
        seeker,
        files.map(() => UPLOADS),
      );
      if (resume) await this.profile.updateResume(seeker, resume);
      return this.applications.apply(seeker, { jobId, isForm: certificate !== undefined, certificate });
    });
    response.redirect(HttpStatus.SEE_OTHER, `${pagePath(request)}?note=${held ? 'held' : 'sent'}`);
  }
}

function pagePath({ path }: Request): string {
  return path.replace(FORM_ROUTES.apply, APPLY_PAGES);
}

function answerOf({ code, message, errors: named }: Failure, body: unknown): ApplyAnswer {
  const typed = (body ?? {}) as Record<string, unknown>;
  const { email } = typed;
  const errors: ApplyAnswer['errors'] = {};
  for (const [field, sentence] of Object.entries(named ?? { [FIELD_OF[code] ?? 'form']: message }))
    errors[APPLY_FIELDS.find((one) => one === field) ?? 'form'] = sentence;
  return {
    email: typeof email === 'string' ? email.slice(0, LIMITS.emailCharacters) : '',
    needsCode: errors.code !== undefined || 'code' in typed,
    errors,
  };
}
