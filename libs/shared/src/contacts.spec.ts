import { describe, expect, it } from 'vitest';
import { phoneProblem, storedPhone, websiteProblem } from './contacts.js';

describe('a phone number', () => {
  it.each(['', '08031234567', '+234 803 123 4567', '(01) 234-5678', '+1.415.555.0100'])(
    '%j is right [PERSON-43]',
    (text) => expect(phoneProblem(text)).toBeUndefined(),
  );

  it.each(['12345', 'call me', '0803 123 4567 8901 2345', '0803+1234567', '+', '0803 123 4567 ext 1'])(
    '%j is refused [PERSON-43]',
    (text) => expect(phoneProblem(text)).toBe('Write a phone number with 7 to 15 digits'),
  );

  it('is stored with single spaces', () => {
    expect(storedPhone('+ (234) 803-123.4567')).toBe('+234 803 123 4567');
    expect(storedPhone('   ')).toBe('');
  });
});

describe('the address of a website', () => {
  it.each(['', 'https://eko.example', 'http://www.eko.com.ng/jobs?a=1#b', 'HTTPS://Eko.Example'])(
    '%j is right [PERSON-44]',
    (text) => expect(websiteProblem(text)).toBeUndefined(),
  );

  it.each([
    'eko.example',
    'ftp://eko.example',
    'javascript:alert(1)//https://eko.example',
    'https://localhost',
    'https://ada:secret@eko.example',
    'https://eko .example',
    'mailto:a@eko.example',
  ])('%j is refused [PERSON-44]', (text) =>
    expect(websiteProblem(text)).toBe('Write the whole address, such as https://www.example.com'),
  );
});
