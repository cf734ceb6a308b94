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

/** All that cleaned HTML may consist of, whatever parser reads it: text without brackets, bare tags, plain links. */
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

describe('cleaning a description', () => {
  it('has at least 150 different attacks to stand', () => {
    expect(new Set(ATTACK_STRINGS).size).toBeGreaterThanOrEqual(150);
  });

  it.each(ATTACK_STRINGS.map((attack) => [attack]))('leaves nothing that runs of %j [JOB-7]', (attack) => {
    expect(cleanDescription(attack)).toMatch(CLEAN);
    const amid = cleanDescription(`<p>before ${attack} after</p>`);
    expect(amid).toMatch(CLEAN);
    expect(amid).toContain('before');
  });

  it.each(ATTACK_LINKS.map((attack) => [attack]))('leaves the words of %j and no address', (attack) => {
    expect(cleanDescription(attack)).toBe(`<a ${LINK}>read on</a>`);
  });

  it('cleaning what is clean changes nothing', () => {
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
  ])('takes %j as %j', (given, kept) => {
    expect(cleanDescription(given)).toBe(kept);
  });

  it.each(['http://a.example/x?y=1', 'https://a.example', 'mailto:jobs@a.example', 'HTTPS://a.example/'])(
    'keeps a link to %s, which passes on neither rank nor opener',
    (address) => {
      expect(cleanDescription(`<a href="${address}" rel="follow" target="_top" title="t">x</a>`)).toBe(
        `<a href="${address}" ${LINK}>x</a>`,
      );
    },
  );
});

describe('a description that is nested deeply', () => {
  const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}deep${'</blockquote>'.repeat(depth)}`;

  it('keeps thirty levels, and of more the words', () => {
    expect(cleanDescription(nested(30))).toBe(nested(30));
    expect(cleanDescription(nested(31))).toBe(nested(30));
    expect(cleanDescription(nested(1_000))).toBe(nested(30));
    expect(cleanDescription(`${nested(500)}<p>after</p>`)).toBe(`${nested(30)}<p>after</p>`);
  });
});

describe('the excerpt of a description', () => {
  it('is its text on one line, with words of neighbouring blocks apart', () => {
    const html =
      '<h2>Role</h2><ul><li>one</li><li>two</li></ul><p>a &amp; b<br />c &lt;d&gt;</p>\n\n<p>"e"&nbsp; f</p>';
    expect(excerptOf(html)).toBe('Role one two a & b c <d> "e" f');
  });

  it('keeps the words apart that stand before, in and behind a block', () => {
    for (const tag of ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre'])
      expect([tag, textOf(`one<${tag}>two</${tag}>three`)]).toEqual([tag, 'one two three']);
    expect(textOf('one<br />two<strong>three</strong>')).toBe('one twothree');
  });

  it('ends after 150 characters [JOB-8]', () => {
    expect(excerptOf(`<p>${'x'.repeat(151)}</p>`)).toBe('x'.repeat(150));
    expect(excerptOf(`<p>${'x'.repeat(150)}</p>`)).toBe('x'.repeat(150));
  });

  it.each(['&amp;', '&lt;', '\u{1F600}', 'e\u0301', '\u{1F469}\u{1F3FE}\u200D\u{1F4BB}', '\u1ECD\u0300'])(
    'never ends in the middle of %j',
    (character) => {
      const text = textOf(character);
      expect(excerptOf(`<p>${character.repeat(200)}</p>`)).toBe(text.repeat(LIMITS.excerptCharacters));
    },
  );

  it('never ends in the middle of a tag', () => {
    const html = `<p>${'<strong>ab</strong>'.repeat(100)}</p>`;
    expect(excerptOf(html)).toBe('ab'.repeat(75));
  });

  it('stays small when a character carries thousands of accents', () => {
    expect(excerptOf(`<p>Build ${'e' + '\u0301'.repeat(20_000)} with us</p>`)).toBe('Build ');
  });

  it('does not turn escaped markup into markup twice', () => {
    expect(textOf('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
  });
});

describe('what is stored of a description', () => {
  it('is the cleaned HTML and its excerpt', () => {
    expect(storedDescription(' <p>Hello <script>x</script>there</p> ')).toEqual({
      description: '<p>Hello there</p>',
      excerpt: 'Hello there',
    });
  });

  it.each(['', '   ', '<p></p>', '<p><br /></p>', '<script>x</script>', '<p>&nbsp;</p>', '<img src="x">'])(
    'nothing when %j has no words',
    (html) => {
      const { code, message, details } = failureOf(() => storedDescription(html));
      expect([code, message]).toEqual(['missing_details', MESSAGES.missingDetails]);
      expect(details.errors).toEqual({ description: 'Description is required' });
    },
  );

  it('at most 50 kB, counted after cleaning', () => {
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
  ])('at most 6,000 tags, counted %s [JOB-9]', (_when, html) => {
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

describe('what is shown of a stored description', () => {
  it('is cleaned, and never refused for its tags [JOB-9]', () => {
    const stored = '<p>a</p>'.repeat(5_990);
    expect(shownDescription(stored)).toBe(stored);
    expect(shownDescription('<p onclick="x()">a<script>x</script></p>')).toBe('<p>a</p>');
  });
});

describe('what is stored of a title', () => {
  it('is the title, and what a search compares with', () => {
    expect(storedTitle('QA Lead')).toEqual({ title: 'QA Lead', titleLower: 'qa lead' });
  });
});

describe('a job that is made', () => {
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

  it('holds its content cleaned, and what follows from it', () => {
    expect(stored).toEqual({
      ...content,
      description: '<p>Test with us</p>',
      excerpt: 'Test with us',
      titleLower: 'qa lead',
    });
  });

  it('takes a description that was cleaned before as it is', () => {
    const described = { description: '<p>Ready</p>', excerpt: 'Ready' };
    expect(storedContent(content, described)).toMatchObject(described);
  });

  it('is shown and listed from its first moment, and was made when it is dated unless it says otherwise', () => {
    const facts = { kind: 'job' as const, date: new Date('2026-05-24'), companyId: 'c' };
    expect(newJob(stored, facts)).toEqual({
      ...stored,
      ...facts,
      createdAt: facts.date,
      visible: true,
      listed: true,
    });
    const taken = new Date('2026-05-26');
    expect(newJob(stored, facts, { createdAt: taken })).toMatchObject({ date: facts.date, createdAt: taken });
  });
});
