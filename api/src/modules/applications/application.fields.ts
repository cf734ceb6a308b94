import type { SchemaDefinitionProperty } from 'mongoose';
import type { DocumentKind } from '../../platform/files/file-kinds.js';

/** What an application is sent with: files, as they were then. A seeker writes nothing else. */
export interface ApplicationDocuments {
  resumeFileId: string;
  /** Remote jobs only. */
  certificateFileId?: string;
}

/** How each is kept. Who may see it, what the sweeper spares and what is erased follow from this list. */
export const DOCUMENTS = {
  resumeFileId: { type: String, required: true },
  certificateFileId: { type: String },
} satisfies Record<keyof ApplicationDocuments, SchemaDefinitionProperty>;

/** Which kind of file each is. */
export const DOCUMENT_KINDS: Record<keyof ApplicationDocuments, DocumentKind> = {
  resumeFileId: 'resume',
  certificateFileId: 'certificate',
};

export const DOCUMENT_FIELDS = Object.keys(DOCUMENTS) as (keyof ApplicationDocuments)[];
