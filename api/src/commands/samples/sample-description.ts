import { encode } from 'html-entities';

/**
 * Converts a sample's text to HTML: '## ' starts a heading, '- ' a list item, anything else a paragraph. Headings and
 * items end with punctuation, so the plain text of an excerpt still reads as sentences.
 */
export function sampleDescription(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const html = lines.map((line) => {
    if (line.startsWith('## ')) return `<h3>${encode(ended(line.slice(3), ':'))}</h3>`;
    if (line.startsWith('- ')) return `<li>${encode(ended(line.slice(2), '.'))}</li>`;
    return `<p>${encode(line)}</p>`;
  });
  return html.join('').replace(/(?:<li>.*?<\/li>)+(?!<li>)/g, '<ul>$&</ul>');
}

function ended(text: string, sign: string): string {
  return /[.:;!?]$/.test(text) ? text : text + sign;
}
