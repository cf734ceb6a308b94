import { createClerkClient } from '@clerk/backend';
import { Injectable, Logger } from '@nestjs/common';
import { cleanedName } from '@skybil/shared';
import { Settings } from '../../config/settings.js';
import type { Profile } from './users.repository.js';

/** The parts of a provider's user that the board takes over. */
export interface ProviderUser {
  firstName: string | null;
  lastName: string | null;
  /** Not told of a user without one. */
  imageUrl?: string | null;
  primaryEmail: string;
  /** In milliseconds since 1970; what does not tell it is older than whatever does. */
  updatedAt?: number | undefined;
}

/** Names and pictures of seekers who sign in at Clerk. */
@Injectable()
export class ProviderProfilesService {
  private readonly logger = new Logger(ProviderProfilesService.name);

  constructor(private readonly settings: Settings) {}

  /** One call; undefined when the provider cannot be asked now. */
  async fetch(sub: string): Promise<Profile | undefined> {
    if (!this.settings.CLERK_SECRET_KEY) return undefined;
    try {
      const user = await createClerkClient({ secretKey: this.settings.CLERK_SECRET_KEY }).users.getUser(sub);
      const { firstName, lastName, imageUrl, primaryEmailAddress, updatedAt } = user;
      return toProfile({
        firstName,
        lastName,
        imageUrl,
        updatedAt,
        primaryEmail: primaryEmailAddress?.emailAddress ?? '',
      });
    } catch (error) {
      this.logger.warn(`a profile could not be fetched: ${error instanceof Error ? error.name : 'unknown'}`);
      return undefined;
    }
  }
}

export function toProfile({ firstName, lastName, imageUrl, primaryEmail, updatedAt }: ProviderUser): Profile {
  return {
    asOf: new Date(updatedAt ?? 0),
    firstName: cleanedName('person', firstName ?? ''),
    lastName: cleanedName('person', lastName ?? ''),
    email: primaryEmail.toLowerCase(),
    ...(imageUrl?.startsWith('https://') ? { imageUrl } : {}),
  };
}
