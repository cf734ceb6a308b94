import { LIMITS, MESSAGES } from '@skybil/shared';

/** Why a file cannot be sent as a PDF, or undefined. The server checks the content as well. */
export function pdfProblem(file: File): string | undefined {
  if (!/\.pdf$/i.test(file.name) || (file.type && file.type !== 'application/pdf')) return MESSAGES.pdfOnly;
  if (file.size === 0) return MESSAGES.fileEmpty;
  if (file.size > LIMITS.pdfBytes) return MESSAGES.fileTooLarge;
  return undefined;
}
