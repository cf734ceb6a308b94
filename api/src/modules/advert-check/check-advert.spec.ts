import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advertToCheck } from '../../../test/advert-to-check.js';
import { ADVERT_RULE_NAMES } from '@skybil/shared';
import type { Advert } from './advert-text.js';
import { checkAdvert, fraudIn, RULE_NAMES } from './check-advert.js';
import { readExamples } from './classifier/examples.js';

const MAX_BYTES = 50_000;
/** Between the worst text and an honest one, because a busy machine slows both down. A pattern with quadratic time takes far longer. */
const MAX_RATIO = 10;
const TRIES = 20;
const HONEST =
  'You keep the books of our shop in Ikeja. We train you for two weeks, and we pay on the 25th. ';

function verdict(description: string): string {
  return checkAdvert(advertToCheck(description)).verdict;
}

function shareHeld(adverts: readonly Advert[]): number {
  return adverts.filter((advert) => checkAdvert(advert).verdict === 'held').length / adverts.length;
}

/** Adverts that were written after the rules and the examples. */
function laterAdverts(name: string): Advert[] {
  const lines = readFileSync(join(__dirname, 'fixtures', name), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [title = '', company = '', location = '', salary = '', description = ''] = line.split(' | ');
    return { title, company, location, salary, description };
  });
}

function filled(text: string): string {
  return text.repeat(Math.floor(MAX_BYTES / Buffer.byteLength(text)));
}

function msOf(description: string): number {
  const begin = performance.now();
  verdict(description);
  return performance.now() - begin;
}

/** How many times as long as an honest text it takes. */
function ratio(description: string): number {
  const honest = filled(HONEST);
  let [fastest, fastestHonest] = [Infinity, Infinity];
  for (let left = TRIES; left > 0; left -= 1) {
    fastest = Math.min(fastest, msOf(description));
    fastestHonest = Math.min(fastestHonest, msOf(honest));
    if (fastest <= MAX_RATIO * fastestHonest) break;
  }
  return fastest / fastestHonest;
}

describe('the advert check', () => {
  it('has words for the company for each of its rules [CHECK-10]', () => {
    expect([...RULE_NAMES].sort()).toEqual([...ADVERT_RULE_NAMES].sort());
  });

  it('holds, flags or clears an advert and names rule and sentence of each finding [CHECK-1, CHECK-2]', () => {
    const advert = advertToCheck(
      '<p>Cook well for our guests. Pay N2,000 for form. Hurry now, today only!</p>',
    );
    expect(checkAdvert(advert)).toEqual({
      verdict: 'held',
      findings: [
        { rule: 'money-asked', sentence: 'Pay N2,000 for form.' },
        { rule: 'pressure', sentence: 'Hurry now, today only!' },
      ],
    });
    expect(verdict('<p>Cook well. Hurry now, today only!</p>')).toBe('flagged');
    expect(checkAdvert(advertToCheck('<p>Cook well.</p>'))).toEqual({ verdict: 'clear', findings: [] });
  });

  it('holds an advert that reads like known scams although no phrase is known [CHECK-16]', () => {
    const sentence = 'Come with the amount we tell you on phone so that your name no go comot for list.';
    expect(checkAdvert(advertToCheck(sentence))).toEqual({
      verdict: 'held',
      findings: [{ rule: 'like-known-scams', sentence }],
    });
  });

  it('flags an advert for its pay and for a phone number in its text [CHECK-2]', () => {
    const advert = advertToCheck('Call 08031234567.', { title: 'Cleaner', salary: '₦1,500,000' });
    expect(checkAdvert(advert)).toEqual({
      verdict: 'flagged',
      findings: [
        { rule: 'unlikely-pay', sentence: '₦1,500,000' },
        { rule: 'contact-in-text', sentence: 'Call 08031234567.' },
      ],
    });
  });

  it.each(['title', 'company', 'location', 'salary'] as const)('also reads the %s [CHECK-1]', (field) => {
    const advert = advertToCheck('Cook well.', { [field]: 'Pay N2,000 for form' });
    expect(checkAdvert(advert).verdict).toBe('held');
  });

  it('cuts a long sentence [CHECK-1]', () => {
    const [finding] = checkAdvert(advertToCheck(`pay N2,000 for form ${'and cook '.repeat(100)}`)).findings;
    expect(finding?.sentence.length).toBeLessThanOrEqual(300);
  });

  it('holds at least 99 of 100 scams among its examples, and at most 1 of 100 honest adverts [CHECK-5]', () => {
    const { scams, honest } = readExamples(join(__dirname, 'classifier/examples'));
    expect(shareHeld(scams)).toBeGreaterThanOrEqual(0.99);
    expect(shareHeld(honest)).toBeLessThanOrEqual(0.01);
  });

  it('holds at least 95 of 100 scams that it has not learned, and at most 3 of 100 honest adverts [CHECK-15]', () => {
    expect(shareHeld(laterAdverts('later-scams.txt'))).toBeGreaterThanOrEqual(0.95);
    expect(shareHeld(laterAdverts('later-honest.txt'))).toBeLessThanOrEqual(0.03);
  });

  it.each([
    '7',
    'form ',
    'a.a.a.',
    'pay ',
    'you pay for ',
    'send usdt ',
    'apply whatsapp ',
    'visa to ',
    'рау ',
    'ﷺ',
    'a@',
    '? a! ',
    'Free. No pay. ',
    'N5,000 ',
    'two thousand ',
    '&amp;',
    'a1',
    'a.b',
    'a,b;',
  ])('reads 50,000 bytes of “%s” fast enough [CHECK-6]', (text) => {
    expect(ratio(filled(text))).toBeLessThanOrEqual(MAX_RATIO);
  });

  it('reads 50,000 bytes of words that all differ fast enough [CHECK-6]', () => {
    const letters = (digit: string) => String.fromCharCode(97 + parseInt(digit, 26));
    const wordOf = (index: number) => index.toString(26).padStart(4, '0').replace(/./g, letters);
    const words = Array.from({ length: 10_000 }, (_, index) => wordOf(index));
    expect(new Set(words).size).toBe(10_000);
    expect(ratio(words.join(' ').slice(0, MAX_BYTES))).toBeLessThanOrEqual(MAX_RATIO);
  });

  it('reads many lines and 6,000 tags fast enough [CHECK-6]', () => {
    expect(ratio(`<pre>${filled('a\n')}</pre>`)).toBeLessThanOrEqual(MAX_RATIO);
    expect(ratio('<li>pay</li>'.repeat(3_000))).toBeLessThanOrEqual(MAX_RATIO);
  });
});

