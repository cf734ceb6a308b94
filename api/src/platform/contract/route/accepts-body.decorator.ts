import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import type { Request } from 'express';
import { type AcceptedFiles, formReader } from './form-reader.js';

/** The body parser (`server/body-parsers.ts`) needs it before Nest matches the route. */
export interface AcceptedBody {
  jsonBytes?: number;
  file?: AcceptedFiles;
  /** The one-click unsubscribe form of a mail program (RFC 8058), in either encoding. Multipart parts are not read. */
  oneClickForm?: boolean;
  pageForm?: boolean;
  /** Raw bytes of any content type, because their signature is checked. */
  raw?: boolean;
}

export const PLAIN_JSON: AcceptedBody = { jsonBytes: LIMITS.jsonBytes };

export const LONG_JSON: AcceptedBody = { jsonBytes: LIMITS.postJobJsonBytes };
export const pdf = (field: string): AcceptedBody => ({
  ...PLAIN_JSON,
  file: { fields: [field], maxBytes: LIMITS.pdfBytes },
});
/** Not JSON, because only browsers without script send it. */
export const pdfsOfPage = (...fields: [string, ...string[]]): AcceptedBody => ({
  file: { fields, maxBytes: LIMITS.pdfBytes },
});
export const picture = (field: string): AcceptedBody => ({
  ...PLAIN_JSON,
  file: { fields: [field], maxBytes: LIMITS.logoBytes },
});
export const ONE_CLICK_FORM: AcceptedBody = { ...PLAIN_JSON, oneClickForm: true };
export const PAGE_FORM: AcceptedBody = { pageForm: true };
export const SIGNED_BYTES: AcceptedBody = { raw: true };

export const ACCEPTED_BODY = 'accepted-body';

export function AcceptsBody(accepted: AcceptedBody): MethodDecorator {
  return applyDecorators(
    SetMetadata(ACCEPTED_BODY, accepted),
    ...(accepted.file ? [UseInterceptors(formReader(accepted.file))] : []),
  );
}

export interface Upload {
  field: string;
  /** From the sender; not to be trusted. */
  name: string;
  bytes: Buffer;
  /** IP address of the sender; undefined for a file from a command. */
  from?: string;
}

/** @param field not needed on a route with one file */
export const Uploaded = createParamDecorator(
  (field: string | undefined, context: ExecutionContext): Upload | undefined => {
    const { files = {}, ip = '' } = context.switchToHttp().getRequest<Request>();
    const byField = files as Record<string, Express.Multer.File[]>;
    const [file] = (field === undefined ? Object.values(byField)[0] : byField[field]) ?? [];
    return file && { field: file.fieldname, name: file.originalname, bytes: file.buffer, from: ip };
  },
);
