import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.js';

describe('initials', () => {
  it.each([
    ['Ada Obi', 'AO'],
    ['  paystack ', 'P'],
    ['Eko, Lagos', 'EL'],
    [' (Ada) Obi', 'AO'],
    ['Zenith & Sons Nigeria Ltd', 'ZS'],
    ['ọlá ṣẹgun', 'ỌṢ'],
    ['straße ßen', 'SS'],
    ['!!! 🎉', '•'],
    ['', '•'],
    ['<script>', 'S'],
  ])('of %j are %j', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
