import { type Rule, says, sentenceWith } from './rule.js';

const SECRET =
  '(?:bvn|bank verification numbers?|nin\\b(?! slip)|national identi(?:ty|fication) numbers?|(?:atm|debit|credit|bank|master) cards?|card (?:numbers?|details|digits?|pin)|cvv|(?:atm |card |transfer |transaction )?pin\\b(?! status)|otps?|one time (?:passwords?|passcodes?|numbers?|codes?)|(?:internet|mobile|online) banking|bank(?:ing)? (?:app|login|log in|password|username|details|pin|account details)|account details)';
const GIVE =
  '(?:send|submit|provide|forward|share|drop|give|supply|upload|snap|attach|enter|enters|entering|fill|confirm|reply with|apply with|register with|come with|bring|tell|include|need|require|ask for)';
const ASKS = [
  `\\b${GIVE}\\b[^.]{0,90}\\b${SECRET}\\b`,
  `\\byour (?:\\w+ ){0,3}${SECRET}\\b`,
  '\\bcodes? (?:sent to your|you (?:will )?(?:receive|get))\\b|\\b(?:tell|give|send|share) (?:us|me|hr) the (?:\\w+ )?code\\b',
  '\\b(?:login|passwords?|pins?)\\b[^.]{0,20}\\b(?:of|for|to) your (?:\\w+ )?bank|\\baccess to your (?:\\w+ ){0,2}(?:bank|banking|account)\\b',
].map((pattern) => new RegExp(pattern));

/** Every employer asks for these of people who have been hired. */
const AFTER_THE_OFFER =
  /\b(?:after|upon|once|when|following|on|at)\b[^.]{0,40}\b(?:join\w*|resum\w*|offers?|employ\w*|hired?|onboard\w*|accept\w*|sign\w*|contract|appointment|confirmation|first day|start\w*|documentation|letter)\b|\b(?:new hires|successful candidates?) (?:will |shall )?(?:present|submit|provide|bring)\b|\b(?:payroll|salary account|pension)\b/;
/** No employer needs these, at any time. */
const NEVER_NEEDED =
  /\b(?:atm pin|otps?|cvv|one time (?:passwords?|numbers?|codes?)|(?:bank\w*|app|account) (?:usernames?|passwords?|login)|access to your|card (?:numbers?|details|digits?|pin)|(?:front and back|both sides|photos?|pictures?) of (?:your |the )?(?:\w+ )?cards?)\b/;
/** Papers that honest employers ask for too. A nurse’s PIN is her registration. */
const PAPERS =
  /\b(?:certificates?|licen[cs]e|credentials|nmc|osce|means of identification|valid id|(?:have|possess|bring|come with)(?: your| an?)?(?: valid)? nin)\b/;
/** Work on such data. */
const WORK =
  /\b(?:(?:of|for|from|all|each|our) staff|employees?|customers?|users?|beneficiaries|agents?|apis?|platform|product|kyc|compliance|topics?|terminals?|disputes|their|them|they)\b/;

const APPLICANT = /\b(?:applicants?|candidates?)\b/;

/** Only plain requests. The classifier finds the others. */
export const secretData: Rule = {
  name: 'secret-data',
  severity: 'high',
  find: (advert) =>
    sentenceWith(advert, (clause) => {
      if (WORK.test(clause) && !APPLICANT.test(clause)) return false;
      const isNeverNeeded = NEVER_NEEDED.test(clause);
      if (AFTER_THE_OFFER.test(clause) && !isNeverNeeded) return false;
      if (PAPERS.test(clause) && !/\bbvn\b/.test(clause) && !isNeverNeeded) return false;
      return says(clause, ASKS);
    }),
};
