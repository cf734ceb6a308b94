import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { ok, type OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Client, ClientOf, clientOf } from '../../platform/contract/route/client.js';
import { type Principal, Staff } from '../../platform/contract/route/principal.js';
import { attachmentDisposition } from '../../platform/files/file-name.js';
import { sendStream } from '../../platform/files/send-stream.js';
import { READ_AHEAD_BYTES } from '../../platform/files/store/file-store.js';
import { BytesInFlight } from '../../platform/limits/bytes-in-flight.js';
import { DECIDED } from './decided-answers.js';
import { ApprovalDto, RefusalDto, RegistrationRefusalDto } from './dto/decision.dto.js';
import { StaffDecisionsService } from './staff-decisions.service.js';

@ApiTags('Staff')
@Access('staff')
@Controller('staff/companies')
export class StaffCompaniesController {
  constructor(
    private readonly decisions: StaffDecisionsService,
    private readonly inFlight: BytesInFlight,
  ) {}

  /**
   * Suspend a company
   * @remarks Hides all of its jobs. Its recruiters still sign in and read.
   */
  @Post(':id/suspend')
  @Answers(DECIDED)
  async suspend(
    @Param('id', IdParamPipe) id: string,
    @Body() given: RefusalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideCompany('suspend', id, given, maker, client));
  }

  /**
   * Lift a suspension
   * @remarks Its jobs are shown as it chose.
   */
  @Post(':id/restore')
  @Answers(DECIDED)
  async lift(
    @Param('id', IdParamPipe) id: string,
    @Body() given: ApprovalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideCompany('restore', id, given, maker, client));
  }

  /**
   * The certificate that a company sent
   * @remarks Deleted some weeks after the decision. Each reading is in the security log.
   */
  @Get(':id/certificate')
  @Answers({
    ok: { mediaType: 'application/pdf', description: 'The PDF, to be saved' },
    fails: ['unauthorized', 'not_found'],
    headers: ['Content-Disposition'],
  })
  async certificate(
    @Param('id', IdParamPipe) id: string,
    @Staff() maker: Principal,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.inFlight.stream(request, response, READ_AHEAD_BYTES);
    const file = await this.decisions.certificate(id, maker, clientOf(request, response));
    response.set({
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': attachmentDisposition(file.name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await sendStream(file.bytes, response);
  }

  /**
   * Verify a company
   * @remarks Number and certificate agree with the register. Its cards and pages say so.
   */
  @Post(':id/verify')
  @Answers(DECIDED)
  async verify(
    @Param('id', IdParamPipe) id: string,
    @Body() given: ApprovalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideCompany('verify', id, given, maker, client));
  }

  /**
   * Refuse the registration of a company
   * @remarks It may send another certificate.
   */
  @Post(':id/refuse')
  @Answers(DECIDED)
  async refuse(
    @Param('id', IdParamPipe) id: string,
    @Body() given: RegistrationRefusalDto,
    @Staff() maker: Principal,
    @ClientOf() client: Client,
  ): Promise<OkDto> {
    return ok({}, await this.decisions.decideCompany('refuse', id, given, maker, client));
  }
}
