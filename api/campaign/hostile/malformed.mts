/** Numbers from a seed (mulberry32): the same seed sends the same requests. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** From 0 to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  isIn(share: number): boolean {
    return this.next() < share;
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY'];
const ODD_METHODS = [
  '',
  'get',
  'FOO',
  'PRI',
  'GE\tT',
  'M-SEARCH',
  'G\u0000T',
  'POST POST',
  'X'.repeat(9_000),
];
const PATHS = [
  '/',
  '/all-jobs?search=cook',
  '/apply-job/665f1c2e9b3e4a0012ab34cd',
  '/dashboard/',
  '/sitemap.xml',
  '/api/jobs?limit=6',
  '/api/jobs/facets?level=Senior%20level',
  '/api/jobs/665f1c2e9b3e4a0012ab34cd',
  '/api/company/company',
  '/api/company/jobs',
  '/api/users/apply',
  '/api/users/update-resume',
  '/api/newsletter/confirm',
  '/api/files/665f1c2e9b3e4a0012ab34cd?v=x&e=1&s=y',
  '/api/docs-json',
  '/og/job/x.png',
];
const ODD_PARTS = ['%', '%@', '%zz', '%00', '%c0%80', '#', '\\', '//', '/..', '?', '&', '[]', '@', ':', ';'];
const ODD_BYTES = ['\u00ff', '\u00a0', '\u0001', '\u007f', '\t', '{', '"', '<script>'];
const ODD_TARGETS = [
  '',
  '*',
  '%',
  'x:1',
  'board:443',
  '[::1]:80',
  'javascript:alert(1)',
  'http://',
  'http://%@x/',
  'http://a:b@x/api/jobs',
  'http://[/',
  'http://x:99999/',
  'http://x%41/',
  'https://board/api/jobs',
  'HTTP://BOARD/api/jobs?limit=1',
  'ftp://board/x',
  '//%@x/#',
  '/\\%@x/#',
  '//a@b/api/jobs',
];
const VERSIONS = [
  'HTTP/1.0',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/1.11',
  'http/1.1',
  'HTTP/',
  'ICY/1.1',
  '',
];
const HOSTS = [
  'host: board',
  'host: board',
  'host: ',
  'host: a\r\nhost: b',
  'host: [',
  'host: %@',
  'host board',
];
const ODD_HEADERS = [
  'connection: upgrade\r\nupgrade: websocket',
  'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__',
  'connection: keep-alive, close',
  'expect: 100-continue',
  'expect: tea',
  'te: trailers\r\ntrailer: host',
  'no colon',
  ': no name',
  'folded: a\r\n b',
  'a: \u0000',
  'a\u0080: b',
  'content-length: -1',
  'content-length: 1\r\ncontent-length: 2',
  'content-length: 99999999999999999999',
  'content-length: 0x10',
  'transfer-encoding: gzip',
  'transfer-encoding: chunked, chunked',
  'transfer-encoding: identity\r\ncontent-length: 3',
  'content-encoding: br',
  'content-type: multipart/form-data',
  'content-type: multipart/form-data; boundary=x',
  'content-type: application/json; charset=utf-7',
  'accept: text/html;q=nan, */*',
  'accept-encoding: br;q=2, gzip;q=-1, \u00ff',
  'authorization: Bearer a.b.c',
  'token: null',
  'cookie: a=%; =; \u00ff; lowdata=1',
  'if-none-match: W/"',
  'if-modified-since: never',
  'range: bytes=9-1,-,x-',
  'x-forwarded-for: nobody, %, ::::, 1.2.3.4.5',
  'traceparent: 00-0-0-0',
  'x-request-id: \t',
  'origin: null',
];
const BODIES = [
  '',
  '{',
  '{"a":1}',
  '[]',
  '{"__proto__":{}}',
  'a=1',
  '--x\r\n\r\n',
  `${'['.repeat(5_000)}`,
  '\u0000',
];
const CHUNK_SIZES = [
  '1',
  'zz',
  '-1',
  '',
  ' 3',
  '3;a="',
  '0x3',
  'ffffffffffffffff',
  '7fffffffffffffff',
  '00000003',
];

/** A request that breaks a rule of HTTP, or that is valid and unusual. */
export function malformedRequest(dice: Dice, from: string): string {
  const end = dice.isIn(0.95) ? '\r\n' : dice.of(['\n', '\r', '\r\r\n', '\n\r']);
  const method = dice.isIn(0.9) ? dice.of(METHODS) : dice.of(ODD_METHODS);
  const version = dice.isIn(0.85) ? 'HTTP/1.1' : dice.of(VERSIONS);
  const lines = [`${method} ${target(dice)} ${version}`];
  if (dice.isIn(0.95)) lines.push(dice.of(HOSTS));
  if (dice.isIn(0.9)) lines.push(`x-forwarded-for: ${from}`);
  while (dice.isIn(0.45)) lines.push(dice.of(ODD_HEADERS));
  if (dice.isIn(0.01)) lines.push(`a: ${'x'.repeat(20_000)}`);
  if (dice.isIn(0.01)) lines.push(...Array.from({ length: 2_500 }, () => 'a: b'));
  return [...lines, ...withBody(dice, method)].join(end);
}

function target(dice: Dice): string {
  if (dice.isIn(0.25)) return dice.of(ODD_TARGETS);
  const path = dice.of(PATHS);
  if (dice.isIn(0.3)) return path;
  if (dice.isIn(0.02)) return `${path}?x=${'x'.repeat(20_000)}`;
  const at = dice.below(path.length + 1);
  const odd = dice.isIn(0.7) ? dice.of(ODD_PARTS) : dice.of(ODD_BYTES);
  const changed = path.slice(0, at) + odd + path.slice(at + dice.below(3));
  return dice.isIn(0.2) ? `http://board${changed}` : changed;
}

/** The last headers, the empty line and the body, or a part of them. */
function withBody(dice: Dice, method: string): string[] {
  if ((method === 'GET' || method === 'HEAD') && dice.isIn(0.8)) return ['', ''];
  const type = dice.isIn(0.7) ? ['content-type: application/json'] : [];
  const body = dice.of(BODIES);
  if (dice.isIn(0.4)) {
    const size = dice.isIn(0.5) ? body.length.toString(16) : dice.of(CHUNK_SIZES);
    const rest = dice.isIn(0.5) ? ['0', '', ''] : dice.of([[], ['0'], ['0', 'host: x', ''], [size, body]]);
    return [...type, 'transfer-encoding: chunked', '', size, body, ...rest];
  }
  const length = dice.isIn(0.6) ? body.length : body.length + dice.below(300_000) - 2;
  return [...type, `content-length: ${length}`, '', body];
}
