import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BOARD,
  boardFolder,
  type BoardText,
  grouped,
  LIMITS,
  mailLink,
  RETENTION_LINES,
} from '@skybil/shared';
import { Marked, type Token } from 'marked';
import sanitizeHtml from 'sanitize-html';

const MAX_CHARACTERS = 50_000;
const markdown = new Marked();
/** Types of Marked and the elements they become. */
const ELEMENTS: Record<string, readonly string[]> = {
  space: [],
  text: [],
  escape: [],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  paragraph: ['p'],
  list: ['ul', 'ol'],
  list_item: ['li'],
  link: ['a'],
  strong: ['strong'],
  em: ['em'],
  br: ['br'],
  blockquote: ['blockquote'],
};
const TAGS = Object.values(ELEMENTS).flat();
const LINK = /^(https?:\/\/|mailto:|\/(?!\/))/;

/** What a text can name in braces, as Markdown; docs/board.md explains it. */
function factsFor(supportEmail: string): Map<string, string> {
  const { name, country } = BOARD;
  const periods = Object.values(RETENTION_LINES).filter((line) => line !== undefined);
  return new Map([
    ['board', escapedMarkdown(name)],
    ['country', escapedMarkdown(country.name)],
    ['law', escapedMarkdown(country.law)],
    ['regulator', escapedMarkdown(country.regulator)],
    ['supportEmail', `[${escapedMarkdown(supportEmail)}](<${mailLink(supportEmail)}>)`],
    ['knownDeviceDays', String(LIMITS.knownDeviceDays)],
    ['retention', periods.map((line) => `- ${escapedMarkdown(line)}`).join('\n')],
  ]);
}

/** Markdown that shows the characters as they are. */
const escapedMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

function withFacts(text: string, facts: Map<string, string>): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => facts.get(name) ?? whole);
}

export function boardText(name: BoardText, supportEmail: string, folder = boardFolder()): string {
  const text = readFileSync(join(folder, `${name}.md`), 'utf8');
  const html = markdown.parse(withFacts(text, factsFor(supportEmail)), { async: false });
  return sanitizeHtml(html, { allowedTags: TAGS, allowedAttributes: { a: ['href'] } }).trim();
}

/** @returns what is wrong with a text, as the end of a sentence that begins with its file (BOARD-3) */
export function textProblem(name: BoardText, text: string): string | undefined {
  if (!text.trim()) return 'is empty';
  if (text.length > MAX_CHARACTERS) return `has more than ${grouped(MAX_CHARACTERS)} characters`;
  const facts = factsFor('help@board.example');
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, fact = '']) => fact);
  const unknown = named.find((fact) => !facts.has(fact));
  if (unknown !== undefined) return `names {${unknown}}, which is none of ${[...facts.keys()].join(', ')}`;
  if (name === 'privacy' && !named.includes('retention'))
    return 'must name {retention}, the periods after which the board deletes data';
  const tokens = markdown.lexer(withFacts(text, facts));
  const titles = tokens.filter((token) => token.type === 'heading' && token['depth'] === 1);
  if (titles.length !== 1 || titles[0] !== tokens[0])
    return 'must begin with its only title, such as # About';
  let problem: string | undefined;
  void markdown.walkTokens(tokens, (token) => {
    problem ??= tokenProblem(token);
  });
  return problem;
}

function tokenProblem(token: Token): string | undefined {
  const { type, raw } = token;
  if (!Object.hasOwn(ELEMENTS, type))
    return `has ${JSON.stringify(raw.trim().slice(0, 40))}, and a text can have titles, paragraphs, lists, quotes, links, bold and italic words`;
  if (type === 'link' && !LINK.test(String(token['href'])))
    return `links to ${JSON.stringify(token['href'])}, and a link begins with https://, mailto: or /`;
  return undefined;
}
