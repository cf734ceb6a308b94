/** The board still reads a request with this much JSON. */
const MOST_BYTES = 255_000;

/** Cuts a text to the limit of a request, including the escapes that JSON adds. */
function full(unit: string, bytes = MOST_BYTES): string {
  return unit.repeat(Math.floor(bytes / (JSON.stringify(unit).length - 2)));
}

const half = (unit: string): string => full(unit, MOST_BYTES / 2);

const TAGS = ['ul', 'li', 'p', 'a', 'b', 'div', 'table', 'script', 'style', 'svg', 'math', 'textarea', 'x-y'];

/** Descriptions of the maximum size, each in a shape that is expensive for some HTML parser. */
export const DESCRIPTIONS: readonly (readonly [name: string, text: string])[] = [
  [
    'lists that are not closed, and rows that were not opened',
    '<ul>'.repeat(31_875) + '</li>'.repeat(25_500),
  ],
  ...TAGS.map((tag) => [`<${tag}> again and again`, full(`<${tag}>`)] as const),
  ...TAGS.slice(0, 6).map((tag) => [`</${tag}> again and again`, full(`</${tag}>`)] as const),
  ['nested to the end and closed', half('<ul><li>') + half('</li></ul>')],
  ['nested of two kinds, closed the other way', half('<b><i>') + half('</b></i>')],
  ['one sign that opens', full('<')],
  ['signs that open and close nothing', full('< > ')],
  ['an open tag that never ends', `<a ${full('a')}`],
  ['attributes without end', `<a ${full('a=1 ')}>`],
  ['attributes with quotes that do not close', full('<a href="')],
  ['one attribute of one tag', `<a href="${full('x')}">`],
  ['addresses with odd schemes', full('<a href=javascript:1>')],
  ['addresses with entities', full('<a href="&#106;&#97;">')],
  ['spaces in a tag', `<a${full(' ')}>`],
  ['spaces before a closing sign', full('<p        ')],
  ['equal signs', `<a ${full('=')}>`],
  ['slashes', `<a ${full('/')}>`],
  ['entities', full('&amp;')],
  ['entities that are none', full('&aaaaaaaaaaaa')],
  ['numbers of signs', full('&#x1F600;')],
  ['ampersands', full('&')],
  ['comments', full('<!---->')],
  ['a comment that never ends', `<!--${full('-')}`],
  ['comments that never end', full('<!--')],
  ['declarations', full('<!')],
  ['instructions', full('<?')],
  ['raw data', full('<![CDATA[')],
  ['a script that never ends', `<script>${full('<')}`],
  ['a style that never ends', `<style>${full('</')}`],
  ['a text area of tags', `<textarea>${full('<p>')}`],
  ['quotes', full('"')],
  ['line ends', full('\n')],
  ['text without a space', full('x')],
  ['spaces', full(' ')],
  ['signs of four bytes', full('\u{1F600}')],
  ['marks upon one letter', `a${full('\u0301')}`],
  ['text that runs both ways', full('\u202Eabc\u202C')],
  ['links within links', full('<a href="http://a">')],
  ['paragraphs of one letter', full('<p>a</p>')],
  ['closing tags with text', full('</p>a')],
];
