import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { SLOW_PDFS } from '../contract/route/limit-rules.js';
import type { Upload } from '../contract/route/accepts-body.decorator.js';
import { AppError } from '../errors/app-error.js';
import { LimitsService } from '../limits/limits.service.js';
import { networkOf } from '../limits/network-share.js';
import { PdfPool } from './pdf-pool.js';

@Injectable()
export class PdfCheckService {
  constructor(
    private readonly pool: PdfPool,
    private readonly limits: LimitsService,
  ) {}

  /** Slow PDFs are counted per account (FILE-2, BUDGET-2). */
  async refuseUnsafe({ field, bytes, from }: Upload, account: string): Promise<void> {
    await this.limits.refuseUsedUp(account, SLOW_PDFS);
    const verdict = await this.pool.read(bytes, { account, address: networkOf(from) });
    if (verdict === 'safe') return;
    if (verdict === 'too slow') await this.limits.use(account, SLOW_PDFS);
    const message = verdict === 'too long' ? MESSAGES.pdfTooLong : MESSAGES.pdfUnreadable;
    throw new AppError(verdict === 'too long' ? 'too_large' : 'pdf_unreadable', message, {
      errors: { [field]: message },
      isSpent: true,
    });
  }
}
