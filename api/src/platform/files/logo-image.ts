import { LIMITS, MESSAGES } from '@skybil/shared';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Upload } from '../contract/route/accepts-body.decorator.js';
import { AppError } from '../errors/app-error.js';
import { FairQueue } from '../limits/network-share.js';

const DECODED = new Set(['image/png', 'image/jpeg', 'image/webp']);
const STORED_SIDE = 512;
/** An interlaced picture is decoded as a whole: 25 megapixels of four bytes. */
const MAX_DECODED_BYTES = 4 * LIMITS.logoPixels;
const WAIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
const DRAW_SECONDS = 10;

/** An upload may take 200 MB to decode (BUDGET-3). */
const uploads = new FairQueue(1);
const views = new FairQueue(1);
// no picture is drawn twice, so a cache would only use memory
sharp.cache(false);
sharp.concurrency(1);

/** Only the pixels of an upload are stored (FILE-3). */
export async function redrawLogo({ bytes, field, from }: Upload): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !DECODED.has(type.mime)) throw noPicture(field);
  return inTurn(uploads, from, () => draw(bytes, field));
}

/** @throws AppError unavailable if its turn does not come in time */
export async function shrinkLogo(logo: Buffer, side: number, ip: string): Promise<Buffer> {
  const small = await inTurn(views, ip, () =>
    sharp(logo)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, smartSubsample: true })
      .toBuffer(),
  );
  return small.length < logo.length ? small : logo;
}

function inTurn(turns: FairQueue, ip: string | undefined, draw: () => Promise<Buffer>): Promise<Buffer> {
  const until = Date.now() + WAIT_MS;
  return turns.run(async () => {
    if (Date.now() > until)
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
    return draw();
  }, ip);
}

async function draw(upload: Buffer, field: string): Promise<Buffer> {
  const refuse = (): never => {
    throw noPicture(field);
  };
  const picture = sharp(upload, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  const { width, height, channels, depth, isProgressive } = await picture.metadata().catch(refuse);
  const decodedBytes = width * height * channels * (depth === 'ushort' ? 2 : 1);
  if (width * height > LIMITS.logoPixels || (isProgressive && decodedBytes > MAX_DECODED_BYTES))
    throw new AppError('too_large', MESSAGES.fileTooLarge, { errors: { [field]: MESSAGES.fileTooLarge } });
  return picture
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .timeout({ seconds: DRAW_SECONDS })
    .toBuffer()
    .catch(refuse);
}

function noPicture(field: string): AppError {
  return new AppError('unsupported_type', MESSAGES.logoOnly, { errors: { [field]: MESSAGES.logoOnly } });
}
