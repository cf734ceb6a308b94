import { Injectable } from '@nestjs/common';
import { BY_VIDEO, formatAppointment, isAhead, quotedInMail, SITE_NAME } from '@skybil/shared';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Settings } from '../../platform/config/settings.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import { isPendingForSeeker } from './application.policy.js';
import type { ApplicationRecord, Interview } from './application.record.js';
import { InterviewLinks } from './interview-links.js';
import type { InterviewNews } from './interview-mails.js';
import { InterviewsRepository } from './interviews.repository.js';

/** Says when and where, and adds the calendar file. Its note and link are on the page only (MAIL-4). */
@PreparesMail('interview')
@Injectable()
export class InterviewMail implements MailPreparer {
  private readonly host: string;

  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly links: InterviewLinks,
    private readonly settings: Settings,
  ) {
    this.host = new URL(settings.PUBLIC_URL).hostname;
  }

  /** @returns null if the interview has changed since, or nobody expects it any more (INTERVIEW-6) */
  async prepare({ to, data }: MailToPrepare): Promise<Record<string, string> | null> {
    const { applicationId = '', sequence = '', jobTitle = '', company = '' } = data;
    const news = data.news as InterviewNews;
    const application = await this.interviews.byId(applicationId);
    const interview = application?.interview;
    if (!interview || String(interview.sequence) !== sequence) return null;
    if (!(await this.isWanted(application, news))) return null;
    const email = (await this.users.byId(application.userId))?.email;
    if (!email) return null;
    if (email !== to) {
      // the seeker has another address now; after a kill in between the mail may come twice
      await this.mail.enqueue({ to: email, template: 'interview', data: { ...data, kind: 'seeker' } });
      return null;
    }
    const { PUBLIC_URL } = this.settings;
    const isCancelled = news === 'cancelled';
    const pageUrl = isCancelled ? `${PUBLIC_URL}/applications` : this.links.address(applicationId);
    return {
      headline: HEADLINES[news],
      when: formatAppointment(interview.startsAt.toISOString()),
      place: interview.place ? quotedInMail(interview.place) : BY_VIDEO,
      isCancelled: isCancelled ? 'yes' : '',
      isAnswered: interview.answer ? 'yes' : '',
      pageUrl,
      calendar: this.calendar(
        interview,
        `Interview: ${quotedInMail(jobTitle)}, ${quotedInMail(company)}`,
        pageUrl,
      ),
    };
  }

  /** Nobody is reminded after a decision, a withdrawal, a no or a warning of fraud. A cancellation is mailed in any case. */
  private async isWanted(application: ApplicationRecord, news: InterviewNews): Promise<boolean> {
    const { withdrawnAt, warnedAt, interview, jobId } = application;
    if (news === 'cancelled') return !withdrawnAt;
    const now = databaseNow();
    if (warnedAt || !isPendingForSeeker(application, now) || !isAhead(interview, now)) return false;
    if (news === 'reminder' && interview.answer === 'no') return false;
    // a company that closed its account has no jobs
    return (await this.jobs.byId(jobId)) !== undefined;
  }

  private calendar(interview: Interview, summary: string, url: string): string {
    const { uid, sequence, startsAt, place, cancelled = false } = interview;
    const calendar = ical({
      prodId: { company: SITE_NAME, product: 'Interviews' },
      // no REQUEST, because answers are given on the page
      method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    });
    calendar.createEvent({
      id: `${uid}@${this.host}`,
      sequence,
      organizer: { name: SITE_NAME, email: this.settings.SUPPORT_EMAIL },
      start: startsAt,
      summary,
      location: place ? quotedInMail(place) : BY_VIDEO,
      url,
      stamp: interview.changedAt,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    return calendar.toString();
  }
}

const HEADLINES: Record<InterviewNews, string> = {
  invited: 'Invitation to an interview',
  moved: 'Your interview has changed',
  cancelled: 'Your interview is cancelled',
  reminder: 'Your interview is soon',
};
