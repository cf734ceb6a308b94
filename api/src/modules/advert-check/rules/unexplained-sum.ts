import { says } from './rule.js';

/** Clauses about what a job pays or handles. */
const EARNED =
  /\b(?:salar\w+|during (?:training|probation)|talk about|gets?|gives?|given|wins?|compete|earn\w*|income|stipend|allowances?|bonus\w*|commissions?|ote|(?:above|below|over|under|exceeding)(?= [¤¢])|per (?:event|article|month|week|day|hour|annum|year|task|page|hr|night|shift|trip)|(?:a|an|each|every) (?:month|week|day|hour|year)|[¤¢] (?:month|year|hour|day|week)|monthly|weekly|daily|hourly|yearly|annual\w*|net|gross|take home|budgets?|float|imprest|petty cash|targets?|revenue|sales|sold|sell|funding|raised|grants?|portfolio|turnover|profits?|up to|between|ranges?|compensation|remuneration|equity|benefits?|reimburs\w*|prizes?|scholarship|basic|starting|offers?|cover|tips|airtime|data|receive|get paid|you get|we give|will be paid|be paid|pay is|is paid|spend|spent|manag\w+|transactions?|worth|limit|experience|approv\w+|invoices?|contracts?|projects?|clients?|customers?|facility|loans?)\b/;
/** Counted things and clock times. */
const COUNTED = String.raw` (?:or more |or so |plus )?(?:(?!(?:as|is|this|plus|class|us|covers|includes|secures|settles|opens|starts|confirms|activates|unlocks|does|gets|takes|buys|comes|applies|goes) )[a-z]+s\b|words|people|staff|sqm|litre|seat|lines?|hrs|am|pm|level|kg|km|strong)`;
const SUM = [new RegExp(`[¤¢](?!${COUNTED})`)];
/** Words of a demand beside a sum. */
const PRICED =
  /\b(?:applicants?|candidates?|interested|shortlisted|successful|you|your|una|abeg|kindly|agents?|compulsory|certificate|certified|programme|package|placement|credentials|help|upfront|per head|only|just|attend|course|seminar|medicals?|tickets?|visas?|before|inclusive|serious\w*|connect\w*|slots?|form|once|lifetime|secures?|settles?)\b/;

/** Whoever asks for money, whoever is to pay, and what for. */
const ASKED =
  /\b(?:you|your|ur|u|una|abeg|kindly|pls|please|applicants?|candidates?|interested|shortlisted|selected|successful|new|whoever|person|persons|head|everybody|everyone|agents?|consultants?|coordinators?|hr|oga|madam|director|office|officer|manager|me|gate|venue|door|entry|pay\w*|send|bring|drop|transfer\w*|come|carry|settle|collect|charge[sd]?|buys?|bought|purchase\w*|sign|join\w*|subscribe|deposit|lodges?|hold|once|one off|one time|first|before|only|just|na|dey|wey|go|fees?|forms?|cards?|exams?|tests?|badge|class|course|token|caution|cover|kits?|refund\w*|portfolio|listing|licen[cs]e|screening|reg|registration|book|insurance|interview|uniform|activation|process\w*|acct|account|certificate|compulsory|upfront|slots?|id|file|documentation|(?:welcome|starter) pack|packages?|all in|amount|permits?|takes?|indemnity|returned|refunded|attend|masterclass|workshop|seminar|settles?|secures?|licen[cs]ed|verif\w+|interviewee|interviews|passes|clearance|training|audition|medicals?)\b/;
const FILLER =
  '(?: (?:of|is|are|about|around|up|to|at|as|you|roughly|nearly|least|a|an|the|worth|extra|additional|fixed|total|monthly|daily|weekly|between|from|bonus|basic|our|starts?|starting|ranges?|this|role|be|will|them|their|or|comes? to|[¤¢№]))*';
