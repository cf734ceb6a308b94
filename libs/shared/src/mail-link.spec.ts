import { describe, expect, it } from 'vitest';
import { mailLink } from './mail-link.js';

describe('a mailto link', () => {
  it.each([
    ['ada@obi.example', 'mailto:ada@obi.example'],
    ['ada+jobs@obi.example', 'mailto:ada%2Bjobs@obi.example'],
    ['x?bcc=me%40evil.ng@obi.example', 'mailto:x%3Fbcc%3Dme%2540evil.ng@obi.example'],
    ['a&b#c@obi.example', 'mailto:a%26b%23c@obi.example'],
  ])('to %s cannot address anybody else [PERSON-29]', (email, link) => {
    expect(mailLink(email)).toBe(link);
    const { pathname, search, hash } = new URL(link);
    expect([decodeURIComponent(pathname), search, hash]).toEqual([email, '', '']);
  });
});
