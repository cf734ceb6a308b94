import type { JobCategory, JobLevel } from '@skybil/shared';

const CATEGORY_WORDS: [Exclude<JobCategory, 'Management'>, RegExp][] = [
  [
    'Programming',
    /\b(programmer|software|(?:front|back)[- ]?end|full[- ]?stack|devops|firmware|(?:web|mobile|android|ios|java|python|php|react|node|linux|c\+\+|game|app|application|vas|\.net) (?:\w+ )?developer|developer$)/i,
  ],
  [
    'Data Science',
    /\b(data (?:scientist|science|analyst|analytics|engineer|architect)|machine learning|(?:ai|ml) engineer)\b/i,
  ],
  ['Designing', /\b(designer|(?:ui|ux)\b|graphics? design|product design|design intern)/i],
  [
    'Networking',
    /\b(network(?:ing)? (?:engineer|administrator|technician|analyst|support|specialist|officer)|noc engineer)\b/i,
  ],
  ['Marketing', /\b(marketing|marketers?|seo|social media|brand manager)\b/i],
  [
    'Cybersecurity',
    /\b(cyber ?security|(?:information|cloud|network|application|it) security|security (?:engineer|analyst|architect|researcher)|threat intelligence|penetration tester)\b/i,
  ],
];
const MANAGEMENT = /\b(manager|management|chief \w+ officer|managing director)\b/i;
const OTHER_DEVELOPER = /\b(business|property|estate|curriculum|land|content|course|learning) developer\b/i;

const LEVEL_WORDS: [JobLevel, RegExp][] = [
  [
    'Beginner level',
    /\b(intern|interns|internship|trainee|graduate|new grad|entry[- ]level|junior|jr|apprentice)\b/i,
  ],
  ['Intermediate level', /\b(intermediate|mid[- ]?level)\b/i],
  ['Senior level', /\b(senior|sr|principal|head of|director|chief|vice president|vp)\b/i],
];

/**
 * Ignores the tags of Remote OK, which are guesses from the text: its 'Electrical Engineer' has the tags design,
 * marketing and sales.
 */
export function categoryOf(title: string): JobCategory | '' {
  if (OTHER_DEVELOPER.test(title)) return '';
  const named = CATEGORY_WORDS.filter(([, words]) => words.test(title)).map(([category]) => category);
  if (named.length === 0) return MANAGEMENT.test(title) ? 'Management' : '';
  return named.length === 1 && named[0] ? named[0] : '';
}

export function levelOf(title: string, jobType: string): JobLevel | '' {
  const named = LEVEL_WORDS.filter(([, words]) => words.test(`${title} / ${jobType}`)).map(
    ([level]) => level,
  );
  return named.length === 1 && named[0] ? named[0] : '';
}
