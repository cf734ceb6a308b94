import { type Advert, readAdvert } from './advert-text.js';
import { chatOnly } from './rules/chat-only.rule.js';
import { contactInText } from './rules/contact-in-text.rule.js';
import { copiedText } from './rules/copied-text.rule.js';
import { cryptoOrGiftCards } from './rules/crypto-or-gift-cards.rule.js';
import { guaranteedVisa } from './rules/guaranteed-visa.rule.js';
import { moneyAsked } from './rules/money-asked.rule.js';
import { pressure } from './rules/pressure.rule.js';
import { secretData } from './rules/secret-data.rule.js';
import { unlikelyPay } from './rules/unlikely-pay.rule.js';

const RULES = [
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

export function checkAdvert(given: Advert): CheckedAdvert {
  const advert = readAdvert(given);
  const found = RULES.flatMap(({ name, severity, find }) => {
    const sentence = find(advert);
    return sentence === undefined ? [] : [{ severity, finding: { rule: name, sentence } }];
  });
  const isHeld = found.some(({ severity }) => severity === 'high');
  const verdict = isHeld ? 'held' : found.length > 0 ? 'flagged' : 'clear';
  return { verdict, findings: found.map(({ finding }) => finding) };
}
