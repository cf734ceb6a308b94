import type { Rule } from './rule.js';

/** A phone number of this country or with a country's code, or a link. */
const CONTACT =
  /(?<![\d+])(?:\+\d{1,3}[ -]?\(?\d{2,4}\)?|0[789][01]\d)(?:[ .-]?\d){6,8}(?!\d)|\bhttps?:\/\/\S|\bwww\.\w|\b(?:wa|t)\.me\/|\bbit\.ly\//i;

export const contactInText: Rule = {
  name: 'contact-in-text',
  severity: 'low',
  find: ({ sentences }) => sentences.find(({ text }) => CONTACT.test(text))?.text,
};
