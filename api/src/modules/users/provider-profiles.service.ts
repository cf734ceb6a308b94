import { setTimeout as wait } from 'node:timers/promises';
import { createClerkClient } from '@clerk/backend';
import { Injectable } from '@nestjs/common';
import { cleanedName } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { bearsBoardName } from '../../platform/contract/input/board-name.js';
import { storedEmail } from '../../platform/contract/input/email-address.js';
import { FailureLog } from '../../platform/upstream/failure-log.js';
import { providerFailure } from './provider-failure.js';
import type { Profile } from './users.repository.js';

export type { Profile } from './users.repository.js';

/** Somebody waits for the first answer after signing in. */
const LATEST_MS = 8_000;

/** The parts of a provider's user that the board takes over. */
export interface ProviderUser {
  firstName: string | null;
  lastName: string | null;
  /** Not told of a user without one. */
  imageUrl?: string | null;
  primaryEmail: string;
  /** How the provider knows that somebody reads mail there: null when it does not know. */
  verification?: { status: string | null } | null | undefined;
  /** In milliseconds since 1970; what does not tell it is older than whatever does. */
  updatedAt?: number | undefined;
}

/** Names and pictures of seekers who sign in at Clerk. */
@Injectable()
export class ProviderProfilesService {
  private readonly failures = new FailureLog('sign-in');

  constructor(private readonly settings: Settings) {}

  /** One call; undefined when the provider cannot be asked now. */
  async fetch(sub: string): Promise<Profile | undefined> {
    if (!this.settings.CLERK_SECRET_KEY) return undefined;
    try {
      const { users } = createClerkClient({ secretKey: this.settings.CLERK_SECRET_KEY });
      const user = await inTime(users.getUser(sub));
      const { firstName, lastName, imageUrl, primaryEmailAddress, updatedAt } = user;
      return toProfile({
        firstName,
        lastName,
        imageUrl,
        updatedAt,
        primaryEmail: primaryEmailAddress?.emailAddress ?? '',
        verification: primaryEmailAddress?.verification,
      });
    } catch (error) {
      this.failures.tell(providerFailure(error, this.settings.CLERK_SECRET_KEY, sub));
      return undefined;
    }
  }
}

/** The provider's library waits for ever. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return Promise.race([
    asked,
    wait(LATEST_MS, undefined, { ref: false }).then(() => {
      throw new Error(`timed out after ${LATEST_MS} ms`);
    }),
  ]);
}

/** '' where it would be taken for the board's own. */
function personName(given: string | null): string {
  const name = cleanedName('person', given ?? '');
  return bearsBoardName(name) ? '' : name;
}

export function toProfile(user: ProviderUser): Profile {
  const { firstName, lastName, imageUrl, primaryEmail, verification, updatedAt } = user;
  const isUnverified = verification !== undefined && verification?.status !== 'verified';
  return {
    ...(isUnverified ? { emailUnverified: true as const } : {}),
    asOf: new Date(updatedAt ?? 0),
    firstName: personName(firstName),
    lastName: personName(lastName),
    email: storedEmail(primaryEmail),
    ...(imageUrl?.startsWith('https://') ? { imageUrl } : {}),
  };
}
