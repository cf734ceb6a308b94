import {
  type CallHandler,
  type ExecutionContext,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { Observable } from 'rxjs';
import { AppError } from '../../errors/app-error.js';
import { discardRest } from '../../limits/discard-rest.js';
import { refuseForbiddenKeys } from '../input/forbidden-keys.js';

const FIELDS = 20;
const FIELD_BYTES = 10_000;
/** Part headers and text fields beside the file. */
const FORM_BYTES = 65_536;

/** One file a field; all together have at most `maxBytes`. */
export interface AcceptedFiles {
  fields: readonly [string, ...string[]];
  maxBytes: number;
}

export function formReader({ fields, maxBytes }: AcceptedFiles): Type<NestInterceptor> {
  class FormReader implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      await receive(http.getRequest(), http.getResponse(), fields, maxBytes);
      return next.handle();
    }
  }
  return mixin(FormReader);
}

/** A form that is too large is refused before all of it has arrived (FILE-1). */
async function receive(
  request: Request,
  response: Response,
  fields: readonly [string, ...string[]],
  maxBytes: number,
): Promise<void> {
  if (!request.is('multipart/form-data')) return;
  const upload = multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: { files: fields.length, fileSize: maxBytes, fields: FIELDS, fieldSize: FIELD_BYTES },
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: AppError) => {
      discardRest(request);
      reject(error);
    };
    const named = fields.map((name) => ({ name, maxCount: 1 }));
    upload.fields(named)(request, response, (error?: unknown) => {
      if (error) refuse(uploadError(error, fields[0]));
      else resolve();
    });
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes + FORM_BYTES) refuse(fields.length > 1 ? tooLargeTogether() : tooLarge(fields[0]));
    });
  });
  refuseForbiddenKeys(request.body);
}

function uploadError(error: unknown, field: string): AppError {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return tooLarge(error.field ?? field);
  return new AppError('bad_input', MESSAGES.badInput, { errors: { [field]: MESSAGES.fileMissing } });
}

function tooLargeTogether(): AppError {
  return new AppError('too_large', MESSAGES.filesTooLarge);
}

function tooLarge(field: string): AppError {
  return new AppError('too_large', MESSAGES.fileTooLarge, { errors: { [field]: MESSAGES.fileTooLarge } });
}
