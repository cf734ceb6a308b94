import { createClerkClient } from '@clerk/backend';
import { Injectable, Logger } from '@nestjs/common';
import { cleanedName } from '@skybil/shared';
import { Settings } from '../../config/settings.js';
import type { Profile } from './users.repository.js';

/** The parts of a provider's user that the board takes over. */
export interface ProviderUser {
  firstName: string | null;
  lastName: string | null;
  imageUrl: string;
  primaryEmail: string;
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
      const { firstName, lastName, imageUrl, primaryEmailAddress } = user;
      return toProfile({
        firstName,
        lastName,
        imageUrl,
        primaryEmail: primaryEmailAddress?.emailAddress ?? '',
      });
    } catch (error) {
      this.logger.warn(`a profile could not be fetched: ${error instanceof Error ? error.name : 'unknown'}`);
      return undefined;
    }
  }
}

export function toProfile({ firstName, lastName, imageUrl, primaryEmail }: ProviderUser): Profile {
  return {
    firstName: cleanedName('person', firstName ?? ''),
    lastName: cleanedName('person', lastName ?? ''),
    email: primaryEmail.toLowerCase(),
    ...(imageUrl.startsWith('https://') ? { imageUrl } : {}),
  };
}
