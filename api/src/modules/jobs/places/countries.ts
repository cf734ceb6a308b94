import { COUNTRY_CODES } from '@skybil/shared';
import { namesIn, normalized } from './names.js';

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** Names beside the English ones of the language data. */
const OTHER_NAMES: Record<string, string> = {
  AE: 'UAE, Dubai, Abu Dhabi',
  AT: 'Österreich',
  BR: 'Brasil',
  CD: 'DRC, Democratic Republic of Congo, DR Congo',
  CG: 'Republic of Congo',
  CI: 'Ivory Coast, Cote d’Ivoire',
  CZ: 'Czech Republic',
  DE: 'Deutschland',
  ES: 'España',
  GB: 'UK, U.K, Great Britain, England, Scotland, Wales, Northern Ireland, London',
  GM: 'The Gambia',
  HK: 'Hong Kong',
  IT: 'Italia',
  KR: 'Korea',
  MX: 'México',
  NL: 'Holland, The Netherlands',
  PE: 'Perú',
  PL: 'Polska',
  RU: 'Russian Federation',
  TR: 'Turkey, Türkiye',
  US: 'USA, U.S.A, U.S, United States of America, New York, New Jersey, New Mexico',
  VN: 'Viet Nam',
};

/** Codes by normalized name. */
const COUNTRIES = new Map<string, string>();
for (const code of COUNTRY_CODES) COUNTRIES.set(normalized(english.of(code) ?? code), code);
for (const [code, names] of Object.entries(OTHER_NAMES))
  for (const name of names.split(', ')) COUNTRIES.set(normalized(name), code);

/** Codes of the countries that a text names, in its order. 'us' counts in capital letters only. */
export function countriesNamedIn(text: string): string[] {
  const named = namesIn(text.replace(/\bus\b/g, ''), COUNTRIES);
  return [...new Set(named.map(({ value }) => value))];
}
