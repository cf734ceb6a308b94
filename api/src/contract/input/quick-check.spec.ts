import { Allow, IsIn, IsString, MaxLength, validate, ValidateIf, ValidateNested } from 'class-validator';
import { IdsField, IntegerField, OptionsField, TextField } from './fields.js';
import { keepsRules } from './quick-check.js';

const ABOUT = { description: '' };

class Filter {
  @TextField({ ...ABOUT, max: 5, optional: true, allowEmpty: true })
  title?: unknown;

  @OptionsField(['a', 'b'], { ...ABOUT, optional: true })
  boxes?: unknown;
}

class Page extends Filter {
  @IntegerField({ ...ABOUT, min: 1, max: 3 })
  page: unknown;

  @IdsField({ ...ABOUT, max: 2, optional: true })
  ids?: unknown;

  @ValidateIf(({ page }: Page) => page === 2)
  @IsIn(['x'], { each: true })
  whenTwo?: unknown;
}

const ID = '665f1c2e9b3e4a0012ab34cd';
const VALUES: Record<string, unknown[]> = {
  title: [undefined, '', 'abc', 'too long', 7, null, ['abc'], 'a\nb'],
  boxes: [undefined, [], ['a'], ['a', 'b'], ['a', 'c'], 'a', ['a', 'a', 'a', 'a', 'a'], [['a']], null],
  page: [1, 2, 3, 4, 0, 1.5, '2', undefined, null, NaN],
  ids: [undefined, [ID], [ID, ID, ID], [], [ID, 'x'], ID, {}],
  whenTwo: [undefined, 'x', ['x', 'x'], ['x', 'y'], [], {}],
  other: [undefined, 1],
};

/** All that differ from a right one in one property or two. */
function* pages(): Generator<Page> {
  const names = Object.keys(VALUES);
  for (const one of names)
    for (const other of names)
      for (const first of VALUES[one] ?? [])
        for (const second of VALUES[other] ?? []) {
          const page = Object.assign(new Page(), { page: 1 });
          for (const [name, value] of [
            [one, first],
            [other, second],
          ] as const)
            if (name !== 'other' || value !== undefined) Object.assign(page, { [name]: value });
          yield page;
        }
}

describe('a quick check', () => {
  it('says of each object what class-validator says of it', async () => {
    const said = { right: 0, wrong: 0 };
    for (const page of pages()) {
      const failures = await validate(page, { whitelist: true, forbidNonWhitelisted: true });
      expect([page, keepsRules(page)]).toEqual([page, failures.length === 0]);
      said[failures.length === 0 ? 'right' : 'wrong'] += 1;
    }
    expect(Math.min(said.right, said.wrong)).toBeGreaterThan(100);
  });

  it('leaves to class-validator what looks into objects, and what has no rule to ask', () => {
    class Inner {
      @IsString()
      name = 'x';
    }
    class Outer {
      @ValidateNested()
      inner = new Inner();
    }
    class Open {
      @Allow()
      anything = 1;
    }
    class Nothing {}
    expect([new Outer(), new Open(), new Nothing()].map(keepsRules)).toEqual([false, false, false]);
    expect(keepsRules(new Inner())).toBe(true);
  });

  it('does not see a rule in the class of another', () => {
    class Short {
      @MaxLength(2)
      name = 'abc';
    }
    class Long {
      @MaxLength(5)
      name = 'abc';
    }
    expect([keepsRules(new Short()), keepsRules(new Long()), keepsRules(new Short())]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
