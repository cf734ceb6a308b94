import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { MESSAGES, saveAsPdf, textDocumentOf } from '@skybil/shared';
import type { Client } from '../contract/route/client.js';
import type { Upload } from '../contract/route/accepts-body.decorator.js';
import { databaseNow } from '../database/database-clock.js';
import { AppError } from '../errors/app-error.js';
import { cleanFileName } from './file-name.js';
import { FileLinks, type LinkProof, type LinkViewer } from './file-links.js';
import { ALL_KINDS, type DocumentKind, type FileKind, LINKED_KINDS } from './file-kinds.js';
import { FileOwners } from './file-owners.js';
import type { StoredFile } from './file.schema.js';
import { FilesRepository } from './files.repository.js';
import { redrawLogo } from './logo-image.js';
import { PdfCheckService } from './pdf-check.service.js';
import { SmallLogos } from './small-logos.js';
import { FileStore, newStoreKey } from './store/file-store.js';

export interface OpenFile {
  name: string;
  contentType: string;
  size: number;
  bytes: Readable;
}

export interface DrawnLogo {
  name: string;
  bytes: Buffer;
}

const PDF_MAGIC = Buffer.from('%PDF-');

@Injectable()
export class FilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
    private readonly owners: FileOwners,
    private readonly links: FileLinks,
    private readonly pdfs: PdfCheckService,
    private readonly smallLogos: SmallLogos,
  ) {}

  /** @throws AppError bad_input, unsupported_type, and the errors of {@link PdfCheckService.refuseUnsafe} */
  async savePdf(upload: Upload, kind: DocumentKind, account: string): Promise<string> {
    refuseEmpty(upload);
    if (!/\.pdf$/i.test(upload.name) || !upload.bytes.subarray(0, PDF_MAGIC.length).equals(PDF_MAGIC)) {
      const document = textDocumentOf(upload.bytes);
      const message = document ? saveAsPdf(document) : MESSAGES.pdfOnly;
      throw new AppError('unsupported_type', message, { errors: { [upload.field]: message } });
    }
    await this.pdfs.refuseUnsafe(upload, account);
    return this.save(kind, cleanFileName(upload.name, '.pdf'), 'application/pdf', upload.bytes);
  }

  async saveLogo(upload: Upload): Promise<string> {
    return this.storeLogo(await this.drawLogo(upload));
  }

  /** Stores nothing. @throws AppError bad_input, unsupported_type, too_large, unavailable */
  async drawLogo(upload: Upload): Promise<DrawnLogo> {
    refuseEmpty(upload);
    const bytes = await redrawLogo(upload);
    return { name: cleanFileName(upload.name, '.webp'), bytes };
  }

  storeLogo({ name, bytes }: DrawnLogo): Promise<string> {
    return this.save('logo', name, 'image/webp', bytes);
  }

  pdfLink(fileId: string, viewer: LinkViewer, now = new Date(databaseNow())): string {
    return this.links.pdf(fileId, viewer, now);
  }

  logoUrl(fileId: string): string {
    return this.links.logo(fileId);
  }

  initialsUrl(name: string): string {
    return this.links.initials(name);
  }

  /** Bytes first: if removing the row fails, the sweeper still finds the file. */
  async remove(fileId: string): Promise<void> {
    const file = await this.files.byId(fileId, ALL_KINDS);
    if (!file) return;
    await this.store.remove(file.storeKey);
    await this.files.remove(fileId);
  }

  async openByLink(
    fileId: string,
    proof: LinkProof,
    client: Client,
    now = new Date(databaseNow()),
  ): Promise<OpenFile> {
    const viewer = this.links.read(fileId, proof, now);
    if (viewer === 'expired') throw new AppError('link_expired', MESSAGES.linkExpired);
    if (viewer === 'altered') throw notFound();
    const file = await this.files.byId(fileId, LINKED_KINDS);
    if (!file || !(await this.owners.mayView(fileId, file.purpose, viewer))) throw notFound();
    await this.owners.noteView(fileId, file.purpose, viewer, client);
    return this.opened(file);
  }

  openLogo(fileId: string): Promise<OpenFile> {
    return this.open(fileId, ['logo']);
  }

  async smallLogo(fileId: string, side: number, { ip }: Client): Promise<Buffer> {
    // checked on each request, so that a removed logo disappears in all sizes
    const file = await this.files.byId(fileId, ['logo']);
    if (!file) throw notFound();
    const read = async () => {
      const bytes = await this.store.open(file.storeKey);
      if (!bytes) throw notFound();
      return buffer(bytes);
    };
    return this.smallLogos.of(file.storeKey, { side, ip, read });
  }

  namesOf(fileIds: readonly string[]): Promise<Map<string, string>> {
    return this.files.namesOf(fileIds);
  }

  async sizesOf(fileIds: readonly (string | undefined)[]): Promise<Map<string, number>> {
    const named = fileIds.filter((id) => id !== undefined);
    return named.length > 0 ? this.files.sizesOf(named) : new Map();
  }

  /** Undefined if the file is gone. */
  async describe(fileId: string): Promise<Pick<StoredFile, 'name' | 'size' | 'createdAt'> | undefined> {
    return (await this.files.byId(fileId, ALL_KINDS)) ?? undefined;
  }

  async open(fileId: string, kinds: readonly FileKind[] = ALL_KINDS): Promise<OpenFile> {
    return this.opened(await this.files.byId(fileId, kinds));
  }

  private async opened(file: StoredFile | null): Promise<OpenFile> {
    const bytes = file && (await this.store.open(file.storeKey));
    if (!bytes) throw notFound();
    return { name: file.name, contentType: file.contentType, size: file.size, bytes };
  }

  /** Row first, so that the sweeper finds the file after a crash. */
  private async save(purpose: FileKind, name: string, contentType: string, bytes: Buffer): Promise<string> {
    const storeKey = newStoreKey();
    const id = await this.files.add({ purpose, name, contentType, size: bytes.length, storeKey });
    // if this fails, the row remains for the sweeper: some bytes may be stored or arrive later
    await this.store.put(storeKey, bytes, contentType);
    return id;
  }
}

function refuseEmpty(upload: Upload): void {
  if (upload.bytes.length > 0) return;
  throw new AppError('bad_input', MESSAGES.fileEmpty, { errors: { [upload.field]: MESSAGES.fileEmpty } });
}

function notFound(): AppError {
  return new AppError('not_found', MESSAGES.fileNotFound);
}
