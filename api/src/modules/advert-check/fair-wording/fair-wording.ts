import { boardFile, LIMITS } from '@skybil/shared';
import { literal } from '../../../platform/database/literal-text.js';
import { readAdvert } from '../advert-text.js';

/** Whom an advert shuts out without a reason in the work. */
export const UNFAIR_LIMITS = ['age', 'sex', 'marital state', 'faith', 'origin'] as const;
export type UnfairLimit = (typeof UNFAIR_LIMITS)[number];

export interface UnfairPhrase {
  limit: UnfairLimit;
  /** As written in the advert. */
  phrase: string;
  /** Better wording, in one sentence. */
  advice: string;
}

const ADVICE: Record<UnfairLimit, string> = {
  age: 'Name the experience or the strength that the work needs, not an age.',
  sex: 'Write for everybody: “sales person”, “candidates”, “they”.',
  'marital state': 'Leave out marriage. Name the hours or the travel that the work needs.',
  faith: 'Leave out the faith. Name the duties, such as leading prayers.',
  origin: 'Leave out where people come from. Name the language that the work needs.',
};

/** Adults only is a rule of law for many jobs. */
const ADULT = 18;

const WHO = 'candidates?|applicants?|lad(?:y|ies)|wom[ae]n|m[ae]n|girls?|boys?|persons?';
const WANTED = 'only|preferred|preferably|needed|wanted|required';
const BELIEVERS = 'christians?|muslims?|catholics?|pentecostals?';
const PEOPLES = (boardFile().country.peoples ?? []).map((name) => `${literal(name)}s?`).join('|') || '(?!)';

const PATTERNS: Record<UnfairLimit, readonly string[]> = {
  age: [
    String.raw`\b(?:max(?:imum)? age|age (?:limit|range|bracket|group)|age|aged)\b(?:[ :–-]{1,3}(?:limit|is|of|between|from|(?:must |should |may )?not|must|be|above|exceed(?:ing)?|more|older|than|below|under)\b){0,4}[ :–-]{1,3}\d{2}\b(?: ?(?:-|–|to|and) ?\d{2}\b)?`,
    String.raw`\b(?:between )?\d{2} ?(?:-|–|to|and) ?\d{2} ?(?:years?|yrs?)(?: old| of age)\b`,
    String.raw`\b(?:below|under|above|at most|less than|not (?:more|above|older)(?: than)?|maximum(?: of)?) \d{2} ?(?:years?|yrs?)(?: old| of age)\b`,
    String.raw`\b(?:not|no) (?:be )?older than \d{2}\b`,
    String.raw`\byoung(?:,? (?:and )?\w{3,12}){0,2} (?:${WHO}|graduates?)\b`,
  ],
  sex: [
    String.raw`\b(?:fe)?males? (?:${WANTED}|${WHO})\b`,
    String.raw`\b(?:only|preferably) (?:a )?(?:fe)?males?\b`,
    String.raw`\b(?:must|should) be (?:an? )?(?:fe)?male\b`,
    String.raw`\b(?:gender|sex) ?[:–-] ?(?:fe)?male\b`,
    String.raw`\b(?:lad(?:y|ies)|wom[ae]n|gentlem[ae]n|m[ae]n|girls?|boys?) (?:${WANTED})\b`,
    String.raw`\b(?:sales|office|bar|shop) ?(?:girls?|boys?)\b`,
  ],
  'marital state': [
    String.raw`\b(?:single|(?:un)?married|divorced) (?:${WANTED}|${WHO})\b`,
    String.raw`\b(?:must|should)(?: not)? be (?:single|(?:un)?married)\b`,
    String.raw`\b(?:only|preferably) (?:single|(?:un)?married)\b`,
    String.raw`\bmarital stat(?:us|e) ?[:–-] ?(?:single|(?:un)?married)\b`,
    String.raw`\bunmarried\b`,
  ],
  faith: [
    String.raw`\b(?:must|should) be (?:an? )?(?:\w{2,10}[ -]){0,3}(?:${BELIEVERS})\b`,
    String.raw`\b(?:only|preferably) (?:an? )?(?:${BELIEVERS})\b`,
    String.raw`\b(?:${BELIEVERS}) (?:${WANTED}|${WHO})\b`,
    String.raw`\bborn[ -]again\b(?: (?:${BELIEVERS}))?`,
    String.raw`\b(?:religion|faith) ?[:–-] ?(?:${BELIEVERS}|christianity|islam)\b`,
  ],
  origin: [
    String.raw`\bindigenes? (?:of|only|preferred)\b`,
    String.raw`\b(?:must|should) be (?:an? )?(?:indigenes?|native (?:of|to))\b`,
    String.raw`\b(?:tribe|(?:state|place) of origin) ?[:–-] ?\w+`,
    String.raw`\b(?:${PEOPLES}) (?:by tribe|${WANTED}|${WHO})\b`,
    String.raw`\b(?:must|should) be (?:an? )?(?:${PEOPLES})\b(?![ -](?:speak|language))`,
    String.raw`\b(?:only|preferably) (?:an? )?(?:${PEOPLES})\b(?![ -](?:speak|language))`,
  ],
};

const RULES = UNFAIR_LIMITS.map((limit) => ({
  limit,
  patterns: PATTERNS[limit].map((pattern) => new RegExp(pattern, 'i')),
}));

/** 'Male or female', 'ladies and gentlemen': nobody is shut out. */
const EVERYBODY =
  /\b(?:(?:fe)?males?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|boys?|girls?|christians?|muslims?) ?(?:and|or|\/|&) ?(?:(?:fe)?males?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|boys?|girls?|christians?|muslims?)\b/gi;
/** Sentences that welcome everybody name the same words. */
const WELCOMES = /\b(?:regardless|irrespective|discriminat|equal opportunit|welcome|encouraged?)/i;

/**
 * Limits of age, sex, marital state, faith, tribe and origin in an advert; the first phrase of each (CHECK-8). The description
 * is HTML.
 */
export function unfairPhrases({
  title,
  description,
}: {
  title: string;
  description: string;
}): UnfairPhrase[] {
  const { sentences } = readAdvert({
    title,
    company: '',
    location: '',
    salary: '',
    description: description.slice(0, LIMITS.descriptionBytes),
  });
  const texts = sentences
    .map(({ text }) => text)
    .filter((text) => !WELCOMES.test(text))
    .map((text) => text.replace(EVERYBODY, ' '));
  return RULES.flatMap(({ limit, patterns }) => {
    const phrase = firstOf(texts, patterns, limit === 'age' ? isLimitOfAge : () => true);
    return phrase === undefined ? [] : [{ limit, phrase, advice: ADVICE[limit] }];
  });
}

function firstOf(
  texts: string[],
  patterns: RegExp[],
  counts: (phrase: string) => boolean,
): string | undefined {
  for (const text of texts)
    for (const pattern of patterns) {
      const [phrase] = pattern.exec(text) ?? [];
      if (phrase !== undefined && counts(phrase)) return phrase;
    }
  return undefined;
}

function isLimitOfAge(phrase: string): boolean {
  const ages = phrase.match(/\d{2}/g) ?? [];
  return ages.length === 0 || ages.some((age) => Number(age) > ADULT);
}
