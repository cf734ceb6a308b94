import { api, bodyOf } from '../../../lib/api';
import type { ResetAudience } from './post-reset-code';

const ADDRESSES = { recruiter: '/api/company/reset-password', seeker: '/api/auth/reset-password' } as const;

interface NewPassword {
  email: string;
  otp: string;
  newPassword: string;
}

export async function postNewPassword(audience: ResetAudience, body: NewPassword): Promise<string> {
  return (await bodyOf(api.POST(ADDRESSES[audience], { body }))).message;
}
