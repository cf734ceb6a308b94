import { LIMITS, megabytes } from '@skybil/shared';

export const LOGO_TYPES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

export const LOGO_HINT = `PNG, JPEG or WebP, up to ${megabytes(LIMITS.logoBytes)}`;
