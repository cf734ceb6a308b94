import { isCommonPassword } from './common-password.js';

/** Passwords that people in Nigeria choose when asked for eight characters. */
const CHOSEN =
  `password! Password1! Welcome@123 Admin@123 mummy123 chukwuma adebayo1 P@ssw0rd P@ssw0rd123 Lagos2026 Lagos@2026
  Nigeria@1 Nigeria2025! Abuja2024 Naija@123 naijaboy Blessing@1 blessing2026 Chinedu1 Chinedu@123 emeka1990 Ngozi@1985
  oluwaseun Oluwaseun1 tolulope1 iloveyou2 iloveJesus1 Jesus@123 JesusIsLord God4ever godisable Amazing1 qwerty@123
  Qwerty12345! 1q2w3e4r5t zaq12wsx! abcd1234! Abc@12345 asdf1234 12345678a 2348012345 08031234567 football10 Arsenal@1
  chelsea2024 manutd123 Summer2024! January2026`.split(/\s+/);
const TAKEN = ['Lagos@2026', 'Nigeria2025!', 'Ngozi@1985', 'God4ever', 'Summer2024!'];

describe('isCommonPassword', () => {
  it.each(CHOSEN.filter((password) => !TAKEN.includes(password)))('detects %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('detects all but five of 48 passwords that people in Nigeria choose [SIGN-1]', () => {
    expect(CHOSEN).toHaveLength(48);
    expect(CHOSEN.filter((password) => !isCommonPassword(password))).toEqual(TAKEN);
  });

  it.each([
    'Harmattan-rain-7',
    'river-lamp-orange-cup',
    'purple mango bicycle',
    'Chidinma walks home in the rain',
    'ọmọ ìyá mi dára',
    'zu7wRt5K9e',
    'hT7vQ2pX9mZ4',
    'kX9#pL2m',
    'Kx7!mango',
    'Str0ng!Passw0rd',
  ])('accepts %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('checks only the first 32 characters, so that a long password takes no longer [SIGN-1]', () => {
    const strong = 'zu7wRt5K9e-hT7vQ2pX9mZ4-kX9pL2m';
    expect(isCommonPassword('a'.repeat(32) + strong)).toBe(true);
    expect(isCommonPassword(strong + 'a'.repeat(97))).toBe(false);
  });
});
