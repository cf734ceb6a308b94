import { describe, expect, it } from 'vitest';
import { guessableWord, passwordAdvice, tooGuessable } from './passwords.js';

const ADAEZE = { person: 'Adaeze Okáfor', email: 'ada.obi77@wema-bank.com.ng' };
const EKO = { company: '3Line Eko & Sons', email: 'jobs@eko.example' };

describe('a password that consists of little more than a personal word', () => {
  it.each([
    ['adaeze123', 'person'],
    ['Ad@eze2026', 'person'],
    ['0k4for!!', undefined],
    ['0kafor!!', 'person'],
    ['OKAFOR-1990!', 'person'],
    ['AdaezeOkafor1', 'person'],
    ['okaforadaeze', 'person'],
    ['ada.obi77', 'email'],
    ['adaobi2025', 'email'],
    ['W3ma12026', 'email'],
    ['wemabank', 'email'],
    ['Skyb1l2026!', 'board'],
    ['skybil$$', 'board'],
    ['Nigeria@123', 'place'],
    ['N@ij@2026', 'place'],
    ['lagos-2025', 'place'],
    ['Akwa Ibom 1', 'place'],
    ['lagosabuja', 'place'],
    ['19902026', 'year'],
    ['2026!!!!', 'year'],
    ['01-01-1990', undefined],
    ['0101-1990', undefined],
    ['01011990', 'year'],
  ])('%s: %s', (password, kind) => {
    expect(guessableWord(password, ADAEZE)).toBe(kind);
  });

  it.each(['3line2026', '3LineEko99', 'l1neeko1', 'ekosons1'])(
    '%s is recognized as the company name',
    (password) => {
      expect(guessableWord(password, EKO)).toBe('company');
    },
  );

  it('is matched against whole names before their parts, and against names of short parts together', () => {
    expect(guessableWord('adeola12', { person: 'Ade Adeola' })).toBe('person');
    expect(guessableWord('boli2026', { person: 'Bo Li' })).toBe('person');
    expect(guessableWord('bo-harmattan', { person: 'Bo Li' })).toBeUndefined();
  });

  it('is matched only against the words of the person choosing it', () => {
    expect(guessableWord('adaeze123', EKO)).toBeUndefined();
    expect(guessableWord('adaeze123', {})).toBeUndefined();
    expect(guessableWord('12345678', { person: '', company: '', email: '' })).toBeUndefined();
    expect(guessableWord('a@b!x-yz', { person: 'A B', email: 'a@b.co' })).toBeUndefined();
  });

  it('is accepted with at least five other characters [SIGN-20]', () => {
    expect(guessableWord('adaeze-harm', ADAEZE)).toBeUndefined();
    expect(guessableWord('adaeze-har', ADAEZE)).toBe('person');
    expect(guessableWord('lagos to Kano by night bus', ADAEZE)).toBeUndefined();
    expect(guessableWord('Passw0rd!123', { company: 'Test Company', email: 'test@example.com' })).toBe(
      undefined,
    );
  });

  it('is refused with a message that names the kind of word', () => {
    expect(tooGuessable('person')).toBe('That password is little more than your name. Choose another one.');
    expect(tooGuessable('place')).toBe(
      'That password is little more than the name of a place. Choose another one.',
    );
  });
});

describe('the advice for a password', () => {
  it.each([
    ['', 'refused', 'Longer: 8 more characters'],
    ['seven77', 'refused', 'Longer: 1 more character'],
    ['👍👍👍👍👍👍👍', 'refused', 'Longer: 1 more character'],
    ['adaeze123', 'refused', 'Little more than your name: add other words'],
    ['skybil123', 'refused', 'Little more than the name of this board: add other words'],
    ['aaaaaaaabbb', 'weak', 'Easy to guess: add words that do not belong together'],
    ['Passw0rd!12', 'weak', 'Easy to guess: add words that do not belong together'],
    ['12345678', 'weak', 'Easy to guess: add words that do not belong together'],
    ['harmattan', 'fair', 'Fair. Good with 6 more characters'],
    ['harmattan-rain', 'fair', 'Fair. Good with 1 more character'],
    ['Harmattan-7', 'fair', 'Fair. Good with 1 more character'],
    ['Harmattan-77', 'good', 'Good'],
    ['harmattan rains', 'good', 'Good'],
  ])('%j is %s: %s', (password, level, text) => {
    expect(passwordAdvice(password, ADAEZE)).toEqual({ level, text });
  });
});
