import { Injectable, type PipeTransform } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../errors/app-error.js';

/** An id in a path: 24 hex digits or 400 (INPUT-4). */
@Injectable()
export class IdParamPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-fA-F]{24}$/.test(value)) {
      throw new AppError('bad_input', MESSAGES.badId, { errors: { id: 'Id must be 24 hex digits' } });
    }
    return value.toLowerCase();
  }
}
