import { api, bodyOf } from '../../../lib/api';
import type { ResetAudience } from './post-reset-code';

const ADDRESSES = { recruiter: '/api/company/reset-password', seeker: '/api/auth/reset-password' } as const;

interface NewPassword {
  email: string;
  /** The digits from the mail, or the secret from its link. */
  otp?: string;
  secret?: string;
  newPassword: string;
}

export async function postNewPassword(audience: ResetAudience, body: NewPassword): Promise<string> {
  return (await bodyOf(api.POST(ADDRESSES[audience], { body }))).message;
}
