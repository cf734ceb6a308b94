import { Injectable } from '@nestjs/common';
import { REJECTION_REASONS } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { RejectionsRepository } from './rejections.repository.js';

/** Not sent if the rejection was undone. Once this mail is made, it can no longer be undone (DECIDE-8). */
@PreparesMail('application-rejected')
@Injectable()
export class RejectedApplicationMail implements MailPreparer {
  constructor(private readonly rejections: RejectionsRepository) {}

  async prepare({ data }: MailToPrepare): Promise<Record<string, string> | null> {
    const { applicationId = '', decidedAt = '' } = data;
    const told = await this.rejections.noteTold(applicationId, new Date(decidedAt), new Date(databaseNow()));
    if (!told) return null;
    const { reason, note } = told;
    return { reason: reason ? REJECTION_REASONS[reason] : '', hasNote: note ? 'yes' : '' };
  }
}
