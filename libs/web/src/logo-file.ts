import { LIMITS, megabytes } from '@skybil/shared';

/** A company's logo: the kinds of picture that the server takes, with the endings of their files. */
export const LOGO_TYPES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

export const LOGO_HINT = `PNG, JPEG or WebP, up to ${megabytes(LIMITS.logoBytes)}`;
