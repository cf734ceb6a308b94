import { api, bodyOf } from '../../../lib/api';

const LINKS = { confirm: '/api/email-proof/confirm', disown: '/api/email-proof/disown' } as const;
export type ProofAction = keyof typeof LINKS;

/** What the link of a proof mail does once one of its buttons is pressed. */
export async function postEmailProof(action: ProofAction, token: string): Promise<string> {
  return (await bodyOf(api.POST(LINKS[action], { body: { token } }))).message;
}

/** Asks for another proof mail. */
export async function postSendEmailProof(): Promise<string> {
  return (await bodyOf(api.POST('/api/auth/send-email-proof'))).message;
}
