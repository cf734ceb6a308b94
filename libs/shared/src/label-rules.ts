import { CATEGORY_WORDS } from './label-words.js';
import { type EmploymentType, JOB_CATEGORIES, type JobLevel } from './options.js';

interface Hint {
  category: string;
  points: number;
}

const MAX_WORDS = 5;
/** Points for the name of an occupation. */
const ROLE_POINTS = 3;
/** An advert says what the work is in its first sentences, and what it asks for later. */
const FIRST_CHARACTERS = 3_000;
const READ_CHARACTERS = 20_000;
/** Points that a text needs where the title names nothing. */
const ENOUGH_IN_TEXT = 4;

let table: Map<string, Hint[]> | undefined;

/** Hints by phrase. */
function hints(): Map<string, Hint[]> {
  if (table) return table;
  table = new Map();
  const add = (category: string, phrases: string, points: number) => {
    for (const phrase of phrases.split(', ')) {
      const key = wordsOf(phrase).map(singular).join(' ');
      const known = table?.get(key) ?? [];
      if (!known.some((hint) => hint.category === category))
        table?.set(key, [...known, { category, points }]);
    }
  };
  for (const category of JOB_CATEGORIES) {
    const words = CATEGORY_WORDS[category];
    if (!words) continue;
    const { roles, field, hints: weak } = words;
    add(category, roles, ROLE_POINTS);
    add(category, field, 2);
    if (weak) add(category, weak, 1);
  }
  return table;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and' && word !== 'the');
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function phrasesOf(text: string): Set<string> {
  const words = wordsOf(text).map(singular);
  return new Set(
    words.flatMap((_, at) =>
      Array.from({ length: MAX_WORDS }, (_unused, more) => words.slice(at, at + more + 1).join(' ')),
    ),
  );
}

function namesOccupation(title: string): boolean {
  return [...phrasesOf(title)].some((phrase) =>
    hints()
      .get(phrase)
      ?.some(({ points }) => points === ROLE_POINTS),
  );
}

/** Adds up the points of all phrases in a text. A phrase counts once. */
function scores(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const phrase of phrasesOf(text))
    for (const { category, points } of hints().get(phrase) ?? [])
      found.set(category, (found.get(category) ?? 0) + points);
  return found;
}

/** The highest score; the first one of several. */
function best(found: ReadonlyMap<string, number>): { category: string; points: number } | undefined {
  let top: { category: string; points: number } | undefined;
  for (const [category, points] of found) if (!top || points > top.points) top = { category, points };
  return top;
}

const SUPERIOR =
  /\b(assistant|secretary) (?:to (?:the )?|the )(?:ceo|coo|cfo|md|managing director|general manager|chief \w+ officer|director|head)\b.*/i;

/** 'Executive Assistant to the CEO' is an assistant. */
function withoutSuperiors(title: string): string {
  return title.replace(SUPERIOR, '$1');
}

/**
 * The title decides. The text counts if the title names no field, or only a word that many fields share ('Officer',
 * 'Manager').
 */
export function suggestCategory(title: string, text = ''): string {
  const inTitle = scores(withoutSuperiors(title));
  const named = best(inTitle);
  if (named && named.points > 1) return named.category;
  const inText = scores(plain(text.slice(0, FIRST_CHARACTERS)));
  for (const [category, points] of inTitle) inText.set(category, (inText.get(category) ?? 0) + 2 * points);
  const found = best(inText);
  if (found && found.points >= ENOUGH_IN_TEXT) return found.category;
  return named?.category ?? 'Other';
}

function plain(html: string): string {
  return html.slice(0, READ_CHARACTERS).replace(/<[^<>]*>/g, ' ');
}

