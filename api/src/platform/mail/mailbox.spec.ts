import { isVariant, mailboxOf } from './mailbox.js';

describe('mailboxes', () => {
  it.each([
    ['ada@x.example', 'ada@x.example'],
    ['Ada@X.example', 'ada@x.example'],
    ['ada+jobs@x.example', 'ada@x.example'],
    ['ada+a+b@x.example', 'ada@x.example'],
    ['a.d.a@x.example', 'a.d.a@x.example'],
    ['a.d.a@gmail.com', 'ada@gmail.com'],
    ['a.da+jobs@googlemail.com', 'ada@gmail.com'],
    ['a.da@gmail.com.example', 'a.da@gmail.com.example'],
    ['"a@b+c"@x.example', '"a@b@x.example'],
  ])('mailboxOf maps %s to %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it.each([
    ['Ada@x.example', false],
    ['a.d.a@x.example', false],
    ['ada+jobs@x.example', true],
    ['a.d.a@gmail.com', true],
  ])('isVariant for %s returns %s', (address, is) => {
    expect(isVariant(address)).toBe(is);
  });
});
