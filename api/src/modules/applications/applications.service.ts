import { Injectable } from '@nestjs/common';
import { FIRST_STATUS, JOB_KINDS, type JobKind, LIMITS, MESSAGES } from '@skybil/shared';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { Settings } from '../../platform/config/settings.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { pick } from '../../platform/database/stored-fields.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import type { WeeklyCounts } from '../../platform/database/weekly-counts.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import type { KeyedRequest } from '../../platform/contract/route/idempotency-key.decorator.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import type { Upload } from '../../platform/contract/route/accepts-body.decorator.js';
import { counter } from '../../platform/metrics/numbers.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { JobRecord } from '../jobs/job.record.js';
import { ApplicantMailsService } from '../companies/applicant-mails.service.js';
import { ClosingService } from '../jobs/closing.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import { advertNow } from './advert-now.js';
import { ApplicationReceiptsService } from './application-receipts.service.js';
import { ApplicationMapper } from './application.mapper.js';
import { refuseUnlessOpen, refuseWithoutResume, refuseWrongDocuments } from './application.policy.js';
import {
  type ApplicationsOf,
  ApplicationsRepository,
  type ReceivedCounts,
} from './applications.repository.js';
import { type ApplicationDocuments, DOCUMENT_FIELDS } from './application.fields.js';
import type { ApplicationRecord } from './application.record.js';
import type { ApplicationDto } from './dto/application.dto.js';
import type { OwnApplicationDto } from './dto/own-application.dto.js';

export type { ReceivedCounts };

/** Stored answer for a repeated request with the same idempotency key. */
const HELD = 'held';
const ERASURE_BATCH = 500;

const applicationsSent = counter(
  'skybil_applications_total',
  'Applications that seekers sent, by kind of job',
  ['kind'],
);

export interface OwnApplication {
  application: Omit<ApplicationDto, 'certificate' | 'userId'>;
  documents: ApplicationDocuments;
}

