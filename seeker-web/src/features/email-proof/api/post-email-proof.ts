import { announceProof } from '@skybil/web/proof-signal';
import { api, bodyOf } from '../../../lib/api';

const LINKS = { confirm: '/api/email-proof/confirm', disown: '/api/email-proof/disown' } as const;
export type ProofAction = keyof typeof LINKS;

export async function postEmailProof(action: ProofAction, token: string): Promise<string> {
  const { message } = await bodyOf(api.POST(LINKS[action], { body: { token } }));
  announceProof();
  return message;
}

export async function postSendEmailProof(): Promise<string> {
  return (await bodyOf(api.POST('/api/auth/send-email-proof'))).message;
}
