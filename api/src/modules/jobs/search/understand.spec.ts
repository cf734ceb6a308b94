import { JOB_LOCATIONS, NATIONWIDE } from '@skybil/shared';
import { SEARCH_ADVERTS, type SearchAdvert } from '../../../../test/search-adverts.js';
import { normalized } from '../places/names.js';
import { isOneErrorApart } from './one-error.js';
import type { Alternative, SearchQuery } from './search-query.js';
import { SYNONYMS } from './tables/synonyms.js';
import { understand } from './understand.js';

function wordsOf(text: string): string[] {
  return normalized(text).split(' ');
}

const VOCABULARY = new Set(
  SEARCH_ADVERTS.flatMap((one) =>
    wordsOf([one.title, one.companyName, one.location, one.place ?? ''].join(' ')),
  ),
);

function closestWord(word: string): Promise<string | undefined> {
  const isKnown = [...VOCABULARY].some((known) => known.startsWith(word));
  return Promise.resolve(isKnown ? undefined : [...VOCABULARY].find((known) => isOneErrorApart(known, word)));
}

function matches(advert: SearchAdvert, alternative: Alternative): boolean {
  if ('values' in alternative)
    return alternative.values.some((value) => valuesOf(advert, alternative.in).includes(value));
  const texts = {
    title: advert.title,
    company: advert.companyName,
    place: `${advert.location} ${advert.place ?? ''}`,
  };
  const found = wordsOf(texts[alternative.in]);
  return alternative.words.every(({ text, isWhole }) =>
    found.some((word) => (isWhole ? word === text : word.startsWith(text))),
  );
}

function valuesOf(
  { kind, category, location, employmentType = '', nysc = '' }: SearchAdvert,
  field: 'kind' | 'category' | 'states' | 'employmentType' | 'nysc',
): readonly string[] {
  const states = location === NATIONWIDE ? JOB_LOCATIONS : [location];
  return { kind: [kind], category: [category], states, employmentType: [employmentType], nysc: [nysc] }[
    field
  ];
}

function scoreOf(advert: SearchAdvert, { terms }: SearchQuery): number {
  const best = terms.map(({ alternatives }) =>
    Math.max(0, ...alternatives.map((one) => (matches(advert, one) ? one.weight : 0))),
  );
  return best.reduce((sum, weight) => sum + weight, 0);
}

/** The adverts that a search finds, best first, newest first among equals. */
async function found(q: string): Promise<SearchAdvert[]> {
  const { search } = await understand({ q }, closestWord);
  if (!search) return SEARCH_ADVERTS.toReversed();
  return SEARCH_ADVERTS.map((advert) => ({ advert, score: scoreOf(advert, search) }))
    .filter(({ score }) => score > 0)
    .reverse()
    .sort((a, b) => b.score - a.score)
    .map(({ advert }) => advert);
}

const named = (title: RegExp, location?: string) => (advert: SearchAdvert) =>
  title.test(advert.title) && (location === undefined || advert.location === location);

/** The first results are all adverts of the first kind, then all of the second, and so on. */
function expectInOrder(
  adverts: readonly SearchAdvert[],
  kinds: readonly ((advert: SearchAdvert) => boolean)[],
): void {
  let rest = adverts;
  kinds.forEach((isKind, number) => {
    const earlier = kinds.slice(0, number);
    const wanted = SEARCH_ADVERTS.filter((advert) => isKind(advert) && !earlier.some((one) => one(advert)));
    expect(wanted.length).toBeGreaterThan(0);
    expect(new Set(rest.slice(0, wanted.length))).toEqual(new Set(wanted));
    rest = rest.slice(wanted.length);
  });
}

