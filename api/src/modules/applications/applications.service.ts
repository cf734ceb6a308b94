import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { FIRST_STATUS, type JobKind, LIMITS, MESSAGES } from '@skybil/shared';
import { BoardChanges } from '../../answers/board-changes.js';
import { together } from '../../answers/together.js';
import { FilesService } from '../../files/files.service.js';
import { currentRequest } from '../../contract/route/current-request.js';
import type { KeyedRequest } from '../../contract/route/idempotency-key.decorator.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { Upload } from '../../contract/route/takes.decorator.js';
import { pick } from '../../database/stored-fields.js';
import { counter } from '../../metrics/numbers.js';
import { AppError } from '../../errors/app-error.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import { ApplicationMapper } from './application.mapper.js';
import { refuseUnlessOpen, refuseWithoutResume, refuseWrongDocuments } from './application.policy.js';
import { ApplicationsRepository, type NewApplication } from './applications.repository.js';
import { type ApplicationDocuments, DOCUMENT_FIELDS } from './application.fields.js';
import type { ApplicationRecord } from './application.record.js';
import type { ApplicationDto } from './dto/application.dto.js';

const ERASED_AT_ONCE = 500;
/** Who applied within this time is looked for in one question. */
const LOOKS_AFTER_MS = 100;
/** A killed board is started again within it. */
const KILLED_WITHIN_MS = 60 * 60_000;

const applicationsSent = counter(
  'skybil_applications_total',
  'Applications that seekers sent, by kind of job',
  ['kind'],
);

export interface OwnApplication {
  application: Omit<ApplicationDto, 'certificate'>;
  documents: ApplicationDocuments;
}

export interface ApplyRequest {
  jobId: string;
  isForm: boolean;
  certificate?: Upload;
}

