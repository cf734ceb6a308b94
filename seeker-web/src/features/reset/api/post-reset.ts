import { api, bodyOf } from '../../../lib/api';

export type ResetAudience = 'recruiter' | 'seeker';

export interface NewPassword {
  email: string;
  otp: string;
  newPassword: string;
}

const ADDRESSES = {
  recruiter: { code: '/api/company/send-reset-otp', password: '/api/company/reset-password' },
  seeker: { code: '/api/auth/send-reset-otp', password: '/api/auth/reset-password' },
} as const;

export async function postResetCode(audience: ResetAudience, email: string): Promise<string> {
  return (await bodyOf(api.POST(ADDRESSES[audience].code, { body: { email } }))).message;
}

export async function postNewPassword(audience: ResetAudience, body: NewPassword): Promise<string> {
  return (await bodyOf(api.POST(ADDRESSES[audience].password, { body }))).message;
}