describe('a search text', () => {
  it('puts accountants in Lagos first for "accountant lagos" [JOB-45]', async () => {
    expectInOrder(await found('accountant lagos'), [
      named(/accountant/i, 'Lagos'),
      named(/accounts? officer/i, 'Lagos'),
    ]);
  });

  it('finds drivers in Rivers, drivers elsewhere, then jobs in Rivers for "port harcourt driver" [JOB-45]', async () => {
    const isDriver = named(/driver|rider/i);
    expectInOrder(await found('port harcourt driver'), [
      named(/driver/i, 'Rivers'),
      isDriver,
      ({ location }) => location === 'Rivers' || location === NATIONWIDE,
    ]);
  });

  it.each([
    ['nysc', 'corper', 'youth corps'],
    ['front-end developer', 'frontend developer', 'front end developer'],
    ['engineer', 'enginer', 'Engineers'],
    ['accountant lagos', 'Lagos ACCOUNTANTS', 'acountant in lagoss'],
    ['port harcourt driver', 'drivers port-harcourt', 'driver job in Port Hacourt'],
    ['hr', 'human resources', 'H.R.'],
  ])('finds the same for "%s", "%s" and "%s" [JOB-46]', async (one, other, third) => {
    const wanted = await found(one);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await found(other)).toEqual(wanted);
    expect(await found(third)).toEqual(wanted);
  });

  it('finds corpers before jobs that require completed service [JOB-45]', async () => {
    expectInOrder(await found('nysc'), [named(/nysc|corp/i), ({ nysc }) => nysc === 'Required']);
  });

  it('finds remote data analysts, then those on site for "data analyst remote" [JOB-45]', async () => {
    expectInOrder(await found('data analyst remote'), [
      ({ title, kind }) => /data analyst/i.test(title) && kind === 'remote',
      named(/data analyst/i),
      ({ kind }) => kind === 'remote',
    ]);
  });

  it('finds the jobs of a company for "flutterwave" [JOB-45]', async () => {
    const adverts = await found('flutterwave');
    expect(adverts.map(({ companyName }) => companyName)).toEqual(['Flutterwave', 'Flutterwave']);
  });

  it('finds both words, then either, then interns for "graduate trainee" [JOB-45]', async () => {
    const adverts = await found('graduate trainee');
    expectInOrder(adverts, [named(/graduate trainee/i), named(/graduate|trainee/i), named(/intern\b/i)]);
    expect(adverts.some(named(/internal/i))).toBe(false);
  });

  it('finds nurses in Abuja, nurses elsewhere, then healthcare in Abuja for "hospital nurse abuja" [JOB-45]', async () => {
    expectInOrder(await found('hospital nurse abuja'), [
      named(/nurse/i, 'Abuja'),
      named(/nurse/i),
      ({ category, companyName, location }) =>
        location === 'Abuja' && (category === 'Healthcare' || /hospital/i.test(companyName)),
    ]);
  });

  it('finds jobs in Human Resources and no others for "hr" [JOB-45]', async () => {
    const adverts = await found('hr');
    expect(new Set(adverts.map(({ category }) => category))).toEqual(new Set(['Human Resources']));
    expect(adverts).toHaveLength(3);
  });

  it('finds internships and no internal auditor for "intern" [JOB-45]', async () => {
    const adverts = await found('intern');
    expect(adverts.map(({ title }) => title)).toEqual(['Software Engineering Intern', 'Marketing Intern']);
  });

  it.each([
    ['ibadan', 'Oyo', 'Ibadan'],
    ['lekki', 'Lagos', 'Lekki'],
    ['ph', 'Rivers', 'Port Harcourt'],
    ['ibadn', 'Oyo', 'Ibadan'],
  ])('finds adverts that name %s first, then others in %s [JOB-47]', async (q, state, area) => {
    expectInOrder(
      (await found(q)).filter(({ location }) => location !== NATIONWIDE),
      [({ place }) => place === area, ({ location }) => location === state],
    );
  });

  it('finds the remote jobs for "remote" [JOB-45]', async () => {
    const adverts = await found('remote');
    expect(new Set(adverts)).toEqual(new Set(SEARCH_ADVERTS.filter(({ kind }) => kind === 'remote')));
    expect(new Set(await found('work from home'))).toEqual(new Set(adverts));
  });

  it('finds trades and areas by their short words only if they are whole words [JOB-46]', async () => {
    const titles = (await found('it')).map(({ title }) => title);
    expect(titles[0]).toBe('IT Support Officer');
    expect(titles).not.toContain('Dispatch Rider');
  });

  it('finds part-time jobs [JOB-45]', async () => {
    expect((await found('part time')).map(({ title }) => title)).toEqual(['Graphic Designer']);
  });

  it('finds every job for words that say nothing [JOB-45]', async () => {
    expect(await found('latest jobs in Nigeria')).toHaveLength(SEARCH_ADVERTS.length);
  });
});

