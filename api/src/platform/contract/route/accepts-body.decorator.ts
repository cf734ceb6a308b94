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

/** The body parser (`server/body-parsers.ts`) needs it before Nest matches the route. */
export interface AcceptedBody {
  jsonBytes?: number;
  file?: { field: string; maxBytes: number };
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

export const Uploaded = createParamDecorator((_: unknown, context: ExecutionContext): Upload | undefined => {
  const { file, ip = '' } = context.switchToHttp().getRequest<Request>();
  return file && { field: file.fieldname, name: file.originalname, bytes: file.buffer, from: ip };
});
