import { scamSentenceOf } from '../classifier/classifier.js';
import type { Rule } from './rule.js';

/** Finds scams whose words no other rule knows, because they read like the examples (CHECK-16). */
export const likeKnownScams: Rule = {
  name: 'like-known-scams',
  severity: 'high',
  find: ({ content }) => scamSentenceOf(content)?.text,
};
