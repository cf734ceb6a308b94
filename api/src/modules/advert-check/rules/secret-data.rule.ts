import { isAboutOthers, isToApplicant } from '../opposites.js';
import { type Rule, says, sentenceWith } from './rule.js';

const SECRET =
  '(?:bvn|(?:current|available|account) balance|transfer limits?|answers? to your security questions?|bank verification numbers?|nin\\b(?! slip)|national identi(?:ty|fication) numbers?|(?:atm|debit|credit|bank|master) ?cards?|card (?:numbers?|details|digits?|pin)|cvv|(?:four|five|six|seven|eight|\\d) (?:digits?|figures?)(?: (?:code|number))?(?= (?:which|that|you|we|on|sent|from|back|to|appear\\w*))|expiry|atm pin|pin|otps?|one time (?:pass\\w*|numbers?|codes?)|pass ?codes?|(?:wallet|app) (?:login|log in)|(?:verification|confirmation|digit|sms|activation) (?:codes?|numbers?)|sms (?:you get )?from your bank|mobile app password|bank code|codes? (?:sent|you (?:will )?(?:receive|get|see))|code to your (?:phone|line|sim|e ?mail)|(?:internet|mobile|online) banking|bank(?:ing)? (?:app|login|log in|password|username|details|pin|account details)|account details|bank account (?:details|login|password))';
/** Saves the time for the patterns. */
const NAMES_SECRET = new RegExp(
  `\\b(?:${SECRET}|loans?|codes?|login|log ?in|usernames?|passwords?|pins?|access)\\b`,
);
const ASKS = [
  `\\b(?:send|submit|provide|forward|share|put|entering|filling|drop|give|supply|text|upload|snap|reply(?: \\w+){0,4} with|add|attach|input|enter|fill|confirm|register with|come with|bring|read out|tell|state|include|require|need|want|collect|screenshot|apply with|log ?in|link|ask(?:s|ed)? for|key in|type in|dial)s?\\b[^.]{0,90}\\b${SECRET}`,
  `\\b(?:tell|give|send|share|read|forward|drop)(?: (?:us|me|it|back|out|hr|them|to))* (?:the|that) (?:\\w+ digit )?code\\b(?! (?:of|for|you (?:wrote|are)|samples?|reviews?|base|challenge|tests?|repo\\w*))`,
  '\\b(?:internet|online|mobile) ?banking (?:username|login|password|pin)',
  '\\bsend(?: us| me)? (?:the|your) (?:11|eleven) digits\\b|\\b(?:shortlist\\w*|screening|selection|registration) (?:is |are )?(?:strictly |only )?(?:by|through|with) (?:bvn|nin|atm)\\b',
  `(?<!\\binto )\\b(?:submitting|sending|providing|giving|sharing|supplying)\\b[^.]{0,60}\\b${SECRET}`,
  '\\byou (?:will |go |shall )?(?:get|receive|see) (?:an?|the) (?:\\w+ )?otp\\b[^.]{0,60}\\b(?:read|tell|send|give|confirm|forward)',
  `\\baccess to your (?:\\w+ ){0,2}(?:bank|banking|account)\\b`,
  `\\b(?:give|send|share|hand)(?: over)?(?: (?:me|us|him|her)) (?:\\w+ ){0,3}(?:login|log in|passwords?)`,
  `\\bloans?(?: applications?)? (?:\\w+ ){0,2}in your name\\b`,
  `\\b(?:login|log ?in|usernames?|passwords?|pins?)\\b[^.]{0,20}\\b(?:of|for|to) your (?:\\w+ )?(?:bank|banking|account|wallet|card)`,
  `\\b(?:your|ur)(?: \\w+){0,3} ${SECRET}`,
  `\\b${SECRET}[^.]{0,60}\\b(?:is|are|be|na) (?:needed|required|compulsory|mandatory|requested|important|must|collected|sent|submitted|forwarded|uploaded|dropped)`,
  `\\b${SECRET}[^.]{0,40}\\b(?:to (?:our|us|the|hr|register|apply|profile)|for (?:profiling|verification|registration|salary (?:setup|account|upgrade)|capturing|data capture))`,
].map((pattern) => new RegExp(pattern));
/** Papers of people who have been hired, or that every employer asks for. */
const AFTER_THE_OFFER =
  /\b(?:after|upon|once|when|following|on|at)\b[^.]{0,40}\b(?:join\w*|resum\w*|offers?|employ\w*|hired?|onboard\w*|accept\w*|sign\w*|contract|appointment|assumption|confirmation|first day|start\w*)\b|\b(?:new hires|successful candidates? (?:will |shall )?(?:present|submit|provide|bring)|at documentation|(?:after|once|when|on) (?:you |they )?(?:get|receive|collect|sign\w*|getting|receiving) (?:the|your|our) (?:\w+ )?letter)\b/;
/** No employer needs these, at any time. */
const NEVER_NEEDED =
  /\b(?:atm pin|otps?|cvv|digit (?:codes?|numbers?)|one time (?:numbers?|codes?)|digits (?:of|on)[^.]{0,25} cards?|(?:bank\w*|app|account) (?:usernames?|passwords?|login)|access to your|(?:front and back|both sides|photos?|pictures?|scan\w*) of (?:your |the )?(?:\w+ )?cards?|card (?:numbers?|details|digits?|pin|and pin))\b/;
const BEFORE = /(?<!\bnot )\bbefore\b|\bprior to\b|\bwith (?:your )?(?:application|cv)\b|\bto apply\b/;
const ONLY_ID =
  /\b(?:valid|means of|government) (?:means of )?(?:id|ident\w+)\b|\bcredentials\b|\bnin slip\b|\b(?:bring|come with) (?:your )?nin\b|\b(?:have|possess|has|with) (?:a |an )?(?:valid )?nin\b/;
