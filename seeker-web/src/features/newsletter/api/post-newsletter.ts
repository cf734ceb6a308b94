import type { NewsletterUserType } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';

export async function postNewsletter(user_type: NewsletterUserType, email: string): Promise<string> {
  return (await bodyOf(api.POST('/api/newsletter', { body: { user_type, email } }))).message;
}
