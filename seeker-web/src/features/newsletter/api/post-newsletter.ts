import type { NewsletterUserType } from '@skybil/shared';
import { api } from '../../../lib/api';

export async function postNewsletter(user_type: NewsletterUserType, email: string): Promise<string> {
  const { data } = await api.POST('/api/newsletter', { body: { user_type, email } });
  return data.message;
}

/** What the link of a newsletter mail does once its button is pressed. */
export async function postNewsletterLink(action: 'confirm' | 'unsubscribe', token: string): Promise<string> {
  const { data } = await api.POST(`/api/newsletter/${action}`, { body: { token } });
  return data.message;
}
