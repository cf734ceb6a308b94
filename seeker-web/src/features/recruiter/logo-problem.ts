import { LIMITS, MESSAGES } from '@skybil/shared';
import { LOGO_TYPES } from '@skybil/web/logo-file';

/** Why a file cannot be used as a logo, or undefined. The server decodes the image as well. */
export function logoProblem(file: File): string | undefined {
  if (!(file.type in LOGO_TYPES)) return MESSAGES.logoOnly;
  if (file.size === 0) return MESSAGES.fileEmpty;
  return file.size > LIMITS.logoBytes ? MESSAGES.fileTooLarge : undefined;
}