const MORE_THAN_NIN =
  /\b(?:bvn|bank verification|pin|otp|cards?|cvv|(?:four|five|six|seven|eight|\\d) (?:digits?|figures?)(?: (?:code|number))?(?= (?:which|that|you|we|on|sent|from|back|to|appear\\w*))|codes?|passwords?|login|banking)\b/;
/** Work on such data. */
const WORK =
  /\b(?:(?:of|for|from|all|each|our) staff|employees?|agents?|api|flows?|integrat\w*|platform|product|enrol\w*|features|tokeni[sz]ation|pci|terminals?|disputes|reader|their|them|mailers?)\b/;
const OF_OWN_BANK = [
  /\b(?:login|passwords?|pins?)\b[^.]{0,40}\b(?:you|u) use (?:for|on|in|to) (?:your )?(?:\w+ ){0,2}bank/,
];
const ANYBODY =
  /\b(?:(?:each|every) person|everybody|everyone|anyone coming|whoever comes|(?:prospective|intending|interested) \w+)\b/;
const NAMES_ACCOUNT = /\b(?:account|wallet|usdt|bitcoin|btc|crypto|parcels?|packages?)/;
const BORROWED = [
  /\b(?:credit|fund|pay into) your (?:\w+ )?account\b[^.]{0,20}\b(?:withdraw|deliver|send|forward)/,
  /\b(?:people|persons?|someone|anyone|agents?|you) with (?:an? |active |personal |their own |your own )*(?:bank )?accounts?\b[^.]{0,20}\breceive\b/,
  /\byour (?:\w+ ){0,2}account and (?:then )?(?:mov|send|forward|remit|transfer|pass)/,
  /\b(?:account in your (?:own )?name|your (?:own |personal )?accounts?)\b[^.]{0,40}\b(?:for|from|of) (?:our |the )?(?:\w+ )?(?:customers?|clients?|buyers?|refunds)/,
  /\b(?:your|personal)(?: \w+){0,3} account\b[^.]{0,40}\b(?:receive|to accept|to collect|funds|payments? from)/,
  /\b(?:receive|pay|send|accept)\b[^.]{0,40}\b(?:into|in|through|with|via) your(?: \w+){0,2} (?:account|wallet)\b[^.]{0,80}\b(?:keep|retain|forward|withdraw|send|convert)/,
  /\b(?:clients?|customers?|funds|payments?|money)\b[^.]{0,40}\b(?:into|through|via|in|to) your personal(?: bank)? account/,
  /\byou\b[^.]{0,15}\breceive\b[^.]{0,50}\b(?:transfers?|payments?|funds|money)\b[^.]{0,60}\b(?:change|convert|forward|send|swap|buy)\b[^.]{0,30}\b(?:usdt|bitcoin|btc|crypto)/,
  /\b(?:payments?|funds|money|proceeds|transfers?) (?:from|of) (?:\w+ ){0,2}(?:buyers|clients?|customers?|investors|donors|partners)\b[^.]{0,40}\byour(?: \w+){0,2} (?:account|bank)/,
  /\b(?:funds|money|payments?|transfers?|proceeds)\b[^.]{0,40}\byour(?: \w+){0,2} account\b[^.]{0,60}\b(?:forward\w*|mov(?:e|ing)|pass(?:ing)? (?:it|them) on|send(?:ing)? (?:the rest|it|them)|minus|keep|percent|commission)/,
  /\b(?:funds|money|payments?|transfers?)\b[^.]{0,40}\b(?:with|into|through|via) their (?:own |personal )(?:bank )?accounts?\b[^.]{0,40}\b(?:forward|remit|send|pass)/,
  /\b(?:receive|accept|collect)\b[^.]{0,15}\b(?:parcels|packages|goods)\b[^.]{0,40}\b(?:(?:at|in|to) your (?:home|house|address|place|residence|apartment)|at home)\b/,
  /\bopen an? (?:\w+ ){0,2}account\b[^.]{0,30}\b(?:hand|give|send|share) (?:over )?(?:to )?(?:us|me|the (?:card|login|sim|details))\b/,
  /\b(?:remov\w+|peel\w*)\b[^.]{0,15}\blabels?\b[^.]{0,40}\b(?:put|stick|paste|new|another)\b|\bnames? on (?:the|each|every) (?:packages?|parcels?)\b[^.]{0,20}\bdifferent\b/,
  /\b(?:donations?|funds|transfers?|deposits?|proceeds|inflows?|remittances?) (?:\w+ ){0,2}(?:arrive|land|enter|drop|come|hit|go)s? (?:in|into|on|to|through)? ?your (?:\w+ ){0,2}account/,
];

export const secretData: Rule = {
  name: 'secret-data',
  severity: 'high',
  find: (advert) =>
    sentenceWith(advert, (clause) => {
      if (NAMES_ACCOUNT.test(clause) && says(clause, BORROWED)) return true;
      if (!NAMES_SECRET.test(clause)) return false;
      if (says(clause, OF_OWN_BANK)) return true;
      const isToAnybody = isToApplicant(clause) || ANYBODY.test(clause);
      if (isAboutOthers(clause) || (WORK.test(clause) && !isToAnybody)) return false;
      if (AFTER_THE_OFFER.test(clause) && !BEFORE.test(clause) && !NEVER_NEEDED.test(clause)) return false;
      if (ONLY_ID.test(clause) && !MORE_THAN_NIN.test(clause)) return false;
      return says(clause, ASKS);
    }),
};
