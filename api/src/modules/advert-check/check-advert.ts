import { encode } from 'html-entities';
import { type Advert, type AdvertText, readAdvert } from './advert-text.js';
import { chatOnly } from './rules/chat-only.rule.js';
import { contactInText } from './rules/contact-in-text.rule.js';
import { copiedText } from './rules/copied-text.rule.js';
import { cryptoOrGiftCards } from './rules/crypto-or-gift-cards.rule.js';
import { guaranteedVisa } from './rules/guaranteed-visa.rule.js';
import { likeKnownScams } from './rules/like-known-scams.rule.js';
import { moneyAsked } from './rules/money-asked.rule.js';
import { pressure } from './rules/pressure.rule.js';
import type { Rule } from './rules/rule.js';
import { secretData } from './rules/secret-data.rule.js';
import { unlikelyPay } from './rules/unlikely-pay.rule.js';

const PHRASE_RULES = [
  moneyAsked,
  secretData,
  cryptoOrGiftCards,
  chatOnly,
  guaranteedVisa,
  unlikelyPay,
  pressure,
  contactInText,
  copiedText,
];
const RULES = [...PHRASE_RULES, likeKnownScams];

export const RULE_NAMES = RULES.map(({ name }) => name);

export interface Finding {
  rule: string;
  /** The sentence of the advert that broke the rule. */
  sentence: string;
}

const HIGH = new Set(RULES.filter(({ severity }) => severity === 'high').map(({ name }) => name));
export const isHigh = (rule: string): boolean => HIGH.has(rule);

export interface CheckedAdvert {
  verdict: 'held' | 'flagged' | 'clear';
  findings: Finding[];
}

/** The classifier runs only if no phrase rule holds the advert. */
export function checkAdvert(given: Advert): CheckedAdvert {
  const advert = readAdvert(given);
  const phrases = findingsOf(advert, PHRASE_RULES);
  const findings = phrases.some(({ rule }) => isHigh(rule))
    ? phrases
    : [...phrases, ...findingsOf(advert, [likeKnownScams])];
  const isHeld = findings.some(({ rule }) => isHigh(rule));
  return { verdict: isHeld ? 'held' : findings.length > 0 ? 'flagged' : 'clear', findings };
}

/**
 * The first high finding of the phrase rules in what a company writes to an applicant. The classifier does not judge it: it
 * learned adverts, and would refuse "the offer letter is ready, pick it up at the office".
 * @param text plain
 */
export function fraudIn(text: string): Finding | undefined {
  const advert = { title: '', company: '', location: '', salary: '', description: encode(text) };
  return findingsOf(readAdvert(advert), PHRASE_RULES).find(({ rule }) => isHigh(rule));
}

function findingsOf(advert: AdvertText, rules: readonly Rule[]): Finding[] {
  return rules.flatMap(({ name, find }) => {
    const sentence = find(advert);
    return sentence === undefined ? [] : [{ rule: name, sentence }];
  });
}
