import type { SecurityEventName } from '../security-log/security-events.js';

/** The modules whose records hold ids of files. */
export const FILE_HOLDERS = ['users', 'companies', 'applications'] as const;
export type FileHolder = (typeof FILE_HOLDERS)[number];

/** PDFs, which are opened by signed links. */
export type DocumentKind = 'resume' | 'certificate';
export type FileKind = DocumentKind | 'logo';

interface FileRules {
  /** Whose records refer to it, and say who may view it. */
  owners: readonly FileHolder[];
  /** What the security log calls it when a company opens it; `public` files have an address without a signature. */
  viewed: SecurityEventName | 'public';
  /** How long it is kept when no record refers to it (FILE-6). */
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
