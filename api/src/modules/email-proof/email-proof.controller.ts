import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { EmailChangeService } from '../accounts/email-change.service.js';
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
    private readonly changes: EmailChangeService,
    private readonly erasures: ErasureService,
  ) {}

  /**
   * Confirm the e-mail of an account
   * @remarks Called by the page that the mail links to, for seekers and companies. The link of a change of the e-mail
   * makes the change. Can be repeated.
   */
  @Post('confirm')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'not_found', 'email_taken'] })
  async confirm(@Body() { token }: EmailProofDto, @ClientOf() client: Client): Promise<OkDto> {
    await this.proofs.confirm(token, client);
    return ok({}, MESSAGES.emailProven);
  }

  /**
   * Report that somebody else made the account
   * @remarks Erases an account whose e-mail was never confirmed, with all its data, and frees the e-mail. With the link of
   * a change of the e-mail only the change ends. Can be repeated.
   */
  @Post('disown')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'not_found'] })
  async disown(@Body() { token }: EmailProofDto, @ClientOf() client: Client): Promise<OkDto> {
    const { person, newEmail } = await this.proofs.proofOf(token);
    if (newEmail === undefined) {
      await this.erasures.disown(person, client);
      return ok({}, MESSAGES.accountDisowned);
    }
    await this.changes.refuse(person, newEmail);
    return ok({}, MESSAGES.emailChangeRefused);
  }
}
