import { plainToInstance } from 'class-transformer';
import { converted } from './converted.js';
import { IdField, IntegerField, OptionField, OptionsField, TextField } from './fields.js';

const ABOUT = { description: '', optional: true };

class Filter {
  @TextField({ ...ABOUT, max: 5, unsets: true, default: 'set' })
  title?: unknown;

  @OptionsField(['Lagos', 'Abuja'], ABOUT)
  places?: unknown;

  @OptionField(['-date', 'date'], ABOUT)
  sort?: unknown;
}

class Page extends Filter {
  @IntegerField({ ...ABOUT, min: 1, max: 3 })
  page: unknown = 1;

  @IdField(ABOUT)
  after?: unknown;

  @OptionField(['date'], ABOUT)
  declare sort?: unknown;
}

const VALUES = ['', ' ', ' x ', 'LAGOS', 'date', '2', '-7', ['lagos', ' Abuja '], [], ['1', '2'], undefined];
const NAMES = ['title', 'places', 'sort', 'page', 'after', 'unknown'];

describe('a query made an object of its class', () => {
  it.each([Filter, Page])('is what class-transformer makes of it', (metatype) => {
    for (const name of NAMES)
      for (const other of NAMES)
        for (const value of VALUES)
          for (const second of VALUES) {
            const query = Object.assign(Object.create(null), { [name]: value, [other]: second }) as object;
            const [own, whole] = [converted(metatype, { ...query }), plainToInstance(metatype, { ...query })];
            expect([query, own]).toEqual([query, whole]);
            expect(own).toBeInstanceOf(metatype);
          }
  });

  it('gets no other class by a key', () => {
    const query = JSON.parse('{"__proto__": {"title": "x"}, "constructor": "y"}') as Record<string, unknown>;
    const made = converted(Filter, query);
    expect([Object.getPrototypeOf(made), made.constructor, (made as Filter).title]).toEqual([
      Filter.prototype,
      Filter,
      undefined,
    ]);
  });
});
