import { LIMITS, MESSAGES } from '@skybil/shared';

/** Why a picture cannot be a logo, or undefined when it can. The server decodes it as well. */
export function logoProblem(file: File): string | undefined {
  if (!['image/png', 'image/jpeg', 'image/webp'].includes(file.type)) return MESSAGES.logoOnly;
  if (file.size === 0) return MESSAGES.fileEmpty;
  return file.size > LIMITS.logoBytes ? MESSAGES.fileTooLarge : undefined;
}
