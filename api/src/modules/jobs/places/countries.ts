import { COUNTRY_CODES } from '@skybil/shared';
import { namesIn, normalized } from './names.js';

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** Other names of countries, their states and their cities that job adverts name alone. */
const OTHER_NAMES: Record<string, string> = {
  AE: 'UAE, Dubai, Abu Dhabi',
  AR: 'Buenos Aires',
  AT: 'Österreich, Vienna',
  AU: 'Sydney, Melbourne, Brisbane',
  BE: 'Brussels',
  BR: 'Brasil, São Paulo',
  CA: 'Toronto, Vancouver, Montreal, Ontario, Quebec, Alberta, British Columbia, Nova Scotia, Halifax',
  CD: 'DRC, Democratic Republic of Congo, DR Congo',
  CG: 'Republic of Congo',
  CI: 'Ivory Coast, Cote d’Ivoire, Abidjan',
  CZ: 'Czech Republic, Prague',
  DE: 'Deutschland, Berlin, Munich, Hamburg',
  DK: 'Copenhagen',
  EG: 'Cairo',
  ES: 'España, Madrid, Barcelona',
  FR: 'Paris',
  GB: 'UK, U.K, Great Britain, England, Scotland, Wales, Northern Ireland, London, Manchester, Edinburgh',
  GH: 'Accra',
  GM: 'The Gambia',
  HK: 'Hong Kong',
  HT: 'Port-au-Prince',
  IE: 'Dublin',
  IN: 'Bengaluru, Bangalore, Mumbai, Delhi, Hyderabad, Chennai',
  IT: 'Italia, Milan, Rome',
  JP: 'Tokyo',
  KE: 'Nairobi',
  KR: 'Korea, Seoul',
  MX: 'México, Mexico City',
  NL: 'Holland, The Netherlands, Amsterdam',
  PE: 'Perú',
  PH: 'Manila, Metro Manila',
  PL: 'Polska, Warsaw, Kraków, Gdańsk, Wroclaw',
  PT: 'Lisbon',
  RU: 'Russian Federation',
  RW: 'Kigali',
  SE: 'Stockholm',
  TR: 'Turkey, Türkiye, Istanbul',
  UG: 'Kampala',
  US: [
    'USA, U.S.A, U.S, United States of America, New York, New York City, New Jersey, New Mexico, New Hampshire',
    'California, Texas, Florida, Illinois, Pennsylvania, Ohio, Michigan, Massachusetts, Virginia, North Carolina',
    'South Carolina, Colorado, Arizona, Oregon, Minnesota, Wisconsin, Tennessee, Missouri, Maryland, Indiana, Utah',
    'San Francisco, Los Angeles, Chicago, Boston, Seattle, Austin, Denver, Atlanta, Houston, Dallas, Washington DC',
    'San Diego, Miami, Philadelphia, Phoenix, Delaware, Connecticut, Nevada, Alabama, Kentucky, Louisiana',
  ].join(', '),
  VN: 'Viet Nam',
  ZA: 'Johannesburg, Cape Town',
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
