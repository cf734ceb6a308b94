import { Injectable } from '@nestjs/common';
import { isAhead, MESSAGES } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { isPendingForSeeker } from './application.policy.js';
import type { Interview } from './application.record.js';
import { ApplicationsRepository } from './applications.repository.js';
import { InterviewLinks } from './interview-links.js';
import { type AskedAnswer, refusePhoneWithNo } from './interview.policy.js';
import { InterviewsRepository } from './interviews.repository.js';

/** What the page of the link in a mail shows. */
export interface LinkedInterview {
  jobTitle: string;
  company: string;
  interview: Interview;
}

/** A seeker says whether they come (INTERVIEW-4, INTERVIEW-5). */
@Injectable()
export class InterviewAnswersService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly links: InterviewLinks,
    private readonly jobs: JobsService,
    private readonly companies: CompaniesService,
  ) {}

  /** @throws AppError bad_input, not_found, interview_changed */
  async answer(application: { id: string; userId: string }, asked: AskedAnswer): Promise<void> {
    refusePhoneWithNo(asked);
    if (!(await this.applications.isOfSeeker(application.userId, application.id)))
      throw new AppError('not_found', MESSAGES.applicationNotFound);
    const { sequence, answer, phone } = asked;
    const given = { answer, answeredAt: new Date(databaseNow()), phone };
    if (!(await this.interviews.answer(application, sequence, given)))
      throw new AppError('interview_changed', MESSAGES.interviewChanged);
  }

  /** @returns undefined if the link is not ours, or the seeker does not expect the interview any more */
  async linked(token: string): Promise<LinkedInterview | undefined> {
    const id = this.links.read(token);
    const application = id ? await this.interviews.byId(id) : undefined;
    const now = databaseNow();
    if (!application || application.warnedAt || !isPendingForSeeker(application, now)) return undefined;
    const { jobId, companyId, interview } = application;
    if (!isAhead(interview, now)) return undefined;
    const [job, companies] = await Promise.all([this.jobs.byId(jobId), this.companies.refs([companyId])]);
    if (!job) return undefined;
    return { jobTitle: job.title, company: companies.get(companyId)?.name ?? '', interview };
  }

  /** A yes without a phone number keeps the one that was given before. @throws AppError bad_input, not_found, interview_changed */
  async answerByLink(token: string, asked: AskedAnswer): Promise<void> {
    const id = this.links.read(token);
    const application = id ? await this.interviews.byId(id) : undefined;
    if (!application) throw new AppError('not_found', MESSAGES.applicationNotFound);
    const kept = asked.answer === 'yes' ? application.interview?.phone : undefined;
    await this.answer(application, { ...asked, phone: asked.phone || kept });
  }
}
