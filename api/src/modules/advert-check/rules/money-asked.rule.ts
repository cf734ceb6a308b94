import { isAboutOthers } from '../opposites.js';
import { type Rule, says, sentenceWith } from './rule.js';

const SUM = '[¤¢№]';
/** What scams ask applicants to pay for. */
const ITEM =
  '(?:(?:application |employment |registration |interview |guarantors? )?forms?|registration|training(?: (?:kits?|materials?|manuals?))?|uniforms?|medicals?(?: (?:tests?|screening|examination))?|screening|slots?|documentation|(?:police )?clearance|id cards?|starter (?:packs?|kits?))';

/** Says "not", and still is a demand. */
const NOT_FREE = new RegExp(`\\b${ITEM} (?:(?:is|are|na) not|no be|no dey) (?:for )?free\\b`);
const DEMANDS = [
  // "Pay N5,000 for the form", "just pay 2k for registration"
  `\\bpay (?!(?:is|you)\\b)(?:[a-z]+ ){0,3}${SUM}(?: only)? (?:for|as|before)\\b`,
  // "bring 3k for your form", "come with N2,000 for the gate pass"
  `\\b(?:bring|drop|send|transfer|deposit|remit|settle|(?:come|be) (?:along )?with)\\b[^.¤¢№]{0,40}${SUM}(?: only)? (?:for|as|before) (?:the|your|a|an|you)\\b`,
  // "you pay for your uniform"
  `\\bpay (?:[a-z]+ )?for (?:(?:the|your|a|an|own) )*${ITEM}\\b`,
  // "the training costs 15k", "the form fee is N2,000", "a slot goes for 150k", "form is N2,000"
  `\\b${ITEM} (?:(?:costs?|fees?|goes for|money)\\b[^.]{0,15}|(?:is|na) )${SUM}`,
  // "a commitment fee", "an acceptance fee", "a refundable deposit of N5,000"
  `\\b(?:commitment|acceptance|activation|facilitation) (?:fees?|charges?|deposit|money)\\b`,
  `\\b(?:non )?refundable (?:fee|deposit|payment|sum|token) (?:of |is )?${SUM}|${SUM} (?:which |is |and |but )*(?:fully |non )?refundable\\b`,
  // "bank details to secure your slot", "bring evidence of payment"
  `\\b(?:pay\\w*|bank|account)\\b[^.]{0,40}\\b(?:secures?|reserves?|confirms?) (?:your|the|a) (?:slot|seat|space|place|name)\\b`,
  `\\bbring (?:your |the )?(?:evidence|proof) of payment\\b`,
  // "to process your employment we need a small fee"
  `\\b(?:employment|application|interview|appointment|letter|documents?|slot)\\b[^.]{0,40}\\b(?:small|little|token|certain) (?:fee|charge|amount|sum|token)\\b`,
  // "drop something for the manager"
  `\\b(?:drop|bring|settle|find)\\b[^.]{0,15}\\bsomething (?:small |reasonable )?for\\b`,
].map((pattern) => new RegExp(pattern));

/** Only plain demands. The classifier finds the others. */
export const moneyAsked: Rule = {
  name: 'money-asked',
  severity: 'high',
  find: (advert) =>
    sentenceWith(
      advert,
      (clause) => !isAboutOthers(clause) && (NOT_FREE.test(clause) || says(clause, DEMANDS)),
    ),
};
