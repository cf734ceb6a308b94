import { api, bodyOf } from '../../../lib/api';

const ADDRESSES = { recruiter: '/api/company/send-reset-otp', seeker: '/api/auth/send-reset-otp' } as const;

export type ResetAudience = keyof typeof ADDRESSES;

export async function postResetCode(audience: ResetAudience, email: string): Promise<string> {
  return (await bodyOf(api.POST(ADDRESSES[audience], { body: { email } }))).message;
}

const CHECKS = {
  recruiter: '/api/company/check-reset-otp',
  seeker: '/api/auth/check-reset-otp',
} as const;

export async function postCheckedCode(audience: ResetAudience, email: string, otp: string): Promise<void> {
  await bodyOf(api.POST(CHECKS[audience], { body: { email, otp } }));
}
