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

/** The bodies that a route accepts. The body parser (`server/body-parsers.ts`) needs them before Nest matches the route. */
export interface AcceptedBody {
  /** Largest JSON body in bytes. Without it the route accepts no JSON. */
  jsonBytes?: number;
  /** A form with at most one file, in the field `field` and of at most `maxBytes`. */
  file?: { field: string; maxBytes: number };
  /** The one-click unsubscribe form of a mail program (RFC 8058), in either encoding. Multipart parts are not read. */
  oneClickForm?: boolean;
  /** A small HTML form, as a browser without JavaScript sends it. */
  pageForm?: boolean;
  /** Raw bytes of any content type, because their signature is checked. */
  raw?: boolean;
}

/** Default of a route without {@link AcceptsBody}. */
export const PLAIN_JSON: AcceptedBody = { jsonBytes: LIMITS.jsonBytes };

/** JSON that may contain a job description. */
export const LONG_JSON: AcceptedBody = { jsonBytes: LIMITS.postJobJsonBytes };
export const pdf = (field: string): AcceptedBody => ({
  ...PLAIN_JSON,
  file: { field, maxBytes: LIMITS.pdfBytes },
});
export const picture = (field: string): AcceptedBody => ({
  ...PLAIN_JSON,
  file: { field, maxBytes: LIMITS.logoBytes },
});
export const ONE_CLICK_FORM: AcceptedBody = { ...PLAIN_JSON, oneClickForm: true };
export const PAGE_FORM: AcceptedBody = { pageForm: true };
export const SIGNED_BYTES: AcceptedBody = { raw: true };

export const ACCEPTED_BODY = 'accepted-body';

/** Declares the body of a route that accepts more than plain JSON. A file is read into memory before the handler runs. */
export function AcceptsBody(accepted: AcceptedBody): MethodDecorator {
  return applyDecorators(
    SetMetadata(ACCEPTED_BODY, accepted),
    ...(accepted.file ? [UseInterceptors(formReader(accepted.file))] : []),
  );
}

/** The one file of a form, in memory. */
export interface Upload {
  /** Form field, which an error names. */
  field: string;
  /** File name from the sender; not to be trusted. */
  name: string;
  bytes: Buffer;
  /** IP address of the sender; undefined for a file from a command. */
  from?: string;
}

/** The uploaded file of the request, if there is one. */
export const Uploaded = createParamDecorator((_: unknown, context: ExecutionContext): Upload | undefined => {
  const { file, ip = '' } = context.switchToHttp().getRequest<Request>();
  return file && { field: file.fieldname, name: file.originalname, bytes: file.buffer, from: ip };
});
