import { api, bodyOf } from '../../../lib/api';

const ADDRESSES = { recruiter: '/api/company/send-reset-otp', seeker: '/api/auth/send-reset-otp' } as const;

export type ResetAudience = keyof typeof ADDRESSES;

export async function postResetCode(audience: ResetAudience, email: string): Promise<string> {
  return (await bodyOf(api.POST(ADDRESSES[audience], { body: { email } }))).message;
}
