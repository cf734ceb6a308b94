/** Words for what scams ask applicants to pay, as parts of patterns. */

export const FEE = '(?:fees?|charges?|costs?|levy|levies|money|deposit|payment|price|bond|honorarium|dues)';

const PAPERS = [
  '(?:(?:application|employment|interview|recruitment|guarantors?|registration|job|enrol?ment|bio ?data|e) )?forms?',
  'registration',
  're ?gistration',
  'reg',
  'application',
  '(?:id|identity)(?: cards?)?',
  'documentation',
  'clearance',
  'certification',
  'affidavit',
  'notary',
  'stamp',
  'stamp duty',
  'gate pass',
  'file opening',
  'data capture',
  'biometrics?',
  'profiling',
  'tax clearance',
  'yellow card',
  'health (?:card|certificate)',
  'scratch cards?',
  'e ?pins?',
  'access (?:code|card)',
  'forms? fee',
];
const CHECKS = [
  'medicals?(?: (?:tests?|screening|examination|check ?up|fitness|report))?',
  'screening',
  'background checks?',
  'police (?:report|clearance)',
  'driving test',
  'aptitude tests?',
  'cbt(?: test)?',
  'assessment(?: test)?',
  'guarantors? (?:verification|check)',
  'verification',
  'drug test',
  'vaccination',
];
const LESSONS = [
  'training(?: (?:materials?|manuals?|kits?|pack))?',
  'induction',
  'orientation',
  'onboarding',
  'handbook',
  '(?:study|training|course) (?:pack|materials?)',
  'safety training',
  'boot ?camp',
];
const KIT = [
  'uniforms?',
  'staff wears?',
  'apron',
  'costumes?',
  'boots?',
  'safety (?:boots?|shoes?|permit|gear|kits?)',
  'ppe',
  'coverall',
  'helmet',
  'reflective (?:jacket|vest)',
  'branded (?:shirt|t shirt|polo|vest)',
  'starter (?:pack|kit)',
  'starting kit',
  'kits?',
  'tool ?box',
  'working tools',
  'name ?tag',
  'log ?book',
  'software licen[cs]e',
  'workstation',
  'bed ?space',
  'hostel',
];
const STEPS = [
  'slots?',
  'processing',
  'activation',
  'acceptance',
  'commitment',
  'caution',
  'security bond',
  'admin(?:istrative)?',
  'logistics?',
  'mobili[sz]ation',
  'appreciation',
  'facilitation',
  'enrol?ment',
  'membership',
  'linkage',
  'consultancy',
  '(?<!health |life |medical )insurance',
];
/** What scams ask applicants to pay for. */
export const THING = `(?:${[...PAPERS, ...CHECKS, ...LESSONS, ...KIT, ...STEPS].join('|')})`;
/** Costs only beside a word such as "fee". */
export const KIND = `(?:${THING}|insurance|agents?|agency|consultation|interview|delivery|shipping|courier|dispatch|waybill|booking|reservation|visa|travel|employment|job|upfront|joining|token|service|portal|access|equipment|laptop|assistance|help|connection|deployment|placement|resumption|accommodation|exam|test|replacement|tracking|licen[cs]e)`;

export const PRICE =
  '[\\s:=,(.@]{0,3}(?:(?:of|is|na|are|at|for|costs?|goes for|with|just|only|all|total|a|the|sum|worth|price) ){0,4}';
export const FOR =
  '(?: (?:only|non|refundable|token|as|for|of|each|being|covering|covers?|to|your|the|his|an?|compulsory|mandatory|small|cost|company)){0,5} ';
/** Benefits and salaries are sums beside the same words. */
export const NOT_PAY =
  '(?!,? (?:monthly|weekly|daily|a month|per (?:month|annum|year|week|day|trip|shift)|a year|yearly|annually|salary|allowance|net|gross|basic|budget|a day|an hour|an? \\w+ day)| (?:to )?[¤№]|(?: (?!for|to|as|before|is|and)\\w+){0,2} (?:allowance|stipend|bonus|commission)\\b)';
export const NOT_BENEFIT =
  '\\b(?! (?:allowance|bonus|budget|grant|stipend|benefit|insurance|reimburse\\w*|cover))';

export const APPLICANT =
  '(?:applicants?|candidates?|(?<!as )you|u|una|staff|riders?|employees?|marketers?|teachers?|workers?|everyone|everybody|person|persons|trainees?|interns?|recruits?|(?:selected|shortlisted|successful|qualified|new|each|every|intending|interested) (?!customer|client|guest|parent|student|patient|buyer|member|tenant)\\w+(?: (?!customer|client|guest|parent|student|patient|buyer|member|tenant)\\w+)?)';
export const MUST =
  '(?:must|will|should|shall|are to|is to|is required to|are required to|have to|has to|need to|needs to|go|gats|suppose|would|are expected to|is expected to|only|also|first|all|kindly|mandated to|just|are asked to|be required to|be asked to|be made to|may|can|are advised to|is advised to|are mandated to|dey|compulsorily|then)';
