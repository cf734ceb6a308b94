import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok } from '../../platform/contract/output/ok.js';
import {
  AcceptsBody,
  pdf,
  type Upload,
  Uploaded,
} from '../../platform/contract/route/accepts-body.decorator.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { Bodies } from '../../platform/contract/route/bodies.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { UPLOADS } from '../../platform/contract/route/limit-rules.js';
import { CompanyId } from '../../platform/contract/route/principal.js';
import { CompanyRegistrationsService } from './company-registrations.service.js';
import { OneRegistrationDto, SendRegistrationDto, SendRegistrationFormDto } from './dto/registration.dto.js';

@ApiTags('Company account')
@Access('company')
@Controller('company')
export class CompanyRegistrationController {
  constructor(private readonly registrations: CompanyRegistrationsService) {}

  /**
   * The registration that the company sent
   * @remarks And what a moderator found.
   */
  @Get('registration')
  @Answers({ ok: OneRegistrationDto, fails: ['unauthorized'] })
  async registration(@CompanyId() companyId: string): Promise<OneRegistrationDto> {
    return ok({ registration: await this.registrations.own(companyId) });
  }

  /**
   * Send number and certificate of the registration
   * @remarks A moderator compares them with the register. Replaces what was sent before, unless that is verified already.
   */
  @Post('registration')
  @Limit(UPLOADS)
  @AcceptsBody(pdf('certificate'))
  @Bodies({ 'multipart/form-data': SendRegistrationFormDto })
  @Answers({ ok: OneRegistrationDto, fails: [...IN_BODY, 'unauthorized', 'pdf_unreadable', 'not_pending'] })
  async sendRegistration(
    @CompanyId() companyId: string,
    @Body() details: SendRegistrationDto,
    @ClientOf() client: Client,
    @Uploaded() certificate?: Upload,
  ): Promise<OneRegistrationDto> {
    await this.registrations.send(companyId, details, certificate, client);
    return ok({ registration: await this.registrations.own(companyId) }, MESSAGES.registrationSent);
  }
}
