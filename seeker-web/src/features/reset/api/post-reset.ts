import { api } from '../../../lib/api';

export type ResetAudience = 'recruiter' | 'seeker';

export interface NewPassword {
  email: string;
  otp: string;
  newPassword: string;
}

export async function postResetCode(audience: ResetAudience, email: string): Promise<string> {
  const path = audience === 'seeker' ? '/api/auth/send-reset-otp' : '/api/company/send-reset-otp';
  const { data } = await api.POST(path, { body: { email } });
  return data.message;
}

export async function postNewPassword(audience: ResetAudience, body: NewPassword): Promise<string> {
  const path = audience === 'seeker' ? '/api/auth/reset-password' : '/api/company/reset-password';
  const { data } = await api.POST(path, { body });
  return data.message;
}
