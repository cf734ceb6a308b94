import { readFileSync } from 'node:fs';
import { BOARD_TEXTS, boardFolder, LIMITS, PAGES, RETENTION_LINES } from '@skybil/shared';
import { boardText, textProblem } from './board-texts.js';

const text = (name: (typeof BOARD_TEXTS)[number]) => boardText(name, 'help_me@board.example');
const MAIL = '<a href="mailto:help_me@board.example">help_me@board.example</a>';

describe('the texts of the board', () => {
  it.each([
    ['about', '<h1>About Skybil</h1>'],
    ['terms', '<h1>Terms of Service</h1>\n<p><em>April 28, 2025</em></p>'],
    ['privacy', '<h1>Privacy Policy</h1>\n<p><em>April 28, 2025</em></p>'],
  ] as const)(
    'of %s begins with its only title and, where people agree to it, its date [SITE-12]',
    (name, begin) => {
      expect(text(name).slice(0, begin.length)).toBe(begin);
      expect(text(name).match(/<h1/g)).toHaveLength(1);
    },
  );

  it('state what the board costs, and when a company sees an e-mail', () => {
    expect(text('about')).toContain('<p>Posting a job is free and there is no limit.');
    expect(text('terms')).toContain('<li>Posting is free and has no limit.');
    for (const name of ['about', 'privacy'] as const)
      expect(text(name)).toMatch(/e-mail\s+only after it accepts you/);
  });

  it('lists the periods after which data is deleted [BOARD-3]', () => {
    for (const line of Object.values(RETENTION_LINES).filter((one) => one !== undefined))
      expect(text('privacy')).toContain(`<li>${line}</li>`);
    expect(text('privacy')).toContain('Rejected applications: 12 months after the decision.');
    expect(text('privacy')).toContain(`for ${LIMITS.knownDeviceDays} days a cookie`);
  });

  it('name the law, the regulator and the mail of this board [BOARD-3]', () => {
    expect(text('privacy')).toMatch(/It follows the\s+Nigeria Data Protection Act 2023\./);
    expect(text('privacy')).toMatch(/complain to\s+the Nigeria Data Protection Commission\./);
    expect(text('privacy')).toContain(`write to ${MAIL}.`);
    expect(text('terms')).toContain(`Questions: ${MAIL}.`);
    expect(text('terms')).toContain('laws of the Federal Republic of Nigeria');
  });

  it('link only to pages that exist', () => {
    const linked = BOARD_TEXTS.flatMap((name) => [...text(name).matchAll(/href="(\/[^"]*)"/g)]);
    const pages = Object.values(PAGES).map(({ path }): string => path);
    expect(linked.length).toBeGreaterThan(2);
    for (const [, path = ''] of linked) expect(pages).toContain(path);
  });

  it.each(BOARD_TEXTS)('of %s has nothing wrong [BOARD-3]', (name) => {
    expect(textProblem(name, readFileSync(`${boardFolder()}/${name}.md`, 'utf8'))).toBeUndefined();
  });
});

describe('a text', () => {
  const KNOWN = 'board, country, law, regulator, supportEmail, knownDeviceDays, retention';
  const ALLOWED = 'and a text can have titles, paragraphs, lists, quotes, links, bold and italic words';
  const TITLE = 'must begin with its only title, such as # About';

  it.each([
    ['nothing', ' \n', 'is empty'],
    ['more than a page', `# About\n\n${'long '.repeat(10_000)}`, 'has more than 50,000 characters'],
    ['no title', 'We are a board.', TITLE],
    ['a title after a paragraph', 'We are\n\n# A board', TITLE],
    ['two titles', '# About\n\n# Us', TITLE],
    ['an unknown fact', '# About {colour}', `names {colour}, which is none of ${KNOWN}`],
    ['an inherited name', '# About {constructor}', `names {constructor}, which is none of ${KNOWN}`],
    ['HTML', '# About\n\n<script>alert(1)</script>', `has "<script>alert(1)</script>", ${ALLOWED}`],
    ['HTML in a line', '# About\n\nWe <b onclick="x">are</b>', `has "<b onclick=\\"x\\">", ${ALLOWED}`],
    ['a picture', '# About\n\n![us](/us.png)', `has "![us](/us.png)", ${ALLOWED}`],
    ['a table', '# About\n\n| a |\n| - |\n| b |', expect.stringMatching(/^has "\| a \|/) as string],
    [
      'a script as a link',
      '# About\n\n- [us](javascript:alert%281%29)',
      'links to "javascript:alert%281%29", and a link begins with https://, mailto: or /',
    ],
    [
      "another board's link",
      '# About\n\n[us](//evil.example)',
      'links to "//evil.example", and a link begins with https://, mailto: or /',
    ],
  ])('with %s is refused [BOARD-3]', (_what, words, problem) => {
    expect(textProblem('about', words)).toEqual(problem);
  });

  it('about privacy must list the periods [BOARD-3]', () => {
    expect(textProblem('privacy', '# Privacy')).toBe(
      'must name {retention}, the periods after which the board deletes data',
    );
    expect(textProblem('privacy', '# Privacy\n\n{retention}')).toBeUndefined();
  });

  it('may have titles, lists, quotes, links, bold and italic words [BOARD-3]', () => {
    const words =
      '# About\n\n## Us\n\n- **Ada** and _Bola_\n\n1. one\n\n> said\n\n[Call](/contact), https://a.example\\\nnow';
    expect(textProblem('about', words)).toBeUndefined();
  });
});
