import { MESSAGES } from '@skybil/shared';
import type { Response } from 'express';
import { AppError } from '../../errors/app-error.js';
import { type ListQuery, listQueryOf, readListQuery, setContentRange } from './list-query.js';

const SORTS = ['date', 'title'] as const;
const FILTERS = ['q', 'visible', 'id'] as const;
const read = (query: object) => readListQuery(query, SORTS, FILTERS);

function refusedField(query: object): string[] {
  try {
    read(query);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe('bad_input');
    return Object.keys(error.details.errors ?? {});
  }
  return ['nothing was refused'];
}

describe('the list query of the console', () => {
  it('defaults to the first 1,000 rows, newest first and unfiltered', () => {
    expect(read({})).toEqual({
      sort: { field: 'date', descending: true },
      skip: 0,
      limit: 1_000,
      filter: {},
    });
  });

  it.each([
    ['["title","ASC"]', { field: 'title', descending: false }],
    ['["date","DESC"]', { field: 'date', descending: true }],
  ])('sorts by %s', (sort, expected) => {
    expect(read({ sort }).sort).toEqual(expected);
  });

  it.each([
    ['[0,24]', 0, 25],
    ['[25,49]', 25, 25],
    ['[7,7]', 7, 1],
    ['[0,999999]', 0, 1_000],
  ])('reads the rows %s', (range, skip, limit) => {
    expect(read({ range })).toMatchObject({ skip, limit });
  });

  it('accepts texts, lists of texts and booleans as filters, and drops empty ones', () => {
    const filter = JSON.stringify({ q: 'engineer', visible: false, id: ['a', 'b'] });
    expect(read({ filter }).filter).toEqual({ q: 'engineer', visible: false, id: ['a', 'b'] });
    expect(read({ filter: '{"q":""}' }).filter).toEqual({});
  });

  it.each(['{"q":"a\\u0000b"}', '{"id":["a","\\u0000"]}'])(
    'refuses the character U+0000 in the filter %s',
    (filter) => {
      expect(() => read({ filter })).toThrow(MESSAGES.nulCharacter);
      expect(refusedField({ filter })).toEqual(['filter']);
    },
  );

  it.each([
    'title',
    '"title"',
    '{}',
    'null',
    '[]',
    '["password","ASC"]',
    '["title","asc"]',
    '["title"]',
    '[{"$gt":1},"ASC"]',
    '["__proto__","ASC"]',
  ])('refuses the order %s', (sort) => {
    expect(refusedField({ sort })).toEqual(['sort']);
  });

  it.each([
    '0,24',
    '[24,0]',
    '[-1,5]',
    '["0","5"]',
    '[0]',
    '[0,1.5]',
    '[1e9,2e9]',
    '[0,1e999]',
    'null',
    '{"a":1}',
  ])('refuses the rows %s', (range) => {
    expect(refusedField({ range })).toEqual(['range']);
  });

  it.each([
    'q',
    'null',
    '[]',
    '"q"',
    '{"password":"x"}',
    '{"q":{"$ne":null}}',
    '{"q":[{"$ne":null}]}',
    '{"q":null}',
    '{"q":7}',
    '{"$where":"1"}',
    '{"id":[["a"]]}',
    '{"id":["a",{"$ne":1}]}',
    JSON.stringify({ q: 'x'.repeat(101) }),
    JSON.stringify({ id: Array.from({ length: 1_001 }, () => 'a') }),
  ])('refuses the filter %s', (filter) => {
    expect(refusedField({ filter })).toEqual(['filter']);
  });

  it('accepts values at the exact limits', () => {
    expect(read({ range: '[1000000,1000000]' })).toMatchObject({ skip: 1_000_000, limit: 1 });
    expect(read({ range: '[0,1000]' }).limit).toBe(1_000);
    expect(read({ range: '[0,998]' }).limit).toBe(999);
    const filter = { q: 'x'.repeat(100), id: Array<string>(1_000).fill('a') };
    expect(read({ filter: JSON.stringify(filter) }).filter).toEqual(filter);
  });
});

describe('a wrong list query', () => {
  it.each([
    [{ sort: 'x' }, 'sort must be JSON'],
    [{ sort: '["salary","ASC"]' }, 'sort must be one of date, title with ASC or DESC'],
    [{ range: 'x' }, 'range must be JSON'],
    [{ range: '[1000001,1000002]' }, 'range must be two row numbers from 0'],
    [{ filter: 'x' }, 'filter must be JSON'],
    [{ filter: '[]' }, 'filter must be an object'],
    [{ filter: '{"x":1}' }, 'filter has no field q, visible, id of that name'],
    [{ filter: '{"q":7}' }, 'filter may hold texts and lists of texts only'],
  ])('%j gets the message: %s', (query, sentence) => {
    const [key = ''] = Object.keys(query);
    expect(() => read(query)).toThrow(new AppError('bad_input', sentence));
    try {
      read(query);
    } catch (error) {
      expect(error).toMatchObject({ code: 'bad_input', details: { errors: { [key]: sentence } } });
    }
  });
});

describe('the documented pattern of a list query', () => {
  /** The pattern as Swagger reads it from the class. */
  function patternOf(key: keyof ListQuery): RegExp {
    const properties: object = listQueryOf(SORTS).prototype;
    const documented = Reflect.getMetadata('swagger/apiModelProperties', properties, key) as {
      pattern: string;
    };
    return new RegExp(documented.pattern, 'u');
  }

  it.each([
    ['sort', '["date","DESC"]'],
    ['sort', '[ "title" , "ASC" ]'],
    ['range', '[0,24]'],
    ['range', '[ 1000000 , 999999999999999 ]'],
  ] as const)('of %s allows %s [CALL-8]', (key, value) => {
    expect(value).toMatch(patternOf(key));
    expect(() => read({ [key]: value })).not.toThrow();
  });

  it.each([
    ['sort', '["salary","ASC"]'],
    ['sort', '["title","up"]'],
    ['sort', 'title'],
    ['range', '[1000001,1000002]'],
    ['range', '[-1,5]'],
    ['range', '[01,5]'],
    ['range', '[0]'],
  ] as const)('of %s does not allow %s [CALL-8]', (key, value) => {
    expect(value).not.toMatch(patternOf(key));
    expect(refusedField({ [key]: value })).toEqual([key]);
  });
});

describe('Content-Range', () => {
  it.each([
    [0, 25, 60, 'jobs 0-24/60'],
    [50, 10, 60, 'jobs 50-59/60'],
    [0, 0, 0, 'jobs */0'],
    [100, 0, 60, 'jobs */60'],
  ])('after %i skipped rows, with %i of %i rows, is %s', (skip, rows, total, expected) => {
    const headers = new Map<string, unknown>();
    const response = { setHeader: (name: string, value: unknown) => headers.set(name, value) };
    setContentRange(response as unknown as Response, 'jobs', skip, rows, total);
    expect(headers.get('content-range')).toBe(expected);
  });
});
