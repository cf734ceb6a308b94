import { LIMITS, MESSAGES } from '@skybil/shared';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../errors/app-error.js';

const DECODED = new Set(['image/png', 'image/jpeg', 'image/webp']);
const MAX_SIDE = 512;

/**
 * Decodes a picture and writes it anew as WebP, so that nothing but pixels is kept (FILE-3).
 * @throws AppError unsupported_type, too_large
 */
export async function redrawLogo(given: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(given);
  if (!type || !DECODED.has(type.mime)) throw new AppError('unsupported_type', MESSAGES.logoOnly);
  const picture = sharp(given, { limitInputPixels: false, failOn: 'error' });
  const { width, height } = await picture.metadata().catch(refuse);
  if (width * height > LIMITS.logoPixels) throw new AppError('too_large', MESSAGES.fileTooLarge);
  return picture
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(refuse);
}

function refuse(): never {
  throw new AppError('unsupported_type', MESSAGES.logoOnly);
}
