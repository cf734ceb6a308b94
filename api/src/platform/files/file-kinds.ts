import type { SecurityEventName } from '../security-log/security-events.js';

/** Modules whose records contain file ids. */
export const FILE_HOLDERS = ['users', 'companies', 'applications'] as const;
export type FileHolder = (typeof FILE_HOLDERS)[number];

/** PDFs, which are opened by signed links. */
export type DocumentKind = 'resume' | 'certificate';
export type FileKind = DocumentKind | 'logo';

interface FileRules {
  /** Modules whose records refer to the file and decide who may view it. */
  owners: readonly FileHolder[];
  /** The security event that is logged when a company opens the file. A `public` file has an unsigned address. */
  viewed: SecurityEventName | 'public';
  /** How long a file without references is retained (FILE-6). */
  unreferencedMs: number;
}

const HOUR_MS = 60 * 60_000;

export const FILE_KINDS: Record<FileKind, FileRules> = {
  resume: { owners: ['users', 'applications'], viewed: 'resume-viewed', unreferencedMs: HOUR_MS },
  certificate: { owners: ['applications'], viewed: 'certificate-viewed', unreferencedMs: HOUR_MS },
  logo: { owners: ['companies'], viewed: 'public', unreferencedMs: HOUR_MS },
};

export const ALL_KINDS = Object.keys(FILE_KINDS) as FileKind[];
export const LINKED_KINDS = ALL_KINDS.filter((kind) => FILE_KINDS[kind].viewed !== 'public');
