import { LIMITS, MESSAGES, saveAsPdf, textDocumentOf } from '@skybil/shared';

const PDF_MAGIC = '%PDF-';
/** Larger files are not read into the memory of a phone. */
const MAX_READ = 30_000_000;

export interface PdfProblem {
  message: string;
  /** A Word file or the like, which its owner can save as a PDF. */
  isTextDocument?: boolean;
}

/** Why a file cannot be sent as a PDF, or undefined. The server checks the content as well. */
export async function pdfProblem(file: File): Promise<PdfProblem | undefined> {
  if (file.size === 0) return { message: MESSAGES.fileEmpty };
  if (await isPdf(file)) return file.size > LIMITS.pdfBytes ? { message: MESSAGES.fileTooLarge } : undefined;
  if (file.size > MAX_READ) return { message: MESSAGES.fileTooLarge };
  const document = textDocumentOf(new Uint8Array(await file.arrayBuffer()));
  return document ? { message: saveAsPdf(document), isTextDocument: true } : { message: MESSAGES.pdfOnly };
}

async function isPdf(file: File): Promise<boolean> {
  if (!/\.pdf$/i.test(file.name) || (file.type && file.type !== 'application/pdf')) return false;
  return (await file.slice(0, PDF_MAGIC.length).text()) === PDF_MAGIC;
}
