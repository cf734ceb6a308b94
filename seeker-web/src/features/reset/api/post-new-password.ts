import { api, bodyOf } from '../../../lib/api';
import type { ResetAudience } from './post-reset-code';

const ADDRESSES = { recruiter: '/api/company/reset-password', seeker: '/api/auth/reset-password' } as const;

interface NewPassword {
  email: string;
  /** The digits of the mail, or what its link holds. */
  otp?: string;
  secret?: string;
  newPassword: string;
}

export async function postNewPassword(audience: ResetAudience, body: NewPassword): Promise<string> {
  return (await bodyOf(api.POST(ADDRESSES[audience], { body }))).message;
}
