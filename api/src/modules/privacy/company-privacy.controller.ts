import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Client, ClientOf } from '../../platform/contract/route/client.js';
import { Limit } from '../../platform/contract/route/limit.decorator.js';
import { ERASURE_TRIES } from '../../platform/contract/route/limit-rules.js';
import { CompanyId } from '../../platform/contract/route/principal.js';
import { CloseCompanyDto, OneReceiptDto } from './dto/receipt.dto.js';
import { ErasureService } from './erasure.service.js';

@ApiTags('Company account')
@Access('company')
@Controller('company')
export class CompanyPrivacyController {
  constructor(private readonly erasures: ErasureService) {}

  /**
   * Close the account
   * @remarks Final: jobs and logo are deleted, every session ends, and the e-mail can be used again. Seekers keep their own
   * applications, without the company. With two-step sign-in a code is needed too. The answer is the receipt.
   */
  @Post('close')
  @Limit(ERASURE_TRIES)
  @Answers({ ok: OneReceiptDto, fails: [...IN_BODY, 'unauthorized', 'wrong_password', 'invalid_code'] })
  async close(
    @CompanyId() companyId: string,
    @Body() confirmation: CloseCompanyDto,
    @ClientOf() client: Client,
  ): Promise<OneReceiptDto> {
    const receipt = await this.erasures.closeCompany(companyId, confirmation, client);
    return ok({ receipt }, MESSAGES.accountClosed);
  }
}
