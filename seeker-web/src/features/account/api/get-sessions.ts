import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';
import { useAuth } from '../../../lib/auth/auth-port';
import type { Session } from '../../../lib/contract';

async function getSessions(): Promise<Session[]> {
  return (await bodyOf(api.GET('/api/auth/sessions'))).sessions;
}

export function useSessions() {
  const { userKey } = useAuth();
  return useSWR<Session[], Error>(userKey && ['sessions', userKey], getSessions);
}
