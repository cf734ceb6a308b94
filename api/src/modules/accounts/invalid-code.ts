import { AppError } from '../../platform/errors/app-error.js';

export function invalidCode(field: string, message: string): AppError {
  return new AppError('invalid_code', message, { errors: { [field]: message } });
}
