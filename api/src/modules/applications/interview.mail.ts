import { Injectable } from '@nestjs/common';
import { FIRST_STATUS, formatAppointment, quotedInMail, SITE_NAME } from '@skybil/shared';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Settings } from '../../platform/config/settings.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import type { ApplicationRecord, Interview } from './application.record.js';
import { InterviewLinks } from './interview-links.js';
import type { InterviewNews } from './interview-mails.js';
import { isAhead } from './interview.policy.js';
import { InterviewsRepository } from './interviews.repository.js';

const BY_VIDEO = 'By video';

/** Says when and where, and adds the calendar file. Its note and link are on the page only (MAIL-4). */
@PreparesMail('interview')
@Injectable()
export class InterviewMail implements MailPreparer {
  private readonly host: string;

  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly links: InterviewLinks,
    private readonly settings: Settings,
  ) {
    this.host = new URL(settings.PUBLIC_URL).hostname;
  }

  /** @returns null if the interview has changed since, or nobody expects it any more (INTERVIEW-6) */
  async prepare({ data }: MailToPrepare): Promise<Record<string, string> | null> {
    const { applicationId = '', sequence = '', jobTitle = '', company = '' } = data;
    const news = data.news as InterviewNews;
    const application = await this.interviews.byId(applicationId);
    const interview = application?.interview;
    if (!interview || String(interview.sequence) !== sequence || !isWanted(application, news)) return null;
    const { PUBLIC_URL } = this.settings;
    const isCancelled = news === 'cancelled';
    const pageUrl = isCancelled ? `${PUBLIC_URL}/applications` : this.links.address(applicationId);
    return {
      headline: HEADLINES[news],
      when: formatAppointment(interview.startsAt.toISOString()),
      place: interview.place ? quotedInMail(interview.place) : BY_VIDEO,
      isCancelled: isCancelled ? 'yes' : '',
      pageUrl,
      calendar: this.calendar(
        interview,
        `Interview: ${quotedInMail(jobTitle)}, ${quotedInMail(company)}`,
        pageUrl,
      ),
    };
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

/** A decision, a withdrawal or a no ends the need for a mail. A cancellation is told in any case. */
function isWanted({ status, withdrawnAt, interview }: ApplicationRecord, news: InterviewNews): boolean {
  if (withdrawnAt) return false;
  if (news === 'cancelled') return true;
  if (status !== FIRST_STATUS || !isAhead(interview, databaseNow())) return false;
  return news !== 'reminder' || interview.answer !== 'no';
}
