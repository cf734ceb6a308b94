import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import type { Request } from 'express';
import { formReader } from './form-reader.js';

/** What a route takes for a body. The reader (`server/body-parsers.ts`) asks for it before Nest knows the route. */
export interface Taken {
  /** The largest JSON, in bytes; without it the route takes none. */
  jsonBytes?: number;
  /** A form with at most one file, in this field and of so many bytes. */
  file?: { field: string; maxBytes: number };
  /** The small form of a mail program's one click (RFC 8058), in either encoding; parts of a multipart one do not matter. */
  oneClickForm?: boolean;
  /** The small form of a page, as a browser sends it without script. */
  pageForm?: boolean;
  /** The bytes as they come, whatever they say they are, since they are signed. */
  raw?: boolean;
}

/** What a route takes that declares nothing. */
export const PLAIN_JSON: Taken = { jsonBytes: LIMITS.jsonBytes };

/** JSON that may carry a description. */
export const LONG_JSON: Taken = { jsonBytes: LIMITS.postJobJsonBytes };
export const pdf = (field: string): Taken => ({ ...PLAIN_JSON, file: { field, maxBytes: LIMITS.pdfBytes } });
export const picture = (field: string): Taken => ({
  ...PLAIN_JSON,
  file: { field, maxBytes: LIMITS.logoBytes },
});
export const ONE_CLICK_FORM: Taken = { ...PLAIN_JSON, oneClickForm: true };
export const PAGE_FORM: Taken = { pageForm: true };
export const SIGNED_BYTES: Taken = { raw: true };

export const TAKEN = 'taken';

/** Declares the body of a route that takes more than plain JSON. A file is read into memory before the handler runs. */
export function Takes(taken: Taken): MethodDecorator {
  return applyDecorators(
    SetMetadata(TAKEN, taken),
    ...(taken.file ? [UseInterceptors(formReader(taken.file))] : []),
  );
}

/** The one file of a form, in memory. */
export interface Upload {
  /** Its field in the form, which a refusal names. */
  field: string;
  /** As the sender named it; not to be trusted. */
  name: string;
  bytes: Buffer;
  /** The address that sent it; a command's own has none. */
  from?: string;
}

/** The file that came with the request, if one did. */
export const Uploaded = createParamDecorator((_: unknown, context: ExecutionContext): Upload | undefined => {
  const { file, ip = '' } = context.switchToHttp().getRequest<Request>();
  return file && { field: file.fieldname, name: file.originalname, bytes: file.buffer, from: ip };
});
