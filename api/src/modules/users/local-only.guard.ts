import { type CanActivate, Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { AppError } from '../../platform/errors/app-error.js';

/** Answers 404 where seekers sign in at a hosted provider. */
@Injectable()
export class LocalOnlyGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(): boolean {
    if (this.settings.AUTH_MODE !== 'local') throw new AppError('not_found', MESSAGES.notFound);
    return true;
  }
}
