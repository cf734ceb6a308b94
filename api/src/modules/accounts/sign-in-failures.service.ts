import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { fingerprint } from '../../platform/limits/fingerprint.js';
import { SignInFailuresRepository } from './sign-in-failures.repository.js';

const FIRST_WAIT_MS = LIMITS.signInWaitMinutes * 60_000;
const LONGEST_WAIT_MS = LIMITS.signInLongestWaitMinutes * 60_000;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** All unknown devices share one count; a known device has its own (SIGN-3, SIGN-12). */
@Injectable()
export class SignInFailuresService {
  constructor(private readonly failures: SignInFailuresRepository) {}

  async isLocked(account: string, device?: string): Promise<boolean> {
    const lockedUntil = await this.failures.lockedUntil(idOf(account, device));
    return lockedUntil !== undefined && lockedUntil.getTime() > databaseNow();
  }

  async noteFailure(account: string, device?: string): Promise<number> {
    const now = databaseNow();
    const id = idOf(account, device);
    const count = await this.failures.increment(id, new Date(now + FORGOTTEN_AFTER_MS));
    if (count < LIMITS.signInFailures) return count;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (count - LIMITS.signInFailures), LONGEST_WAIT_MS);
    await this.failures.lock(id, new Date(now + wait));
    return count;
  }

  async forget(account: string, device?: string): Promise<void> {
    await this.failures.remove(idOf(account, device));
  }

  async forgetAll(account: string): Promise<void> {
    await this.failures.removeAll(fingerprint(account));
  }
}

function idOf(account: string, device: string | undefined): string {
  return device ? `${fingerprint(account)}:${fingerprint(device)}` : fingerprint(account);
}
