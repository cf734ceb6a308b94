import { LIMITS, MESSAGES } from '@skybil/shared';
import { LOGO_TYPES } from '@skybil/web/logo-file';

/** Why a picture cannot be a logo, or undefined when it can. The server decodes it as well. */
export function logoProblem(file: File): string | undefined {
  if (!(file.type in LOGO_TYPES)) return MESSAGES.logoOnly;
  if (file.size === 0) return MESSAGES.fileEmpty;
  return file.size > LIMITS.logoBytes ? MESSAGES.fileTooLarge : undefined;
}
