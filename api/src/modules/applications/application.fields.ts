import type { SchemaDefinitionProperty } from 'mongoose';
import type { DocumentKind } from '../../platform/files/file-kinds.js';

export interface ApplicationDocuments {
  resumeFileId: string;
  /** Remote jobs only. */
  certificateFileId?: string;
}

/** How each document is stored. Access, sweeping and erasure are derived from this list. */
export const DOCUMENTS = {
  resumeFileId: { type: String, required: true },
  certificateFileId: { type: String },
} satisfies Record<keyof ApplicationDocuments, SchemaDefinitionProperty>;

export const DOCUMENT_KINDS: Record<keyof ApplicationDocuments, DocumentKind> = {
  resumeFileId: 'resume',
  certificateFileId: 'certificate',
};

export const DOCUMENT_FIELDS = Object.keys(DOCUMENTS) as (keyof ApplicationDocuments)[];
