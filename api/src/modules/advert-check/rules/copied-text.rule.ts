import { readAdvert } from '../advert-text.js';
import type { Rule } from './rule.js';

export const copiedText: Rule = {
  name: 'copied-text',
  severity: 'low',
  find: ({ advert: { isCopied, description } }) => (isCopied ? firstSentenceOf(description) : undefined),
};

function firstSentenceOf(description: string): string | undefined {
  const nothing = { title: '', company: '', location: '', salary: '' };
  return readAdvert({ ...nothing, description }).sentences[0]?.text;
}
