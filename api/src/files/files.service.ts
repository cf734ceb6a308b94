import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../errors/app-error.js';
import { cleanFileName } from './file-name.js';
import { FileLinks, type LinkProof } from './file-links.js';
import { type FileOwner, FileOwners, type Viewer } from './file-owners.js';
import type { FilePurpose } from './file.schema.js';
import { FilesRepository } from './files.repository.js';
import { redrawLogo } from './logo-image.js';
import { PdfPool } from './pdf-pool.js';
import { FileStore, newStoreKey } from './store/file-store.js';

export interface OpenFile {
  name: string;
  contentType: string;
  size: number;
  bytes: Readable;
}

const PDF_MAGIC = Buffer.from('%PDF-');

@Injectable()
export class FilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
    private readonly owners: FileOwners,
    private readonly links: FileLinks,
    private readonly pdfs: PdfPool,
  ) {}

  /** Rooms that keep ids of files say so once, at start. */
  registerOwner(owner: FileOwner): void {
    this.owners.register(owner);
  }

  /**
   * @returns the file's id
   * @throws AppError bad_input, unsupported_type, pdf_unreadable, unavailable
   */
  async savePdf(upload: Express.Multer.File, purpose: 'resume' | 'certificate'): Promise<string> {
    refuseEmpty(upload);
    if (
      !/\.pdf$/i.test(upload.originalname) ||
      !upload.buffer.subarray(0, PDF_MAGIC.length).equals(PDF_MAGIC)
    ) {
      throw new AppError('unsupported_type', MESSAGES.pdfOnly, {
        errors: { [upload.fieldname]: MESSAGES.pdfOnly },
      });
    }
    if (!(await this.pdfs.isSafe(upload.buffer))) {
      const errors = { [upload.fieldname]: MESSAGES.pdfUnreadable };
      throw new AppError('pdf_unreadable', MESSAGES.pdfUnreadable, { errors });
    }
    return this.keep(purpose, cleanFileName(upload.originalname, '.pdf'), 'application/pdf', upload.buffer);
  }

  /**
   * @returns the file's id
   * @throws AppError bad_input, unsupported_type, too_large
   */
  async saveLogo(upload: Express.Multer.File): Promise<string> {
    refuseEmpty(upload);
    const picture = await redrawLogo(upload.buffer);
    return this.keep('logo', cleanFileName(upload.originalname, '.webp'), 'image/webp', picture);
  }

  /** A signed link that this viewer may use for 15 minutes. */
  pdfLink(fileId: string, viewer: Viewer, now = new Date()): string {
    return this.links.pdf(fileId, viewer, now);
  }

  logoUrl(fileId: string): string {
    return this.links.logo(fileId);
  }

  initialsUrl(name: string): string {
    return this.links.initials(name);
  }

  /** The bytes first: when the second step fails, the sweeper still knows the file. */
  async remove(fileId: string): Promise<void> {
    const file = await this.files.byId(fileId, ['resume', 'certificate', 'logo']);
    if (!file) return;
    await this.store.remove(file.storeKey);
    await this.files.forget(fileId);
  }

  /**
   * The PDF behind a signed link, when its viewer still may see it.
   * @throws AppError link_expired, not_found
   */
  async openByLink(fileId: string, proof: LinkProof, now = new Date()): Promise<OpenFile> {
    const viewer = this.links.read(fileId, proof, now);
    if (viewer === 'expired') throw new AppError('link_expired', MESSAGES.linkExpired);
    if (viewer === 'altered' || !(await this.owners.mayView(fileId, viewer))) throw notFound();
    return this.open(fileId, ['resume', 'certificate']);
  }

  async openLogo(fileId: string): Promise<OpenFile> {
    return this.open(fileId, ['logo']);
  }

  /** A file for its owner's download of all data. @throws AppError not_found */
  async open(fileId: string, purposes: FilePurpose[] = ['resume', 'certificate', 'logo']): Promise<OpenFile> {
    const file = await this.files.byId(fileId, purposes);
    const bytes = file && (await this.store.open(file.storeKey));
    if (!bytes) throw notFound();
    return { name: file.name, contentType: file.contentType, size: file.size, bytes };
  }

  /** Known before its bytes are there, so that a crash in between leaves nothing that is not swept. */
  private async keep(
    purpose: FilePurpose,
    name: string,
    contentType: string,
    bytes: Buffer,
  ): Promise<string> {
    const storeKey = newStoreKey();
    const id = await this.files.add({ purpose, name, contentType, size: bytes.length, storeKey });
    try {
      await this.store.put(storeKey, bytes, contentType);
    } catch (error) {
      await this.files.forget(id).catch(() => undefined);
      throw error;
    }
    return id;
  }
}

function refuseEmpty(upload: Express.Multer.File): void {
  if (upload.size > 0) return;
  throw new AppError('bad_input', MESSAGES.fileEmpty, { errors: { [upload.fieldname]: MESSAGES.fileEmpty } });
}

function notFound(): AppError {
  return new AppError('not_found', MESSAGES.fileNotFound);
}
