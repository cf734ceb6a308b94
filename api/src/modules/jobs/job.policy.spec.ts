import { LIMITS, MESSAGES } from '@skybil/shared';
import { ATTACK_LINKS, ATTACK_STRINGS } from '../../../test/attack-strings.js';
import { AppError } from '../../platform/errors/app-error.js';
import {
  cleanDescription,
  excerptOf,
  newJob,
  shownDescription,
  storedContent,
  storedDescription,
  storedTitle,
  textOf,
} from './job.policy.js';

/** Cleaned HTML contains only text without angle brackets, tags without attributes, and plain links. */
const CLEAN = new RegExp(
  String.raw`^(?:[^<>]|</?(?:p|strong|em|u|s|h2|h3|h4|ul|ol|li|blockquote|code|pre)>|<br />|</a>|` +
    String.raw`<a(?: href="(?:https?|mailto):[^"<>]*")? rel="nofollow noopener ugc" target="_blank">)*$`,
);
const LINK = 'rel="nofollow noopener ugc" target="_blank"';

function failureOf(act: () => unknown): AppError {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('cleanDescription', () => {
  it('is tested with at least 150 different attacks', () => {
    expect(new Set(ATTACK_STRINGS).size).toBeGreaterThanOrEqual(150);
  });

  it.each(ATTACK_STRINGS.map((attack) => [attack]))('leaves nothing executable of %j [JOB-7]', (attack) => {
    expect(cleanDescription(attack)).toMatch(CLEAN);
    const amid = cleanDescription(`<p>before ${attack} after</p>`);
    expect(amid).toMatch(CLEAN);
    expect(amid).toContain('before');
  });

  it.each(ATTACK_LINKS.map((attack) => [attack]))('leaves the words of %j without the address', (attack) => {
    expect(cleanDescription(attack)).toBe(`<a ${LINK}>read on</a>`);
  });

  it('does not change clean HTML', () => {
    for (const attack of ATTACK_STRINGS) {
      const once = cleanDescription(attack);
      expect(cleanDescription(once)).toBe(once);
    }
  });

  it('keeps the tags of the editor', () => {
    const html =
      '<h2>Role</h2><h3>Pay</h3><h4>Place</h4><p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s><br />e</p>' +
      '<ul><li>f</li></ul><ol><li>g</li></ol><blockquote>h</blockquote><pre><code>i &lt; 2</code></pre>';
    expect(cleanDescription(html)).toBe(html);
  });

  it.each([
    ['<b>x</b>', '<strong>x</strong>'],
    ['<i>x</i>', '<em>x</em>'],
    ['<h1 class="big">x</h1>', '<h2>x</h2>'],
    ['<del>x</del><strike>y</strike>', '<s>x</s><s>y</s>'],
    ['<div><span style="color:red">x</span></div>', 'x'],
    ['<p id="a" class="b" data-c="d" onclick="e">x</p>', '<p>x</p>'],
    ['<p>unclosed', '<p>unclosed</p>'],
  ])('turns %j into %j', (given, kept) => {
    expect(cleanDescription(given)).toBe(kept);
  });

  it.each(['http://a.example/x?y=1', 'https://a.example', 'mailto:jobs@a.example', 'HTTPS://a.example/'])(
    'keeps a link to %s with nofollow and noopener',
    (address) => {
      expect(cleanDescription(`<a href="${address}" rel="follow" target="_top" title="t">x</a>`)).toBe(
        `<a href="${address}" ${LINK}>x</a>`,
      );
    },
  );
});

describe('a deeply nested description', () => {
  const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}deep${'</blockquote>'.repeat(depth)}`;

  it('keeps thirty levels, and only the words of deeper ones', () => {
    expect(cleanDescription(nested(30))).toBe(nested(30));
    expect(cleanDescription(nested(31))).toBe(nested(30));
    expect(cleanDescription(nested(1_000))).toBe(nested(30));
    expect(cleanDescription(`${nested(500)}<p>after</p>`)).toBe(`${nested(30)}<p>after</p>`);
  });
});

describe('excerptOf', () => {
  it('returns the text on one line, with a space between blocks', () => {
    const html =
      '<h2>Role</h2><ul><li>one</li><li>two</li></ul><p>a &amp; b<br />c &lt;d&gt;</p>\n\n<p>"e"&nbsp; f</p>';
    expect(excerptOf(html)).toBe('Role one two a & b c <d> "e" f');
  });

  it('separates the words before, in and after a block', () => {
    for (const tag of ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre'])
      expect([tag, textOf(`one<${tag}>two</${tag}>three`)]).toEqual([tag, 'one two three']);
    expect(textOf('one<br />two<strong>three</strong>')).toBe('one twothree');
  });

  it('ends after 150 characters [JOB-8]', () => {
    expect(excerptOf(`<p>${'x'.repeat(151)}</p>`)).toBe('x'.repeat(150));
    expect(excerptOf(`<p>${'x'.repeat(150)}</p>`)).toBe('x'.repeat(150));
  });

  it.each(['&amp;', '&lt;', '\u{1F600}', 'e\u0301', '\u{1F469}\u{1F3FE}\u200D\u{1F4BB}', '\u1ECD\u0300'])(
    'never splits %j',
    (character) => {
      const text = textOf(character);
      expect(excerptOf(`<p>${character.repeat(200)}</p>`)).toBe(text.repeat(LIMITS.excerptCharacters));
    },
  );

  it('never splits a tag', () => {
    const html = `<p>${'<strong>ab</strong>'.repeat(100)}</p>`;
    expect(excerptOf(html)).toBe('ab'.repeat(75));
  });

  it('stays small if a character has thousands of accents', () => {
    expect(excerptOf(`<p>Build ${'e' + '\u0301'.repeat(20_000)} with us</p>`)).toBe('Build ');
  });

  it('does not unescape markup twice', () => {
    expect(textOf('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
  });
});

describe('storedDescription', () => {
  it('returns the cleaned HTML and its excerpt', () => {
    expect(storedDescription(' <p>Hello <script>x</script>there</p> ')).toEqual({
      description: '<p>Hello there</p>',
      excerpt: 'Hello there',
    });
  });

  it.each(['', '   ', '<p></p>', '<p><br /></p>', '<script>x</script>', '<p>&nbsp;</p>', '<img src="x">'])(
    'rejects %j, which has no words',
    (html) => {
      const { code, message, details } = failureOf(() => storedDescription(html));
      expect([code, message]).toEqual(['missing_details', MESSAGES.missingDetails]);
      expect(details.errors).toEqual({ description: 'Description is required' });
    },
  );

  it('accepts at most 50 kB after cleaning', () => {
    const fits = `<p>${'x'.repeat(LIMITS.descriptionBytes - 7)}</p>`;
    expect(storedDescription(`${fits}<script>${'y'.repeat(100_000)}</script>`).description).toBe(fits);
    const { code, details } = failureOf(() =>
      storedDescription(`<p>${'x'.repeat(LIMITS.descriptionBytes - 6)}</p>`),
    );
    expect([code, details.errors]).toEqual(['too_large', { description: MESSAGES.descriptionTooLarge }]);
  });

  it.each([
    ['before cleaning', `${'<p>x</p>'.repeat(3_000)}<`],
    ['after cleaning, which closes what was left open', '<p>x'.repeat(3_001)],
  ])('accepts at most 6,000 tags, counted %s [JOB-9]', (_when, html) => {
    const most = '<p>x</p>'.repeat(3_000);
    expect(storedDescription(most).description).toBe(most);
    expect(storedDescription('<p>x'.repeat(3_000)).description).toBe(most);
    const { code, details } = failureOf(() => storedDescription(html));
    expect([code, details.errors]).toEqual(['too_large', { description: MESSAGES.descriptionTags }]);
  });

  it('counts bytes, not characters [JOB-9]', () => {
    expect(failureOf(() => storedDescription(`<p>${'\u1ECD'.repeat(17_000)}</p>`)).code).toBe('too_large');
  });
});

describe('shownDescription', () => {
  it('cleans, and never rejects a description for its tags [JOB-9]', () => {
    const stored = '<p>a</p>'.repeat(5_990);
    expect(shownDescription(stored)).toBe(stored);
    expect(shownDescription('<p onclick="x()">a<script>x</script></p>')).toBe('<p>a</p>');
  });
});

describe('storedTitle', () => {
  it('returns the title and its lower-case form for searches', () => {
    expect(storedTitle('QA Lead')).toEqual({ title: 'QA Lead', titleLower: 'qa lead' });
  });
});

describe('newJob', () => {
  const content = {
    title: 'QA Lead',
    description: '<p>Test <script>x</script>with us</p>',
    location: 'Lagos',
    salary: '250,000',
    currency: 'NGN',
    category: 'Programming',
    level: 'Senior level',
  } as Parameters<typeof storedContent>[0];
  const stored = storedContent(content);

  it('cleans the content and adds the derived fields', () => {
    expect(stored).toEqual({
      ...content,
      description: '<p>Test with us</p>',
      excerpt: 'Test with us',
      titleLower: 'qa lead',
      states: ['Lagos'],
    });
  });

  it('does not clean a description twice', () => {
    const described = { description: '<p>Ready</p>', excerpt: 'Ready' };
    expect(storedContent(content, described)).toMatchObject(described);
  });

  it('is visible and listed, and `createdAt` defaults to its date', () => {
    const facts = {
      kind: 'job' as const,
      date: new Date('2026-05-24'),
      companyId: 'c',
      companyName: 'Eko',
      closingDate: '2026-06-23',
    };
    const checked = {};
    expect(newJob(stored, { ...facts, checked })).toEqual({
      ...stored,
      ...facts,
      createdAt: facts.date,
      visible: true,
      shown: true,
      listed: true,
    });
    const taken = new Date('2026-05-26');
    expect(newJob(stored, { ...facts, checked, createdAt: taken })).toMatchObject({
      date: facts.date,
      createdAt: taken,
    });
  });
});
