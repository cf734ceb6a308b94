import { decode } from 'html-entities';
import { plainWords } from './plain-words.js';

/** An advert as its company writes it; the description is HTML that the board cleaned. */
export interface Advert {
  title: string;
  company: string;
  location: string;
  salary: string;
  description: string;
  /** Another company publishes an advert with this text. */
  isCopied?: boolean;
}

export interface Sentence {
  /** As written. */
  text: string;
  /** Parts in plain words; a denial in one says nothing about the next. */
  clauses: string[];
}

export interface AdvertText {
  advert: Advert;
  sentences: Sentence[];
  /** Those of title, pay and description, which the classifier reads. */
  content: Sentence[];
}

const END_OF_SENTENCE = /(?<=[.!?])(?<!\b(?:mr|mrs|ms|dr|no)\.)\s+/i;
const END_OF_CLAUSE = /(?<=[.;!?])\s|\b(?:but|however|although|though|except)\b/;
/** Both bound the time that the patterns take. */
const MAX_SENTENCE = 300;
const MIN_SENTENCE = 20;
/** Entries of a list are read together: 'Form' and 'N5,000', or 'Send:' and 'BVN'. */
const SHORT_LINE = 30;
const MAX_JOINED = 120;

export function readAdvert(advert: Advert): AdvertText {
  const { title, company, location, salary, description } = advert;
  const content = sentencesOf([title, salary, ...joined(linesOf(description).split('\n'))]);
  return { advert, content, sentences: [...content, ...sentencesOf([company, location])] };
}

function sentencesOf(lines: readonly string[]): Sentence[] {
  return lines
    .flatMap((line) => withoutShort(line.split(END_OF_SENTENCE)))
    .flatMap(pieces)
    .map((text) => ({ text, clauses: clausesOf(text) }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** Text of a cleaned description, a line for each paragraph, entry and break. */
export function linesOf(html: string): string {
  return decode(html.replace(/<br \/>|<\/(?:p|li|h[2-4]|pre|blockquote)>/g, '\n').replace(/<[^<>]*>/g, ''));
}

function clausesOf(text: string): string[] {
  const clauses = plainWords(text).split(END_OF_CLAUSE);
  return withoutShort(clauses.map((clause) => clause.trim())).filter((clause) => /[a-z]/.test(clause));
}

/** Adds each short part to the one before it. */
function withoutShort(parts: string[]): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last !== undefined && (last.length < MIN_SENTENCE || part.length < MIN_SENTENCE))
      found[found.length - 1] = `${last} ${part}`;
    else found.push(part);
  }
  return found;
}

function joined(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    const last = found.at(-1);
    const belongs = line.length < SHORT_LINE || last?.endsWith(':');
    if (last !== undefined && belongs && last.length + line.length < MAX_JOINED && !/[.!?]$/.test(last))
      found[found.length - 1] = last.endsWith(':') ? `${last} ${line}` : `${last}, ${line}`;
    else found.push(line);
  }
  return found;
}

function pieces(sentence: string): string[] {
  const text = sentence.trim();
  if (text.length <= MAX_SENTENCE) return [text];
  const found: string[] = [];
  for (let from = 0; from < text.length;) {
    const part = text.slice(from, from + MAX_SENTENCE);
    const space = part.length < MAX_SENTENCE ? -1 : part.lastIndexOf(' ');
    const length = space > 0 ? space : part.length;
    found.push(part.slice(0, length).trim());
    from += length;
  }
  return found;
}
