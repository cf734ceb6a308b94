import { isAboutOthers } from '../opposites.js';
import { type Rule, says, sentenceWith } from './rule.js';

const SURE =
  '(?:guarantee[ds]?|100 ?%|hundred percent|assured?|assure|certain(?! \\w+(?:s|ies)\\b)|sure|automatic\\w*|definite\\w*|instant|fast ?track(?:ed)?|no rejection|cannot be (?:refused|denied|rejected))';
const TRAVEL =
  '(?:visas?|work permits?|travel\\w*|relocat(?:ion|ed)|permanent residence|flights?|green cards?|passports?|certificate of sponsorship|lmia|sponsorship|residen(?:ce|cy) permits?)';
const PROMISES = [
  `\\b${SURE}(?: \\w+){0,5} ${TRAVEL}\\b`,
  `\\b${TRAVEL}\\b[^.]{0,40}\\b${SURE}`,
  `\\b(?:no|zero|without) (?:visa )?(?:refusals?|rejections?|denials?)\\b`,
  `\\b(?:visas?|permits?) (?:is |are )?(?:already |pre ?)?approved\\b`,
  `\\bvisas? (?:is |are )?issued (?:without|with no) (?:an? )?\\w+|\\binterview (?:is |na )?(?:just |only )?a formality\\b`,
  `\\brefusals? (?:is |na )?(?:impossible|not possible|isnt possible|(?:cannot|cant|wont) happen)|\\b(?:visas?|permits?) (?:is |na )?(?:a )?(?:done deal|settled)\\b|\\b(?:sit|attend|answer)\\b[^.]{0,20}\\bvisa interview\\b[^.]{0,10}\\bfor you|\\bvisa interview on your behalf`,
  `\\bno (?:visa )?interviews? at (?:the )?(?:consulate|embassy)\\b|\\beverybody who applies (?:will|go) travel|\\boriginal (?:visa|work permit)\\b`,
  `\\b(?:approval|outcome|embassy) (?:is |na )?(?:assured|guaranteed|certain|sure)\\b`,
  `\\b(?:guaranteed|100 ?%|sure) approval\\b`,
  `\\bfree visas?\\b|\\bvisas? (?:is|are|na) (?:free|ready|set)\\b|\\bvisas? don (?:set|ready)\\b`,
  `\\bno (?:embassy|visa) interviews?\\b|\\b(?:no|without) (?:ielts|nclex|embassy|language test)\\b`,
  `\\b(?!passports?)${TRAVEL}\\b[^.]{0,40}(?<!\\b(?:times|twice|once|days) )\\b(?:in|within)\\b (?:just |only )?(?:\\d{1,2}|two|three|four|six|a|one) (?:working )?(?:days?|weeks?|months?)\\b`,
  `\\bpay\\b[^.]{0,30}\\b(?:after|when|once|before) (?:you |your )?(?:get |receive |arrive\\w*|visa|work permit|travel)`,
].map((pattern) => new RegExp(pattern));

/** A promise to whoever comes along, and their parents. */
const TO_ANYBODY = [
  /\b(?:visas?|permits?) (?:is |are |na )?guaranteed\b(?! by)/,
  /\b(?:na|is|sure|get|gives?|given|have|with) confirm(?:ed)? visas?\b|\bvisas? (?:is |are |na |don )?(?:already )?confirm(?:ed)?\b(?! (?:by|with|in|at|for)\b)|\bdon travel finish\b/,
  /\b(?:promise|swear|vow)\b[^.]{0,40}\bvisas?\b|\bvisas?\b[^.]{0,20}\bin the bag\b|\btravell?ing is a must for (?:any|every)/,
  /\b(?:everyone who|all who|every applicant (?:who|that))\b[^.]{0,60}\b(?:definitely|surely|certainly|must) travel/,
  /\b(?:certain|sure|guaranteed) to (?:fly|travel)\b|\bvisas? in (?:your )?hand\b|\bvisas? automatically\b/,
];

/** Saves the time for the patterns. */
const NAMES_TRAVEL = new RegExp(
  `${TRAVEL}|approval|outcome|embassy|ielts|language test|arrive|permits?|nclex|consulate|refusal|applies will travel|certain to|sure to|guaranteed to`,
);

export const guaranteedVisa: Rule = {
  name: 'guaranteed-visa',
  severity: 'high',
  find: (advert) =>
    sentenceWith(
      advert,
      (clause) =>
        NAMES_TRAVEL.test(clause) &&
        (says(clause, TO_ANYBODY) || (!isAboutOthers(clause) && says(clause, PROMISES))),
    ),
};
