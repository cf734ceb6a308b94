import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Readable } from 'node:stream';
import type { Client } from '../../platform/contract/route/client.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ALL_KINDS, FILE_KINDS } from '../../platform/files/file-kinds.js';
import { FilesService } from '../../platform/files/files.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { DOCUMENT_FIELDS, DOCUMENT_KINDS } from '../applications/application.fields.js';
import { CompaniesService } from '../companies/companies.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { toJsonResume } from './json-resume.js';
import { type SeekerData, StoredData } from './stored-data.js';
import { type ZipEntry, zipOf } from './zip.js';

const MAX_EVENTS = 1_000;

/** All stored data about a seeker, as one zip (PRIVACY-1). */
@Injectable()
export class DataDownloadService {
  constructor(
    private readonly users: UsersService,
    private readonly data: StoredData,
    private readonly files: FilesService,
    private readonly companies: CompaniesService,
    private readonly log: SecurityLog,
  ) {}

  async open(userId: string, client: Client): Promise<Readable> {
    const zip = await this.zip(userId);
    this.log.note('data-downloaded', { who: { kind: 'seeker', id: userId }, client });
    return zip;
  }

  /** The caller writes the security log. */
  async zip(userId: string): Promise<Readable> {
    const user = await this.users.byId(userId);
    if (!user) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    const [data, events] = await Promise.all([
      this.data.ofSeeker(user),
      this.log.about({ kind: 'seeker', id: userId }, MAX_EVENTS),
    ]);
    const paths = await this.pathsOf(data.fileIds);
    return zipOf([
      textEntry('data.json', {
        ...describe(user, data, paths),
        viewedBy: await this.viewsIn(events),
        security: events.map(({ event, at }) => ({ event, at })),
      }),
      textEntry('resume.json', resumeOf(user, data, paths)),
      ...data.fileIds.map((id) => this.fileEntry(id, paths.get(id))),
    ]);
  }

  /** Numbered, because two files may have the same name. */
  private async pathsOf(fileIds: readonly string[]): Promise<Map<string, string>> {
    const names = await this.files.namesOf(fileIds);
    const known = fileIds.filter((id) => names.has(id));
    return new Map(known.map((id, at) => [id, `files/${at + 1} ${names.get(id)}`]));
  }

  private async viewsIn(events: readonly { event: string; who: string; at: Date }[]) {
    const views = events.flatMap(({ event, who, at }) => {
      const what = ALL_KINDS.find((kind) => FILE_KINDS[kind].viewed === event);
      return what ? [{ id: who.replace('company ', ''), what, at }] : [];
    });
    const known = await this.companies.refs([...new Set(views.map(({ id }) => id))]);
    return views.map(({ id, what, at }) => ({
      company: (known.get(id) ?? this.companies.missingRef(id)).name,
      what,
      at,
    }));
  }

  private fileEntry(id: string, name: string | undefined): ZipEntry {
    return {
      name: name ?? '',
      isCompressed: true,
      open: async () => {
        if (!name) return undefined;
        const file = await this.files.open(id).catch(ignoreMissing);
        return file?.bytes;
      },
    };
  }
}

/** The file may have been deleted since the list of files was made. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}

function textEntry(name: string, content: object): ZipEntry {
  const bytes = Buffer.from(JSON.stringify(content, null, 2));
  return { name, isCompressed: false, open: () => Promise.resolve([bytes]) };
}

function describe(
  user: UserRecord,
  { applications, savedJobs, reports, mails, newsletter, sessions }: SeekerData,
  paths: Map<string, string>,
) {
  const { id, sub, formerEmails = [], imageUrl, resumeFileId } = user;
  const { firstName, lastName, email, newEmail, phone, phoneShared, receipts } = user;
  const pathOf = (fileId?: string) => (fileId ? paths.get(fileId) : undefined);
  return {
    profile: {
      ...{ id, signInId: sub, firstName, lastName, email, newEmail, formerEmails },
      ...{ phone, phoneShared, receipts: receipts !== false, picture: imageUrl },
    },
    resume: pathOf(resumeFileId),
    applications: applications.map(({ application, documents }) => ({
      ...application,
      ...Object.fromEntries(
        DOCUMENT_FIELDS.map((field) => [DOCUMENT_KINDS[field], pathOf(documents[field])]),
      ),
    })),
    savedJobs,
    reports: reports.map(({ jobId, title, company, reason, text, email, reportedAt, state, decidedAt }) => ({
      ...{ jobId, title, company, reason, text, email, reportedAt, state, decidedAt },
    })),
    newsletter,
    mails,
    sessions,
  };
}

function resumeOf(user: UserRecord, { applications }: SeekerData, paths: Map<string, string>) {
  const certificates = applications.flatMap(({ application, documents: { certificateFileId } }) => {
    const path = certificateFileId && paths.get(certificateFileId);
    return path ? [{ file: path.replace(/^files\/\d+ /, ''), sentAt: application.date }] : [];
  });
  return toJsonResume(user, certificates);
}
