/** Schemes that pay for money that people put in or for people whom they bring, never for work. */

const PERSON = '(?:you|u|una|optimi[sz]ers?|raters?|typists?|members?|agents?|staff|workers?)';
const STEP = '(?:level|tier|stage|class|rank|vip)';
const PUTS_IN = '(?:top(?:s|ped)? ?up|recharges?|adds? (?:more )?(?:funds?|money)|keeps?|holds?|deposits?)';
const BELOW = '(?:downlines?|subordinates?|recruits?|referrals?)';

/** A balance that the person has to keep before the work is paid. */
const BALANCE = [
  `\\b${STEP} ?\\d? ?,? (?:${PERSON} )?${PUTS_IN} [¤¢№]`,
  `\\btop ?up [¤¢№]|\\b(?:you|u|una) (?:will |must |may |go |need to |have to |then ){0,2}(?:top ?up|add funds|recharge)(?! (?:the |our |your )?(?:shel|stock|airtime|phone|data|till|float|water|generator|gas))\\b`,
  `\\bbalance\\b[^.]{0,15}\\b(?:you|u|una) (?:\\w+ )?(?:keep|hold|leave|maintain) (?:in|on|with) (?:the|our|your)\\b`,
  `\\bbalance\\b[^.]{0,30}\\b(?:you|u|una) (?:must |will |go |have to |need to )?(?:fund|add|recharge)\\b`,
  `\\byour balance (?:has to|must|should|needs to) (?:be|reach|pass|stay)\\b`,
  `\\b(?:stake|invest|deposit|put in|lock)s? [¤¢№][^.]{0,40}\\b(?:earns?|gets?|withdraws?|cash out|receives?)\\b`,
  `\\bupgrade (?:\\w+ )?to (?:\\w+ ){1,2}(?:for|at|with) [¤¢№]`,
  `\\bnegative balance (?:must|should|has to|is|will)\\b`,
];

/** Pay for people below. */
const PYRAMID = [
  `\\b(?:get|bring|recruit|register|sign up|introduce|refer|invite)s? (?:\\w+ ){1,4}(?:under|below) you\\b`,
  `\\b(?:under|below) you (?:\\w+ ){0,2}(?:join|renew|register|activat|subscrib|pay|paid|buy|bought)`,
  `\\b(?:valid|active|paid) ${BELOW}\\b|\\b(?:\\d+|two|three|four|five|ten) ${BELOW} [¤¢№]`,
  `\\bmembership\\b[^.]{0,15}\\b(?:classes|levels|tiers|grades)\\b[^.]{0,30}[¤¢№]`,
];

export const EARNING_SCHEMES = [...BALANCE, ...PYRAMID].map((pattern) => new RegExp(pattern));
