import { NUMBER_FAULT, storedNumber } from './registration-number.js';

describe('the number of a registration', () => {
  it.each([
    ['RC 123456', 'RC 123456'],
    ['rc123456', 'RC 123456'],
    [' RC-0123456 ', 'RC 123456'],
    ['RC: 123456', 'RC 123456'],
    ['RC No. 123456', 'RC 123456'],
    ['BN/2345678', 'BN 2345678'],
    ['bn 2345678', 'BN 2345678'],
  ])('is read from %j [VERIFIED-1]', (given, number) => {
    expect(storedNumber(given)).toBe(number);
  });

  it.each([
    '',
    'RC',
    '123456',
    'XX 123456',
    'RC 12345678901',
    'RC 0',
    'RC 12 34',
    'RC 123456 Ltd',
    'Eko Haulage',
  ])('is not read from %j [VERIFIED-1]', (given) => {
    expect(storedNumber(given)).toBeUndefined();
  });

  it('has a sentence that names what it begins with [VERIFIED-1]', () => {
    expect(NUMBER_FAULT).toBe(
      'Write the number as it is on the certificate: RC or BN and digits, such as RC 123456',
    );
  });
});
