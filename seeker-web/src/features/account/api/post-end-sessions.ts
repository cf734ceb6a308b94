import { api, bodyOf } from '../../../lib/api';

export async function postEndSession(id: string): Promise<string> {
  return (await bodyOf(api.POST('/api/auth/end-session', { body: { id } }))).message;
}

export async function postEndOtherSessions(): Promise<string> {
  return (await bodyOf(api.POST('/api/auth/end-other-sessions'))).message;
}

export async function postSignOutEverywhere(): Promise<string> {
  return (await bodyOf(api.POST('/api/auth/sign-out-everywhere'))).message;
}
