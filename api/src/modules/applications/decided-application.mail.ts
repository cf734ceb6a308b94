import { Injectable } from '@nestjs/common';
import { withoutLinks } from '@skybil/shared';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { ApplicationsRepository } from './applications.repository.js';

/** Adds the next step when the mail is sent, without links (DECIDE-10). */
@PreparesMail('application-decided')
@Injectable()
export class DecidedApplicationMail implements MailPreparer {
  constructor(private readonly applications: ApplicationsRepository) {}

  async prepare({ data: { applicationId } }: MailToPrepare): Promise<Record<string, string>> {
    // mails from before the next step existed name no application
    const nextStep = applicationId ? await this.applications.nextStep(applicationId) : undefined;
    return { nextStep: withoutLinks(nextStep ?? '') };
  }
}
