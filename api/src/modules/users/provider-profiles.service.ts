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

/** A seeker waits for this after signing in. */
const TIMEOUT_MS = 8_000;

export interface ProviderUser {
  firstName: string | null;
  lastName: string | null;
  imageUrl?: string | null;
  primaryEmail: string;
  /** Null when the provider has not verified the e-mail; undefined when it does not say. */
  verification?: { status: string | null } | null | undefined;
  /** Milliseconds since 1970. A profile without it counts as older than any with it. */
  updatedAt?: number | undefined;
}

@Injectable()
export class ProviderProfilesService {
  private readonly failures = new FailureLog('sign-in');

  constructor(private readonly settings: Settings) {}

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
      this.failures.report(providerFailure(error, this.settings.CLERK_SECRET_KEY, sub));
      return undefined;
    }
  }
}

/** Clerk's library has no timeout. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return Promise.race([
    asked,
    wait(TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`timed out after ${TIMEOUT_MS} ms`);
    }),
  ]);
}

/** @returns '' for a name that could be mistaken for the board's (PERSON-28) */
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
