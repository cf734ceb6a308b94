import { SecretBox } from './secret-box.js';

describe('SecretBox', () => {
  const box = new SecretBox('tests', 'a secret of the board');
  const sealed = box.seal('JBSWY3DP', 'company 1');

  it('decrypts a text for its owner, and its output hides the text [SIGN-41]', () => {
    expect(box.open(sealed, 'company 1')).toBe('JBSWY3DP');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(box.seal('JBSWY3DP', 'company 1')).not.toBe(sealed);
    expect(() => box.open(sealed, 'company 2')).toThrow();
  });

  it.each([
    ['another secret', new SecretBox('tests', 'another secret')],
    ['another purpose', new SecretBox('other', 'a secret of the board')],
  ])('does not decrypt with %s', (_, other) => {
    expect(() => other.open(sealed, 'company 1')).toThrow('under a secret that the board no longer has');
  });

  it('does not decrypt a changed text', () => {
    const [id, text = ''] = sealed.split('.');
    const changed = Buffer.from(text, 'base64url').map((byte, at) => (at === 14 ? byte ^ 1 : byte));
    expect(() => box.open(`${id}.${Buffer.from(changed).toString('base64url')}`, 'company 1')).toThrow();
    expect(() => box.open(String(id), 'company 1')).toThrow();
  });

  it('decrypts with a former secret and encrypts with the current one', () => {
    const next = new SecretBox('tests', 'the next secret', ['a secret of the board']);
    expect(next.open(sealed, 'company 1')).toBe('JBSWY3DP');
    expect(new SecretBox('tests', 'the next secret').open(next.seal('x', 'a'), 'a')).toBe('x');
  });
});
