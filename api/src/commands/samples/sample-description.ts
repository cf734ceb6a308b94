import { encode } from 'html-entities';

/** Headings and items get punctuation at their end, so that the plain text of an excerpt reads as sentences. */
export function sampleDescription(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const html = lines.map((line) => {
    if (line.startsWith('## ')) return `<h3>${encode(punctuated(line.slice(3), ':'))}</h3>`;
    if (line.startsWith('- ')) return `<li>${encode(punctuated(line.slice(2), '.'))}</li>`;
    return `<p>${encode(line)}</p>`;
  });
  return html.join('').replace(/(?:<li>.*?<\/li>)+(?!<li>)/g, '<ul>$&</ul>');
}

function punctuated(text: string, mark: string): string {
  return /[.:;!?]$/.test(text) ? text : text + mark;
}
