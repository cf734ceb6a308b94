import type { SecurityEventName } from '../security-log/security-events.js';

export const FILE_HOLDERS = ['users', 'companies', 'applications'] as const;
export type FileHolder = (typeof FILE_HOLDERS)[number];

/** `registration`: the certificate of a company. */
export type DocumentKind = 'resume' | 'certificate' | 'registration';
export type FileKind = DocumentKind | 'logo';

interface FileRules {
  owners: readonly FileHolder[];
  /** Logged when a company opens the file. A `public` file has an unsigned address. */
  viewed: SecurityEventName | 'public';
  /** Time after which a file without references is removed (FILE-6). */
  unreferencedMs: number;
}

const HOUR_MS = 60 * 60_000;

export const FILE_KINDS: Record<FileKind, FileRules> = {
  resume: { owners: ['users', 'applications'], viewed: 'resume-viewed', unreferencedMs: HOUR_MS },
  certificate: { owners: ['applications'], viewed: 'certificate-viewed', unreferencedMs: HOUR_MS },
  registration: { owners: ['companies'], viewed: 'registration-viewed', unreferencedMs: HOUR_MS },
  logo: { owners: ['companies'], viewed: 'public', unreferencedMs: HOUR_MS },
};

export const ALL_KINDS = Object.keys(FILE_KINDS) as FileKind[];
export const LINKED_KINDS = ALL_KINDS.filter((kind) => FILE_KINDS[kind].viewed !== 'public');