const LEVELS: [JobLevel, RegExp][] = [
  [
    'Beginner level',
    /\b(?:interns?|internship|trainees?|graduate|new grads?|entry[- ]level|entry|junior|jr|apprentices?|apprenticeship|nysc|corpers?|youth corps|national service personnel|student|learner|volunteers?|(?:level|tier) ?1)\b/i,
  ],
  ['Intermediate level', /\b(?:intermediate|mid[- ]?level|mid[- ]senior|experienced)\b/i],
  [
    'Senior level',
    /\b(?:senior|snr|sr|principal|staff (?:\w+ )?(?:engineer|developer|designer|researcher|scientist|architect)|lead|head|director|chief|c[efost]o|vice president|vp|avp|svp|president|general manager|agm|dgm|expert|partner)\b/i,
  ],
];
/** 'HR Business Partner', 'Lead Generation Officer' */
const NO_LEVEL = /\b(?:(?:business|engagement|people|talent|acquisition|brand) partner|lead generation)\b/gi;
const ENTRY_ROLES =
  /\b(?:cashiers?|drivers?|riders?|cleaners?|house ?help|house ?keepers?|kitchen|waiters?|waitress(?:es)?|sales (?:girl|boy|attendant|associate)s?|attendants?|receptionists?|front desk|clerks?|typists?|secretary|security (?:guard|officer)|loaders?|packers?|packaging|gardeners?|nann(?:y|ies)|porters?|stewards?|barista|operators?|assistants?|data entry|panelists?|agents?|call cent(?:er|re)|field (?:marketer|assistant)|customer (?:service|care|support) (?:representative|respresentative|agent|officer)s?|(?:sales|service|services) rep(?:resentative)?s?|telesales?|tele ?marketers?|content creator|virtual|anchor|factory worker|store ?keeper|note counter|dispatch|care ?giver|barber|tutor)\b/i;
const SKILLED_ROLES =
  /\b(?:managers?|engineers?|developers?|designers?|accountants?|auditors?|analysts?|officers?|executives?|specialists?|technicians?|supervisors?|associates?|coordinators?|consultants?|administrators?|teachers?|educators?|lecturers?|instructors?|doctors?|nurses?|rn|pharmacists?|scientists?|lawyers?|counsel|marketers?|writers?|journalists?|editors?|architects?|artists?|chefs?|bankers?|recruiters?|electricians?|chemists?|psychologists?|radiographers?|agronomists?|animators?|generalists?|trainers?|monitors?|dispatchers?|researchers?|assessors?|strategists?|testers?|presenters?|advisors?|representatives?|hr|devops|full ?stack|back ?end|front ?end)\b/i;

/** 'Fresh graduates may apply', 'no experience needed' */
const OPEN_TO_BEGINNERS =
  /\b(?:no (?:prior |previous |work(?:ing)? )?experience (?:is )?(?:needed|required|necessary)|(?:fresh|recent|new) (?:\w+ )?(?:graduates?|school leavers?)|school leavers?|entry[- ]level (?:role|position|job)|training (?:is|will be) (?:given|provided))\b/i;

/** A title names the level, or else the years of experience tell it, or else the kind of role. */
export function suggestLevel(title: string, text = ''): JobLevel | '' {
  const role = withoutSuperiors(title).replace(NO_LEVEL, ' ');
  const named = LEVELS.find(([, words]) => words.test(role));
  if (named) return named[0];
  const advert = plain(text);
  const years = leastYears(advert);
  if (years !== undefined) return levelOfYears(years);
  const isManager = /\bmanagers?\b/i.test(role);
  if (OPEN_TO_BEGINNERS.test(advert) && !isManager) return 'Beginner level';
  if (ENTRY_ROLES.test(role) && !isManager && !/\bsupervisors?\b/i.test(role)) return 'Beginner level';
  return SKILLED_ROLES.test(role) || namesOccupation(role) ? 'Intermediate level' : '';
}

function levelOfYears(years: number): JobLevel {
  if (years < 2) return 'Beginner level';
  return years < 5 ? 'Intermediate level' : 'Senior level';
}

