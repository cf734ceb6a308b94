import { describe, expect, it } from 'vitest';
import { cleanedName, nameProblem, quotedInMail, withoutLinks } from './names.js';

describe('a name', () => {
  it.each([
    'Adaeze',
    "O'Neil",
    'N’Golo',
    'Ọlọ́runṣèyí Ẹ̀bùn',
    'Ƙofar Ɗan-Bello',
    'J. R. R. Tolkien',
    'A.B.C',
    'Ada Obi Jr.',
    'Ade & Sons 2',
  ])('of a person may be %s', (name) => {
    expect(nameProblem('person', name)).toBeUndefined();
    expect(nameProblem('company', name)).toBeUndefined();
  });

  it.each(['Eko Haulage (Nigeria) Ltd.', 'A/B Partners', 'Kano + Sons', 'Bello, Obi & Co., Ltd'])(
    'of a company may be %s, that of a person not',
    (name) => {
      expect(nameProblem('company', name)).toBeUndefined();
      expect(nameProblem('person', name)).toMatch(
        /^A name takes letters, digits, spaces and ' - \. &, not “[(/+,]”$/,
      );
    },
  );

  it.each(['www.x.com', 'x.com', 'http', 'Win at EVIL.ng now', 'https', 'Eko www', 'x。com', 'st.john'])(
    'holds no address: %s [PERSON-10]',
    (name) => {
      for (const kind of ['person', 'company'] as const)
        expect(nameProblem(kind, name)).toMatch(/^A name takes /);
    },
  );

  it('is refused with a message that quotes the address and suggests an alternative', () => {
    expect(nameProblem('company', 'Visit x.com today')).toBe(
      'A name takes no web address such as “x.com”. Leave a space behind a dot.',
    );
  });

  it.each(['<b>', 'a@b', 'a:b', '50%', '★', '\u202e', '\u200b', 'a_b', 'a\tb'])(
    'takes no sign of %j',
    (name) => {
      expect(nameProblem('company', name)).toMatch(
        /^A name takes letters, digits, spaces and .*, not “.+”$/u,
      );
    },
  );
});

describe('an imported name', () => {
  it.each([
    ['Booking.com', 'Booking com'],
    ['https://www.x.com/jobs', 'x com/jobs'],
    ['Eko – Haulage', 'Eko - Haulage'],
    ['Kano | Abuja', 'Kano - Abuja'],
    ['Win! Now!!', 'Win Now'],
    ['O`Neil', 'O’Neil'],
    ['ada@x.example', 'ada at x example'],
    ['★★', ''],
  ])('%s becomes %s', (name, cleaned) => {
    expect(cleanedName('company', name)).toBe(cleaned);
  });

  it.each(['Booking.com', 'https://www.x.com/jobs', 'Eko – Haulage', 'a::b.c.dd', 'x'.repeat(300)])(
    'is one that could be typed: %s',
    (name) => {
      expect(nameProblem('company', cleanedName('company', name))).toBeUndefined();
      expect(cleanedName('company', name).length).toBeLessThanOrEqual(100);
    },
  );
});

describe('user input quoted in a mail to somebody else', () => {
  it.each([
    ['Call www.evil.com now', 'Call www evil com now'],
    ['Call www.e.co now', 'Call www e co now'],
    ['See http://evil.ng/x', 'See http evil ng/x'],
    ['Write to me@evil.ng', 'Write to me at evil ng'],
    ['Manager/Lead (m. f. d)', 'Manager/Lead (m. f. d)'],
  ])('%s contains no link: %s', (typed, said) => {
    expect(quotedInMail(typed)).toBe(said);
    expect(withoutLinks(typed)).toBe(said);
  });

  it('is cleaned quickly, however long it is', () => {
    const began = performance.now();
    for (const part of ['a', 'www.', 'a.', '://']) withoutLinks(part.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('is cut to 60 characters with an ellipsis', () => {
    expect(quotedInMail('x'.repeat(60))).toBe('x'.repeat(60));
    expect(quotedInMail('😀'.repeat(61))).toBe(`${'😀'.repeat(59)}…`);
  });
});
