import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { SLOW_PDFS } from '../contract/route/limit-rules.js';
import type { Upload } from '../contract/route/accepts-body.decorator.js';
import { AppError } from '../errors/app-error.js';
import { LimitsService } from '../limits/limits.service.js';
import { originsOf } from '../limits/origins.js';
import { PdfPool } from './pdf-pool.js';

/** Checks a PDF before it is stored. Counts slow PDFs per account (FILE-2, BUDGET-2). */
@Injectable()
export class PdfCheckService {
  constructor(
    private readonly pool: PdfPool,
    private readonly limits: LimitsService,
  ) {}

  /**
   * @param account of the uploader
   * @throws AppError pdf_unreadable, too_large if it has too many pages, too_many_requests, unavailable
   */
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

/** The widest network that belongs to one customer. */
function networkOf(address: string | undefined): string {
  return originsOf(address).at(-1)?.name ?? '';
}