const YEARS =
  /(?:\b(?:minimum|min|at least|least|requires?|with|have|has|of|possess)\b[^.\d]{0,30})?\b(\d{1,2})\s*(?:\(\d{1,2}\)\s*)?(\+|plus)?(?:\s*(?:-|–|to)\s*\d{1,2}\+?)?\s*(?:years?|yrs?)\b['’]?(?=[^.\d]{0,60}\bexperience\b)/gi;
/** Short adverts leave the word out: 'BSc, 3 years.', 'Minimum of 5 years on site', '6 years post call', '5-8 years supporting directors' */
const BARE_YEARS =
  /(?:^|[.,;:(•\n]|\b(?:minimum(?: of)?|min\.?|at least|and)\b)\s{0,3}(\d{1,2})\s{0,3}(?:\+|plus)?(?:\s{0,3}(?:-|–|to)\s{0,3}\d{1,2}\+?)?\s{0,3}(?:years?|yrs?)\b(?=\s{0,3}(?:$|[.,;)\n]|(?:post|in|as|on|at|with|of|field|\w+ing)\b))(?!\s{0,3}(?:of age|in (?:business|operation|existence)|post[- ]?dated))/gi;
/** 'With over 20 years of experience' is about the company, 'between 25 and 35 years' about age. */
const NOT_ASKED =
  /\b(?:over|more than|we have|our|decades?|combined|founded|aged?|between|contract|bond|guarantee|within|last|past)\b/i;
const MAX_YEARS = 15;

/** Least years of experience that an advert asks for. */
function leastYears(text: string): number | undefined {
  for (const pattern of [YEARS, BARE_YEARS])
    for (const match of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, match.index - 25), match.index + match[0].length);
      const years = Number(match[1]);
      if (years <= MAX_YEARS && !NOT_ASKED.test(before)) return years;
    }
  return undefined;
}

const STATED_TYPE =
  /\b(?:job|employment|contract|work|position|engagement) ?type\b\s*[:\-–]?\s*([^\n.<]{3,40})/i;
const TYPES: [EmploymentType, RegExp][] = [
  ['NYSC', /\b(?:nysc|corpers?|corps? members?|youth corps|national service person(?:nel)?|nss)\b/i],
  ['Internship', /\b(?:interns?|internship|industrial training|siwes)\b/i],
  ['Part-time', /\bpart[- ]?time\b/i],
  ['Contract', /\b(?:contract|contractor|fixed[- ]term|freelance|freelancer)\b/i],
  ['Temporary', /\b(?:temporary|temp|casual|seasonal)\b/i],
  ['Full-time', /\b(?:full[- ]?time|permanent)\b/i],
];
/** Work on contracts, not on a contract. */
const CONTRACT_WORK =
  /\bcontracts? (?:manager|management|officer|administrator|specialist|lawyer|analyst)\b/gi;
const TYPES_IN_PROSE: [EmploymentType, RegExp][] = [
  ['Internship', /\binternship (?:role|position|programme|program|opportunity)\b/i],
  ['Part-time', /\bpart[- ]?time (?:role|position|job|basis|opportunity|work)\b/i],
  ['Contract', /\b(?:contract (?:role|position|job|basis|staff)|fixed[- ]term contract|on a contract)\b/i],
  ['Temporary', /\btemporary (?:role|position|job|basis|staff)\b/i],
  [
    'Full-time',
    /\bfull[- ]?time(?: and permanent)? (?:role|position|job|basis|employment|employee|opportunity)\b/i,
  ],
];
/** @param title a title, or the value of an option ('Full Time'). In the text only clear statements count. */
export function suggestEmploymentType(title: string, text = ''): EmploymentType | undefined {
  const advert = plain(text);
  return (
    typeIn(title.replace(CONTRACT_WORK, ' '), TYPES) ??
    typeIn(STATED_TYPE.exec(advert)?.[1] ?? '', TYPES) ??
    typeIn(advert, TYPES_IN_PROSE)
  );
}

function typeIn(text: string, types: [EmploymentType, RegExp][]): EmploymentType | undefined {
  return types.find(([, words]) => words.test(text))?.[0];
}
