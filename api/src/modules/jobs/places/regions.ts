import { COUNTRY_CODES, WORLDWIDE } from '@skybil/shared';

const codes = (text: string) => text.split(' ');

const WEST_AFRICA = codes('NG GH BJ BF CV CI GM GN GW LR ML MR NE SL SN TG');
const AFRICA = [
  ...WEST_AFRICA,
  ...codes(
    'AO BI BW CD CF CG CM DJ DZ EG ER ET GA GQ KE KM LS LY MA MG MU MW MZ NA RW SC SD SO SS ST SZ TD TN TZ',
  ),
  ...codes('UG ZA ZM ZW'),
];
const EUROPE = [
  ...codes(
    'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO',
  ),
  ...codes('PL PT RO RS SE SI SK SM UA'),
];
const MIDDLE_EAST = codes('AE BH IL IQ JO KW LB OM PS QA SA SY TR YE');
const NORTH_AMERICA = codes('US CA MX');
const LATIN_AMERICA = codes('AR BO BR CL CO CR CU DO EC GT HN HT JM MX NI PA PE PR PY SV UY VE');
const ASIA_PACIFIC = codes('AU BD CN FJ HK ID IN JP KH KR LA LK MM MN MY NP NZ PH PK SG TH TW VN');

const REGIONS: [RegExp, readonly string[]][] = [
  [/\bEMEA\b/, [...AFRICA, ...MIDDLE_EAST, ...EUROPE]],
  [/\b(?:west africa|ecowas)\b/i, WEST_AFRICA],
  [/\b(?:sub-saharan africa|africa)\b(?<!south africa)/i, AFRICA],
  [/\b(?:europe|european union|european)\b|\bEU\b/i, EUROPE],
  [/\bmiddle east\b/i, MIDDLE_EAST],
  [/\bnorth america\b/i, NORTH_AMERICA],
  [/\b(?:latin america|south america)\b|\bLATAM\b/i, LATIN_AMERICA],
  [/\bAPAC\b|\basia(?:[- ]pacific)?\b/i, ASIA_PACIFIC],
  [/\bAMER\b|(?<!north |latin |south )\bamericas\b/i, [...new Set([...NORTH_AMERICA, ...LATIN_AMERICA])]],
];
const EVERYWHERE = /\b(?:anywhere|worldwide|global|globally|all countries|international)\b/i;

/** Codes of the regions that a place names, or `Worldwide`. */
export function regionsNamedIn(place: string): string[] {
  const named = REGIONS.filter(([words]) => words.test(place)).flatMap(([, countries]) => countries);
  if (named.length > 0) return COUNTRY_CODES.filter((code) => named.includes(code));
  return EVERYWHERE.test(place) ? [WORLDWIDE] : [];
}