const EARNED_LEFT = new RegExp(
  `\\b(?:talk about|salar(?:y|ies)|pay(?=(?: is| of| range| starts?|:)| for (?:the |a )?(?:\\w+ )?(?:day|week|shift|trial))(?: for (?:the |a )?(?:\\w+ )?(?:day|week|shift|trial))?|wages?|earn\\w*|income|stipend|allowances?|bonus(?:es)?|commissions?|tips|incentives?|prizes?|rewards?|budgets?|targets?|revenue|sales|turnover|worth|values?|up to|at most|maximum|limit|transport\\w*|feeding|lunch|meals?|airtime|data|balance|float|above|below|over|loans?|receives?|gets?|we (?:give|add|offer|pay)|you make|gives?|given|paid|refund\\w*|discount|grants?|capital|sold|sells?|selling|fines?|fined|between|rent|basic|gross|net|offer(?:ing)?|compensation|take home|budgeted|rate|starting|ote|minimum|change|tickets?|fares?|hour|daily|weekly|monthly|cash in hand|late(?:ness| coming)? costs?)${FILLER}[ :,.]*$`,
);
const EARNED_RIGHT =
  /^[ ,.]*(?:(?:(?!for|to|as|before|is|and)\w+ ){0,2}(?:allowance|stipend|bonus|commission)\b|(?:only |each |plus |or more |and above |extra |(?:to |or |and )?[¤¢№] ?)*(?:salar\w+|during (?:training|probation)|every ?day|(?:and|plus) (?:free |two |three |\d )?meals?|monthly|weekly|daily|hourly|yearly|annually|gross|net\b|basic|per (?!head|person|candidate|applicant|form|slot|name|entry|seat|space)\w|(?:(?:for|on) )?(?:a|an|each|every) (?!form|slot|head|name|person|candidate|applicant|token|refundable|one|staff)\w|allowances?|bonus\w*|stipend|commission|in tips|tips|of (?:airtime|data|sales|goods|stock|loans?)|worth|budget|target|take home|(?:is|are|will be) (?:given|added|yours|refunded by)|(?:for|as) (?:your )?(?:lunch|feeding|airtime|data|meals)|transport|lunch|airtime|recharge|call card|feeding|after tax|before tax|in (?:sales|revenue|savings|funding|stock)|off\b|and above|a day|an hour|month|hr\b|hour))/;
/** What stands before and after a number that is a sum. */
const PRICE_LEFT =
  /(?:^|[.!?])$|\b(?:packages|plans|is|its|your|na|are|at|with|for|of|costs?|pay\w*|send|bring|drop|only|just|sum|fees?|forms?|deposit|transfer|collect\w*|lodges?|charges?|price|code|cards?|kit|uniform|medicals?|registration|reg|processing|book|contribute|token|carry|hold|remit|do|premium|gate|head)(?: (?:of|is|na|a|the|about|just|only|it|for|with|sum|cash|minimum|least|at|another))*[ :,.]*$/;
const PRICE_RIGHT =
  /^ ?(?:$|[,.;:!?]|(?:only|each|for|as|to|before|and|from|non|refundable|which|is|if|when|on|at|by|in all|in total|cash|per head|per person|into|upfront|now|today|na|make|then|through|via|or|with|once|we|is paid|is due|settles|secures|gets)\b)/;
const REQUIRED_RIGHT =
  /^ ?,? ?(?:(?:is|are) )?(?:compulsory|mandatory|payable|needed for (?!work|site|the job))/;
const IS_COUNTED = new RegExp(`^${COUNTED}`);
const SMALL_SUM = /[¢№]/g;
const ANY_SUM = [/[¢№]/];

/** A sum beside what else the job gives: '60k and feeding', '40k, uniform free', 'from 60k to 75k'. */
const PAY =
  /\b(?:salary|pay|wages?|stipend|remuneration|basic|take home)(?: (?:per|for) \w+)? (?:is|na|of|from)\b|[¤¢](?: basic\b| (?:and|plus) (?:(?:free |two |three |\d )?meals?|food|lunch|feeding|accommodation|housing|transport|commission|bonus|pension)\b| ?, (?:uniform|feeding|meals?|food|accommodation|room|sunday)\b[^.]{0,20}\bfree\b)|\bfrom [¤¢] to [¤¢]/;

export const namesPay = (clause: string): boolean => PAY.test(clause);

/** A sum that an applicant seems to pay: nobody earns it, and no customer pays it. */
export function isUnexplainedSum(clause: string): boolean {
  if (namesPay(clause)) return false;
  if (PRICED.test(clause) && !EARNED.test(clause) && says(clause, SUM)) return true;
  return ASKED.test(clause) && hasUnexplained(clause) && says(clause, ANY_SUM);
}

function hasUnexplained(clause: string): boolean {
  return [...clause.matchAll(SMALL_SUM)].some(({ index, 0: sign }) => {
    const left = clause.slice(Math.max(0, index - 60), index).trimEnd();
    const right = clause.slice(index + 1, index + 41);
    const isSum =
      sign === '¢' || (PRICE_LEFT.test(left) && PRICE_RIGHT.test(right)) || REQUIRED_RIGHT.test(right);
    return isSum && !IS_COUNTED.test(right) && !EARNED_LEFT.test(left) && !EARNED_RIGHT.test(right);
  });
}
