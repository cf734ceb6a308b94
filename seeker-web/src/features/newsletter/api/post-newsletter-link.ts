import { api, bodyOf } from '../../../lib/api';

const LINKS = { confirm: '/api/newsletter/confirm', unsubscribe: '/api/newsletter/unsubscribe' } as const;

export async function postNewsletterLink(action: keyof typeof LINKS, token: string): Promise<string> {
  return (await bodyOf(api.POST(LINKS[action], { body: { token } }))).message;
}
