const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`;
const DATE = [
  String.raw`\d{4}-\d\d-\d\d`,
  String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{4}`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?(?:\sof)?,?\s${MONTH}\.?,?\s\d{4}`,
  String.raw`${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}`,
].join('|');
/** Words between 'Deadline' and its date. Another one, as in 'deadline of the audit', makes it the deadline of something else. */
const BETWEEN = String.raw`(?:[^\w.]{0,5}\b(?:is|are|will|be|on|by|the|for|of|to|this|all|and|before|not|later|than|date|time|applications?|submissions?|applying|receipt|job|role|position|vacancy|noon|midnight|close|business|work|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?|\d{1,2}:\d\d|12)(?!\w)){0,10}[^\w.]{0,5}`;
const NAMED_DAYS = [
  String.raw`\b(?:closing date|deadline)`,
  String.raw`\b(?:applications?|advert|vacancy|job|position|portal|recruitment)(?: is| are| will)? clos(?:es?|ed|ing)`,
  String.raw`\b(?:apply|applications?|cvs?|resumes?)\b[^\n]{0,120}?\b(?:on or before|not? later than|latest by)`,
  String.raw`\bapply(?: (?!if\b|who\b|unless\b)[\w@.:/-]{1,60}){0,5} (?:before|by|until|till)`,
  String.raw`\bapplications? (?:should|must|will|can|may|to) be \w{2,12} (?:before|by|until|till)`,
].map((words) => new RegExp(String.raw`${words}\b${BETWEEN}\b(${DATE})(?!\d)`, 'giu'));

const ADVERT =
  '(?:job|vacancy|advert|advertisement|posting|listing|position|role|opening|opportunity|recruitment)';
const ALREADY = '(?:(?:has|have|is|are|now|already|been) ){1,3}';
const NOT_BY = String.raw`\b(?! (?:by|through|via|with|from)\b)`;
/** 'Open until the position is filled' does not say that it is. */
const CONDITION = /\b(?:until|till|once|when|whenever|if|unless|after|before|as soon as)\b/i;
/** Matched on one sentence. */
const SAYS_OVER = [
  new RegExp(
    String.raw`\b(?:this|the|our) (?:job )?${ADVERT} ${ALREADY}(?:expired|closed|filled)${NOT_BY}`,
    'i',
  ),
  new RegExp(String.raw`^\W*(?:job )?${ADVERT} (?:${ALREADY})?(?:expired|closed|filled)\W*$`, 'i'),
  new RegExp(String.raw`\bapplications? ${ALREADY}closed${NOT_BY}`, 'i'),
  /^\W*(?:applications? closed|expired)\W*$/i,
  /\bno longer (?:accepting|taking|receiving) (?:new |any )?applications?\b(?! (?:by|via|through|from)\b)/i,
];
/** Beside the title of the job: '[EXPIRED] Accountant', 'Accountant - Position filled'. An 'Expired Goods Clerk' is a job. */
const TITLE_OVER = new RegExp(
  String.raw`^\W*expired(?:\s*[\])|:]|\s+[–—-])|\bexpired\W*$|\b(?:position|applications?|vacancy|role) (?:${ALREADY})?(?:filled|closed)\b`,
  'i',
);

/**
 * Whether an advert says that it is over: in its words, or by a closing day before today.
 * @param lines text of the description, a line for each paragraph
 * @param today '2026-11-21'
 */
export function looksExpired(title: string, lines: string, today: string): boolean {
  return TITLE_OVER.test(title) || sentences(lines).some(saysOver) || hasPassed(`${title}\n${lines}`, today);
}

function sentences(lines: string): string[] {
  return lines.split(/\n|[.!?;]\s/);
}

function saysOver(sentence: string): boolean {
  return SAYS_OVER.some((words) => words.test(sentence)) && !CONDITION.test(sentence);
}

/** The last day counts, because an extended advert names the old one too. */
function hasPassed(text: string, today: string): boolean {
  const dates = NAMED_DAYS.flatMap((words) => [...text.matchAll(words)].map(([, date = '']) => date));
  const last = dates
    .flatMap((date) => dayOf(date) ?? [])
    .sort()
    .at(-1);
  return last !== undefined && last < today;
}

/** @returns '2026-11-21'; undefined if there is no such day */
function dayOf(date: string): string | undefined {
  const [first = 0, second = 0, third = 0] = date.match(/\d+/g)?.map(Number) ?? [];
  const named = MONTHS.findIndex((name) => date.toLowerCase().includes(name.slice(0, 3))) + 1;
  if (named > 0) return validDay(second, named, first);
  if (first > 31) return validDay(first, second, third);
  // the day comes first in Nigeria
  return validDay(third, second, first);
}

function validDay(year: number, month: number, day: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 ? moment.toISOString().slice(0, 10) : undefined;
}