/** What a seeker may do: apply, and follow the own applications. */
@Injectable()
export class ApplicationsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ApplicationsService.name);
  /** Looks for seekers who were erased while they applied. */
  private readonly eraseIfGone: (userId: string) => Promise<void>;
  private readonly looking = new Set<Promise<void>>();
  /** Jobs that are read while it is found out who applies, by what is known of the request. */
  private readonly readAhead = new WeakMap<object, { jobId: string; read: Promise<JobRecord | undefined> }>();

  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly mapper: ApplicationMapper,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly files: FilesService,
    private readonly changes: BoardChanges,
    private readonly idempotency: IdempotencyService,
  ) {
    this.eraseIfGone = together((ids) => this.eraseOfGone(ids), LOOKS_AFTER_MS);
  }

  /** A board that was killed may have applied for somebody who was just erased, and not looked behind itself. */
  async onApplicationBootstrap(): Promise<void> {
    const lately = await this.applications.seekersSince(new Date(Date.now() - KILLED_WITHIN_MS));
    await this.eraseOfGone(lately);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.looking);
  }

  /** Begins to read the job that somebody may be about to apply to: everybody may see it. */
  readJobAhead(jobId: string): void {
    const request = currentRequest.getStore();
    if (!request) return;
    const read = this.jobs.byId(jobId);
    // whoever applies hears of it
    read.catch(() => undefined);
    this.readAhead.set(request, { jobId, read });
  }

  /**
   * Applies once (APPLY-1, APPLY-3). The checks run in this order: job, source, resume, applied before, documents.
   * @throws AppError not_found, apply_at_source, resume_required, already_applied, certificate_required, wrong_kind,
   * and those of {@link FilesService.savePdf}
   */
  async apply(userId: string, request: ApplyRequest, sent?: KeyedRequest): Promise<void> {
    await this.idempotency.once(sent, async () => {
      await this.applyOnce(userId, request, sent);
      return '';
    });
  }

  private async applyOnce(
    userId: string,
    { jobId, isForm, certificate }: ApplyRequest,
    sent: KeyedRequest | undefined,
  ): Promise<void> {
    // a form may take minutes to arrive after the guard read who sends it
    const since = isForm ? undefined : currentRequest.getStore()?.began;
    const [job, resumeFileId] = await Promise.all([
      this.jobOf(jobId),
      this.users.resumeFileId(userId, since),
    ]);
    refuseUnlessOpen(job);
    refuseWithoutResume(resumeFileId);
    // of an application that brings no document, storing it tells
    const bringsDocuments = isForm || job.kind === 'remote';
    if (bringsDocuments && (await this.applications.hasApplied(userId, jobId))) throw alreadyApplied();
    refuseWrongDocuments(job, { isForm, hasCertificate: certificate !== undefined });
    const certificateFileId = certificate
      ? await this.files.savePdf(certificate, 'certificate', userId)
      : undefined;
    const documents = { resumeFileId, ...(certificateFileId ? { certificateFileId } : {}) };
    await this.store(userId, job, documents, sent);
    applicationsSent.inc({ kind: job.kind });
    this.changes.tell('applications', job.id);
  }

  private jobOf(jobId: string): Promise<JobRecord | undefined> {
    const request = currentRequest.getStore();
    const ahead = request && this.readAhead.get(request);
    return ahead?.jobId === jobId ? ahead.read : this.jobs.byId(jobId);
  }

  async ofSeeker(userId: string, kind: JobKind): Promise<ApplicationDto[]> {
    return this.mapper.forSeeker(await this.applications.ofSeeker(userId, kind, LIMITS.maxBareJobs));
  }

  /** For the download of all own data. */
  async everyOfSeeker(userId: string): Promise<OwnApplication[]> {
    const records = await this.applications.everyOfSeeker(userId);
    const dtos = await this.mapper.forSeeker(records);
    return dtos.map(({ certificate: _link, ...application }, at) => ({
      application,
      documents: pick(records[at] as ApplicationRecord, DOCUMENT_FIELDS),
    }));
  }

  /** Part of the daily run: what was rejected long ago. */
  async eraseRejectedBefore(moment: Date): Promise<void> {
    let erased: number;
    do {
      erased = await this.applications.eraseRejectedBefore(moment, ERASED_AT_ONCE);
    } while (erased === ERASED_AT_ONCE);
    this.changes.tell('applications');
  }

  /** Part of erasing a seeker; the files first, so that an erasure which was stopped finds the rest of them again. */
  async eraseOfSeeker(userId: string): Promise<void> {
    const sent = await this.applications.everyOfSeeker(userId);
    const fileIds = sent.flatMap((one) => Object.values(pick(one, DOCUMENT_FIELDS)));
    for (const fileId of new Set(fileIds)) await this.files.remove(fileId);
    await this.applications.eraseOfSeeker(userId);
    this.changes.tell('applications');
  }

  /** Part of erasing a company that was never its owner's: what was sent to it was sent to nobody. */
  async eraseOfCompany(companyId: string): Promise<void> {
    await this.applications.eraseOfCompany(companyId);
    this.changes.tell('applications');
  }

  /** Of parallel tries one is stored; the others leave no file. */
  private async store(
    userId: string,
    job: JobRecord,
    documents: ApplicationDocuments,
    sent: KeyedRequest | undefined,
  ): Promise<void> {
    const { kind, id: jobId, companyId } = job;
    const stored = await this.insert(
      { kind, jobId, companyId, userId, ...documents, status: FIRST_STATUS, date: new Date() },
      sent,
    );
    if (!stored) {
      if (documents.certificateFileId) await this.files.remove(documents.certificateFileId);
      throw alreadyApplied();
    }
    this.lookBehind(userId);
  }

  /** @returns false when the seeker has applied to the job before, or this very request is done */
  private insert(application: NewApplication, sent: KeyedRequest | undefined): Promise<boolean> {
    if (!sent) return this.applications.insert(application);
    return this.applications.insertWith(application, (unit) => this.idempotency.note(sent, unit));
  }

  /**
   * An erasure that began while this was applied for may have gone through the applications already. Beside the answer:
   * the account went after that.
   */
  private lookBehind(userId: string): void {
    const look = this.eraseIfGone(userId)
      .catch((error: unknown) =>
        this.logger.error({ err: error }, 'applications of an erased seeker may be left'),
      )
      .finally(() => this.looking.delete(look));
    this.looking.add(look);
  }

  private async eraseOfGone(userIds: readonly string[]): Promise<undefined[]> {
    const there = await this.users.byIds(userIds);
    for (const id of new Set(userIds)) if (!there.has(id)) await this.eraseOfSeeker(id);
    return userIds.map(() => undefined);
  }
}

function alreadyApplied(): AppError {
  return new AppError('already_applied', MESSAGES.alreadyApplied);
}
