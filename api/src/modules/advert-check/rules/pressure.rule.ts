import { type Rule, sentenceWith } from './rule.js';

const PRESSURE = [
  /\bfirst (?:\d{1,3}|ten|twenty|fifty|hundred)\b(?: \w+){0,3} only\b|\bonly (?:the )?first (?:\d{1,3}|ten|twenty|fifty)\b|\bfirst come,? first served?\b/,
  /\b(?:limited|few) (?:slots?|spaces?|seats?|spots?)\b|\b(?:slots?|spaces?) (?:are |is )?(?:very |almost |strictly )?(?:limited|filling|full|running out|going)\b/,
  /\b(?:hurry|act (?:now|fast)|last chance|today only|before its too late|grab (?:your|this)|serious minded|no time wasters?|within 24 ?(?:hours|hrs))\b/,
  /\b(?:dont|do not) (?:miss|delay|waste)\b|\bno (?:dulling|delay|story)\b|\bonce in a lifetime\b/,
];

export const pressure: Rule = {
  name: 'pressure',
  severity: 'low',
  find: (advert) => sentenceWith(advert, (clause) => PRESSURE.some((pattern) => pattern.test(clause))),
};
