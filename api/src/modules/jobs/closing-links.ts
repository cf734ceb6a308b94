import { Injectable } from '@nestjs/common';
import { FORM_ROUTES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { hmacOf, isSigned, withFormer } from '../../platform/config/signing-keys.js';

/** A job and the day on which it was to close when the mail was sent. */
export interface LinkedJob {
  id: string;
  closingDate: string;
}

const TOKEN = /^([0-9a-f]{24})\.(\d{4}-\d{2}-\d{2})\.([\w-]+)$/;

/**
 * Links in the mails before a job closes (CLOSE-9). A link names the closing date, and works while the notice
 * about this date is noted in the job (`closeNotice`). Every use removes the note, so a link works once.
 */
@Injectable()
export class ClosingLinks {
  private readonly secrets: [string, ...string[]];

  constructor(private readonly settings: Settings) {
    this.secrets = withFormer(settings.FILE_LINK_SECRET, settings.FILE_LINK_SECRET_FORMER);
  }

  address(job: LinkedJob): string {
    return `${this.settings.PUBLIC_URL}${FORM_ROUTES.closing}/${this.token(job)}`;
  }

  token(job: LinkedJob): string {
    return `${job.id}.${job.closingDate}.${hmacOf(this.secrets[0], signed(job))}`;
  }

  /** @returns undefined for a token that this board did not make */
  read(token: string): LinkedJob | undefined {
    const [, id, closingDate, signature = ''] = TOKEN.exec(token) ?? [];
    if (!id || !closingDate) return undefined;
    const job = { id, closingDate };
    return isSigned(this.secrets, signed(job), signature) ? job : undefined;
  }
}

function signed({ id, closingDate }: LinkedJob): string {
  return `the closing of ${id} on ${closingDate}`;
}