export interface ApplyRequest {
  jobId: string;
  isForm: boolean;
  certificate?: Upload;
  /** APPLY-43 */
  lastCertificate?: boolean;
}

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly mapper: ApplicationMapper,
    private readonly jobs: JobsService,
    private readonly closing: ClosingService,
    private readonly users: UsersService,
    private readonly files: FilesService,
    private readonly changes: BoardChanges,
    private readonly idempotency: IdempotencyService,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly applicantMails: ApplicantMailsService,
    private readonly receipts: ApplicationReceiptsService,
  ) {}

  /** APPLY-1, APPLY-3 */
  async apply(
    caller: Principal,
    request: ApplyRequest,
    keyedRequest?: KeyedRequest,
  ): Promise<{ held?: true }> {
    const answer = await this.idempotency.once(keyedRequest, async () =>
      (await this.applyOnce(caller, request, keyedRequest)) ? HELD : '',
    );
    return answer === HELD ? { held: true } : {};
  }

  /** @returns whether the application is held (APPLY-21) */
  private async applyOnce(
    caller: Principal,
    { jobId, isForm, certificate, lastCertificate = false }: ApplyRequest,
    keyedRequest: KeyedRequest | undefined,
  ): Promise<boolean> {
    const userId = caller.id;
    const [job, { resumeFileId }] = await Promise.all([this.jobs.byId(jobId), this.users.applicant(userId)]);
    refuseUnlessOpen(job, databaseNow());
    refuseWithoutResume(resumeFileId);
    if (await this.applications.hasApplied(userId, jobId)) throw alreadyApplied();
    const earlier =
      lastCertificate && !certificate ? await this.applications.lastCertificateOf(userId) : undefined;
    refuseWrongDocuments(job, {
      isForm: isForm || lastCertificate,
      hasCertificate: certificate !== undefined || earlier !== undefined,
    });
    const uploaded = certificate ? await this.files.savePdf(certificate, 'certificate', userId) : undefined;
    const held = await this.store(caller, job, { uploaded, earlier }, keyedRequest);
    applicationsSent.inc({ kind: job.kind });
    this.changes.notify('applications', job.id);
    return held;
  }

  async ofSeeker(userId: string, kind: JobKind): Promise<ApplicationDto[]> {
    return this.mapper.forSeeker(await this.applications.ofSeeker(userId, [kind], LIMITS.maxUnpagedJobs));
  }

  /** Of both kinds, with their adverts as they are now. */
  async allWithAdverts(userId: string): Promise<OwnApplicationDto[]> {
    const records = await this.applications.ofSeeker(userId, JOB_KINDS, LIMITS.maxUnpagedJobs);
    const [dtos, adverts] = await Promise.all([
      this.mapper.forSeeker(records),
      this.jobs.advertFacts(records.map(({ jobId }) => jobId)),
    ]);
    return records.map(({ jobId, date }, at) => ({
      ...(dtos[at] as ApplicationDto),
      advert: advertNow(adverts.get(jobId), date),
    }));
  }

  countByWeek(weeks: number): Promise<WeeklyCounts> {
    return this.applications.countByWeek(weeks);
  }

  /** Of the companies that received at least so many. */
  receivedSince(moment: Date, least: number): Promise<ReceivedCounts[]> {
    return this.applications.receivedSince(moment, least);
  }

  /** Applications since `since` whose seekers were not warned of fraud. */
  unwarned(of: ApplicationsOf, since: Date, limit: number): Promise<ApplicationRecord[]> {
    return this.applications.unwarned(of, since, limit);
  }

  /** @returns false if the seeker was warned already, or the application is gone */
  noteWarning(id: string, unit: UnitOfWork): Promise<boolean> {
    return this.applications.noteWarning(id, new Date(databaseNow()), unit);
  }

  async allOfSeeker(userId: string): Promise<OwnApplication[]> {
    const records = await this.applications.allOfSeeker(userId);
    const dtos = await this.mapper.forSeeker(records);
    return dtos.map(({ certificate: _link, userId: _applicant, ...application }, at) => ({
      application,
      documents: pick(records[at] as ApplicationRecord, DOCUMENT_FIELDS),
    }));
  }

  async eraseRejectedBefore(moment: Date): Promise<void> {
    let erased: number;
    do {
      erased = await this.applications.eraseRejectedBefore(moment, ERASURE_BATCH);
    } while (erased === ERASURE_BATCH);
    this.changes.notify('applications');
  }

  eraseInterviewsBefore(moment: Date): Promise<void> {
    return this.applications.eraseInterviewsBefore(moment);
  }

  /** Those that nobody decided, of jobs that closed before the moment. */
  async eraseUndecidedBefore(moment: Date): Promise<void> {
    for await (const jobIds of this.closing.closedBefore(moment))
      await this.applications.eraseUndecidedOf(jobIds);
    this.changes.notify('applications');
  }

  /** Files first: if the erasure is interrupted, the applications still name the files that are left. */
  async eraseOfSeeker(userId: string): Promise<void> {
    const sent = await this.applications.allOfSeeker(userId);
    const fileIds = sent.flatMap((one) => Object.values(pick(one, DOCUMENT_FIELDS)));
    for (const fileId of new Set(fileIds)) await this.files.remove(fileId);
    await this.applications.eraseOfSeeker(userId);
    this.changes.notify('applications');
  }

  async eraseOfCompany(companyId: string): Promise<void> {
    await this.applications.eraseOfCompany(companyId);
    this.changes.notify('applications');
  }

  /**
   * Of parallel calls, one succeeds and the others delete the certificate that they uploaded.
   * @returns whether the application is held
   */
  private async store(
    caller: Principal,
    { kind, id: jobId, companyId }: JobRecord,
    { uploaded, earlier }: { uploaded: string | undefined; earlier: string | undefined },
    keyedRequest: KeyedRequest | undefined,
  ): Promise<boolean> {
    const userId = caller.id;
    const certificateFileId = uploaded ?? earlier;
    try {
      return await this.transactions.run(async (unit) => {
        if (keyedRequest) await this.idempotency.saveKey(keyedRequest, unit);
        // lets most parallel calls fail here, before they wait for the lock on the seeker
        if (await this.applications.hasApplied(userId, jobId, unit)) throw alreadyApplied();
        const { resumeFileId, isProven } = await this.users.lock(caller, unit);
        refuseWithoutResume(resumeFileId);
        const held = !isProven && this.settings.MODERATION !== 'off';
        if (keyedRequest && held) await this.idempotency.saveAnswer(keyedRequest, HELD, unit);
        const now = new Date(databaseNow());
        await this.applications.insert(
          {
            ...{ kind, jobId, companyId, userId, resumeFileId, certificateFileId },
            status: FIRST_STATUS,
            date: now,
            held: held || undefined,
          },
          unit,
        );
        if (!held) await this.applicantMails.onNewApplicant(companyId, unit);
        if (isProven) await this.receipts.onApplied(userId, jobId, now, unit);
        return held;
      });
    } catch (error) {
      const isDuplicate = isDuplicateKey(error);
      // after any other error the transaction may have been committed, with the certificate
      const isRefused = isDuplicate || error instanceof AppError;
      if (isRefused && uploaded) await this.files.remove(uploaded);
      throw isDuplicate ? alreadyApplied() : error;
    }
  }
}

function alreadyApplied(): AppError {
  return new AppError('already_applied', MESSAGES.alreadyApplied);
}
