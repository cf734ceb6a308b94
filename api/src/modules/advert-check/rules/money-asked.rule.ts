import { isAboutOthers, isToApplicant } from '../opposites.js';
import {
  APPLICANT_PAYS,
  DEMANDS,
  EUPHEMISMS,
  LEVELS,
  PLAIN_DEMANDS,
  PRICE_OF_STEP,
} from './demands-for-money.js';
import { EARNING_SCHEMES } from './earning-schemes.js';
import { type Rule, says, sentenceWith } from './rule.js';
import { isUnexplainedSum, namesPay } from './unexplained-sum.js';

const BEGINS_WITH_DEMAND =
  /^(?:just |only |please |kindly |abeg |note |first |then )?(?:pay|transfer|deposit|remit|settle|make (?:a |the )?payment)\b/;

const EMPLOYER_PAYS =
  /\b(?:we|i|company|employer|employers|hospital|bank|firm|organi[sz]ation|school)\b (?:will |also |shall |can |fully |go |dey |would ){0,2}(?:pays?|paid|covers?|bears?|reimburses?|funds?|sponsors?|provides?|settles?)\b|\bwe(?:ll)?(?: will)?(?: [a-z]+){0,9} settle the bills?\b|(?<!\b(?:you|una|applicants?|candidates?|staff|workers?|trainees?) )\bwill (?:also |fully )?(?:cover|bear) (?:all |the )*costs? of\b|(?<!\b(?:(?:each|every|new|selected|successful|shortlisted) \w{1,20}|applicant|candidate|staff|worker|rider|marketer|trainee|intern|recruit|employee|agent|tutor|writer|driver|everyone|everybody) )\bpays\b|\b(?:paid|covered|borne|provided|sponsored|funded|issued|given|done) (?:for )?(?:free )?by (?:us|the|our|your employer)\b|(?<!\b(?:you|applicants?|candidates?|staff|teachers?|riders?|workers?|employees?|marketers?|everyone|everybody|una|officers?|drivers?) (?:also )?)\b(?:will|shall) pay (?:you|for (?:all|your|the))\b|\bat (?:its|our|the companys?|company) (?:own )?(?:cost|expense)\b|\bpaid (?:training|internship|tests?|trials?|tasks?|leave|in full)|\byou (?:will )?(?:get|receive|earn) (?:half of |half |a |an |the |your |up to ){0,3}(?:fee|pay|salary|commission|bonus|allowance|stipend|tips|\d|[¤¢])|\bcosts? (?:(?:their|the) (?:employers?|company)|them|customers?|patients?|students?|clients?)\b|\bapplicants? (?:pays? the visa fee|for visas)\b|\badded to (?:your |the )?(?:monthly )?(?:pay|salary)\b|\bto the (?:\w+ )?(?:government|home office|consulate)\b|\b(?:is|are) paid (?:at|monthly|weekly|daily|in|on(?! (?:entry|resumption|application|registration|arrival|collection|the spot))|for every)/;

/** The employer keeps it back from pay: nobody parts with money before the work. */
const FROM_SALARY =
  /\b(?:deduct\w*|taken|removed?|recovered|withheld|spread|repaid|taken off|cut)\b[^.]{0,30}\b(?:from|over|out of|off)\b[^.]{0,20}\b(?:salar(?:y|ies)|wages?|pay|earnings)\b/;

const LOSS = /\b(?:if|when) (?:you|they|staff) (?:lose|lost|damage\w*|break|spoil)\b/;

export const moneyAsked: Rule = {
  name: 'money-asked',
  severity: 'high',
  find: (advert) =>
    sentenceWith(advert, (clause) => {
      if (EUPHEMISMS.some((pattern) => pattern.test(clause)) || says(clause, APPLICANT_PAYS)) return true;
      if (says(clause, EARNING_SCHEMES)) return true;
      if (isAboutOthers(clause)) return false;
      if (says(clause, LEVELS)) return true;
      if (FROM_SALARY.test(clause) || LOSS.test(clause) || EMPLOYER_PAYS.test(clause)) return false;
      if (says(clause, PLAIN_DEMANDS)) return true;
      if (isUnexplainedSum(clause)) return true;
      if (PRICE_OF_STEP.step.test(clause) && says(clause, [PRICE_OF_STEP.money])) return true;
      const isDemand = isToApplicant(clause) || /[¤¢]/.test(clause) || BEGINS_WITH_DEMAND.test(clause);
      return isDemand && !namesPay(clause) && says(clause, DEMANDS);
    }),
};
