import { isKnownEmail, isPlainEmail, storedEmail } from './email-address.js';

describe('an e-mail address', () => {
  it.each([
    [' Ada@Mail.Example ', 'ada@mail.example'],
    ['ada@post。mail.co.ng', 'ada@post.mail.co.ng'],
    ['ada@post．mail.co｡ng', 'ada@post.mail.co.ng'],
    ['ada@ｐｏｓｔ.mail.ng', 'ada@post.mail.ng'],
    ['ada@München.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@xn--mnchen-3ya.example', 'ada@xn--mnchen-3ya.example'],
  ])('%j is stored as %j [MAIL-19]', (given, stored) => {
    expect(storedEmail(given)).toBe(stored);
    expect(isPlainEmail(stored)).toBe(true);
  });

  it.each([
    'ada@é/x.ng',
    'ada@é?x.ng',
    'ada@é%2ex.ng',
    'ada@mail。',
    'ada@x\u200d.ng',
    'ada@ma\u00adil.ng',
    'é',
  ])('%j is refused', (given) => {
    expect(isKnownEmail(storedEmail(given))).toBe(false);
  });

  it.each(['x?bcc=me%40evil.ng@mail.example', 'ada%40evil.ng@mail.example', 'ada?@mail.example'])(
    'that could add fields to a mailto link is refused: %s [PERSON-29]',
    (email) => {
      expect(isPlainEmail(email)).toBe(false);
    },
  );

  it('with a quoted name is accepted at sign-in and refused as a new address [MAIL-19]', () => {
    expect(isKnownEmail('"ada"@mail.example')).toBe(true);
    expect(isPlainEmail('"ada"@mail.example')).toBe(false);
  });
});
