import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { EmailProofsService } from '../accounts/email-proofs.service.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { ErasureService } from '../privacy/erasure.service.js';
import { EmailProofDto } from './dto/email-proof.dto.js';

@ApiTags('Proof of an e-mail')
@Access('public')
@Controller('email-proof')
export class EmailProofController {
  constructor(
    private readonly proofs: EmailProofsService,
    private readonly erasures: ErasureService,
  ) {}

  /**
   * Confirm the e-mail of an account
   * @remarks Called by the page that the mail links to, for seekers and companies. Can be repeated.
   */
  @Post('confirm')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'not_found'] })
  async confirm(@Body() { token }: EmailProofDto, @ClientOf() client: Client): Promise<OkDto> {
    await this.proofs.confirm(token, client);
    return ok({}, MESSAGES.emailProven);
  }

  /**
   * Report that somebody else made the account
   * @remarks Erases an account whose e-mail was never confirmed, with all its data, and frees the e-mail. Can be repeated.
   */
  @Post('disown')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'not_found'] })
  async disown(@Body() { token }: EmailProofDto, @ClientOf() client: Client): Promise<OkDto> {
    await this.erasures.disown(await this.proofs.accountOf(token), client);
    return ok({}, MESSAGES.accountDisowned);
  }
}
