import { isAboutOthers } from '../opposites.js';
import { type Rule, says, sentenceWith } from './rule.js';

const SURE =
  '(?:guarantee[ds]?|100 ?%|hundred percent|assured?|sure|automatic\\w*|definite|certain(?! \\w+(?:s|ies)\\b))';
const TRAVEL =
  '(?:visas?|work permits?|travel\\w*|relocation|permanent residence|green cards?|certificate of sponsorship|lmia|sponsorship)(?! (?:allowances?|assistance|costs?|expenses?|packages?|insurance)\\b)';
const PROMISES = [
  // "100% visa", "guaranteed relocation to Canada"
  `\\b${SURE}(?: \\w+){0,5} ${TRAVEL}\\b`,
  // "visa is guaranteed", "travel is certain"
  `\\b${TRAVEL}\\b[^.]{0,40}\\b${SURE}`,
  // "no refusal", "no embassy interview"
  `\\b(?:no|zero|without) (?:visa )?(?:refusals?|rejections?|denials?)\\b|\\b(?:no|without) (?:ielts|embassy|visa interview)\\b`,
  // "visa already approved", "free visa", "visa is ready"
  `\\b(?:visas?|permits?) (?:is |are |na )?(?:already |pre ?)?approved\\b|\\bfree visas?\\b|\\bvisas? (?:is|are|na|don) (?:free|ready|set)\\b`,
  // "approval is assured"
  `\\b(?:approval|embassy) (?:is |na )?${SURE}\\b|\\b${SURE} approval\\b`,
].map((pattern) => new RegExp(pattern));

/** Only plain promises. The classifier finds the others. */
export const guaranteedVisa: Rule = {
  name: 'guaranteed-visa',
  severity: 'high',
  find: (advert) => sentenceWith(advert, (clause) => !isAboutOthers(clause) && says(clause, PROMISES)),
};