describe('what a company writes to an applicant', () => {
  it('is refused if a phrase asks for money [DECIDE-10]', () => {
    const sentence = 'Pay N5,000 for your form before the interview.';
    expect(fraudIn(`We look forward to meeting you. ${sentence}`)).toEqual({ rule: 'money-asked', sentence });
  });

  it.each([
    'Your name is on the list, call the office today.',
    'The offer letter is ready. Come and pick it up at the office before Friday.',
    'We need your guarantor form by Wednesday. Download it from the portal and print it.',
    'Please arrive with your original documents, and call this number when you get to the gate.',
  ])('is not judged by the classifier: “%s” [DECIDE-10]', (text) => {
    expect(fraudIn(text)).toBeUndefined();
  });
});

describe('an advert that hides its words', () => {
  it.each([
    ['capitals', 'PAY 3K FOR FORM.'],
    ['spaces between letters', 'Send your b v n to us with your CV.'],
    ['dots between letters', 'Send your B.V.N to us with your CV.'],
    ['digits as letters', 'The f0rm f33 is 2000.'],
    ['letters of other scripts', 'ꓑay for the f\u043erm: N2,000.'],
    ['invisible characters', 'Pay for the f\u200borm: N2,000.'],
    ['accents', 'Páy for the fórm: N2,000.'],
    ['a sum with a naira sign', 'Form fee ₦5000.'],
    ['a sum with k', 'Form fee 5k.'],
    ['a sum with the currency in the singular', 'Come along with 50 naira.'],
    ['a sum with the currency in the plural', 'Come along with 50 nairas.'],
    ['a sum in words', 'Form fee is two thousand five hundred naira.'],
    ['spaced digits', 'PAY N 2 5 0 0 FORM.'],
    ['entries of a list', '<ul><li>Form</li><li>N2,000</li></ul>'],
    [
      'entries below a heading',
      '<p>Send these with your CV:</p><ul><li>BVN and ATM card number of each person</li></ul>',
    ],
  ])('is held in spite of %s [CHECK-4]', (_, description) => {
    expect(verdict(description)).toBe('held');
  });
});