describe('understand', () => {
  const neverCloser = () => Promise.resolve(undefined);
  const statesIn = async (q: string) => {
    const { search } = await understand({ q }, neverCloser);
    return search?.terms.flatMap(({ alternatives }) =>
      alternatives.flatMap((one) => (one.in === 'states' ? one.values : [])),
    );
  };

  it.each([
    ['benin', ['Edo']],
    ['Benin City', ['Edo']],
    ['ondo', ['Ondo']],
    ['driver lagos abuja', ['Lagos', 'Abuja']],
    ['surulere', ['Lagos']],
    ['surulere oyo', ['Oyo', 'Oyo']],
    ['Lagos, Portugal', []],
    ['benin republic', []],
    ['niger delta', []],
    ['niger', ['Niger']],
  ])('reads the states of "%s" as %j [JOB-47]', async (q, states) => {
    expect(await statesIn(q)).toEqual(states);
  });

  it('names each term as it was typed', async () => {
    const { search } = await understand({ q: 'Acount Officer, Port-Harcourt' }, closestWord);
    expect(search?.terms.map(({ typed }) => typed)).toEqual(['Acount Officer', 'Port Harcourt']);
  });

  it.each([
    ['Ikeja', ['Lagos'], 'Ikeja'],
    ['ikeja, lagos', ['Lagos'], 'Ikeja'],
    ['PH', ['Rivers'], 'Port Harcourt'],
    ['abeokutta', ['Ogun'], 'Abeokuta'],
  ])('reads the place %s as %j and the area %s [JOB-47]', async (place, states, area) => {
    const understood = await understand({ place }, neverCloser);
    expect(understood).toMatchObject({ placeStates: states, search: { terms: [{ typed: area }] } });
  });

  it.each([
    ['Lagos', { placeStates: ['Lagos'] }],
    ['Lagos & Ogun', { placeStates: ['Lagos', 'Ogun'] }],
    ['lagoss', { placeStates: ['Lagos'] }],
    ['Nigeria', {}],
    ['nationwide', {}],
    ['Lagos, Portugal', { placeText: 'Lagos, Portugal' }],
    ['Toronto', { placeText: 'Toronto' }],
    ['', {}],
  ])('reads the place "%s" as %j [JOB-47]', async (place, understood) => {
    expect(await understand({ place }, neverCloser)).toEqual(understood);
  });

  it.each([
    'a '.repeat(50),
    'zqxjw '.repeat(16).trim(),
    Array.from({ length: 16 }, (_none, number) => `zqxj${String.fromCharCode(97 + number)}`).join(' '),
    'senior business development executive sales representative marketing officer customer care lagos abuja ph',
    'x'.repeat(100),
    "'".repeat(99) + 'a',
  ])('reads 100 characters in less than 5 ms and at most 8 terms: %j', async (text) => {
    const q = text.slice(0, 100);
    const times: number[] = [];
    for (let run = 0; run < 10; run += 1) {
      const began = performance.now();
      const { search } = await understand({ q }, neverCloser);
      times.push(performance.now() - began);
      expect(search?.terms.length ?? 0).toBeLessThanOrEqual(8);
    }
    expect(Math.min(...times)).toBeLessThan(5);
  });

  it('gives a query weights that add up to 255 at most', async () => {
    const q = 'accountant driver nurse welder tailor cook teacher plumber lawyer';
    const { search } = await understand({ q, place: 'Ikeja' }, neverCloser);
    const best = search?.terms.map(({ alternatives }) =>
      Math.max(...alternatives.map(({ weight }) => weight)),
    );
    expect(best?.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(255);
  });

  it('knows other names of more than 60 jobs [JOB-46]', () => {
    expect(SYNONYMS.length).toBeGreaterThan(60);
  });
});
