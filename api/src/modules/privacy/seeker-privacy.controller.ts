import { sendStream } from '../../platform/files/send-stream.js';
import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Response } from 'express';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { DATA_DOWNLOADS, ERASURE_TRIES } from '../../platform/contract/route/limit-rules.js';
import { SeekerId } from '../../platform/contract/route/principal.js';
import { DataDownloadService } from './data-download.service.js';
import { EraseAccountDto, OneReceiptDto } from './dto/receipt.dto.js';
import { ErasureService } from './erasure.service.js';

@ApiTags('Seeker')
@Access('seeker')
@Controller('users')
export class SeekerPrivacyController {
  constructor(
    private readonly downloads: DataDownloadService,
    private readonly erasures: ErasureService,
  ) {}

  /**
   * All own data
   * @remarks `data.json` with profile, applications, newsletter, unsent mails, and who viewed the documents; `resume.json`
   * in the format JSON Resume; the resume and certificates in `files/`. Limited to a few downloads a day.
   */
  @Get('data.zip')
  @Limit(DATA_DOWNLOADS)
  @Answers({
    ok: { mediaType: 'application/zip', description: 'The files, packed while they are sent' },
    fails: ['unauthorized'],
    headers: ['Content-Disposition'],
  })
  async download(
    @SeekerId() userId: string,
    @ClientOf() client: Client,
    @Res() response: Response,
  ): Promise<void> {
    const zip = await this.downloads.open(userId, client);
    response.set({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await sendStream(zip, response);
  }

  /**
   * Erase the own account
   * @remarks Final, with all data about the seeker; the answer is the receipt. The built-in sign-in needs the password
   * again, and a code where two-step sign-in is on. An account at a hosted identity provider stays there.
   */
  @Post('erase')
  @Limit(ERASURE_TRIES)
  @Answers({ ok: OneReceiptDto, fails: [...IN_BODY, 'unauthorized', 'wrong_password', 'invalid_code'] })
  async erase(
    @SeekerId() userId: string,
    @Body() proof: EraseAccountDto,
    @ClientOf() client: Client,
  ): Promise<OneReceiptDto> {
    const receipt = await this.erasures.eraseSeeker(userId, proof, client);
    return ok({ receipt }, MESSAGES.accountErased);
  }
}
