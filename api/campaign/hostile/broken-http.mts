const HOST = 'host: board\r\n';
const END = 'connection: close\r\n\r\n';
const POST = `POST /api/newsletter HTTP/1.1\r\n${HOST}content-type: application/json\r\n`;

/** Requests that no client sends, one connection each. None of them may succeed. */
export const BROKEN_HTTP: readonly string[] = [
  'hello\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  `FOO /api/jobs HTTP/1.1\r\n${HOST}${END}`,
  `get /api/jobs HTTP/1.1\r\n${HOST}${END}`,
  `GET /api/jobs HTTP/3.0\r\n${HOST}${END}`,
  `GET /api/jobs x HTTP/1.1\r\n${HOST}${END}`,
  `GET /api/jobs HTTP/1.1\r\n${END}`,
  `GET /api/jobs HTTP/1.1\r\n${HOST}no colon\r\n${END}`,
  `GET /api/jobs HTTP/1.1\r\n${HOST}a: ${'x'.repeat(20_000)}\r\n${END}`,
  `GET /api/jobs HTTP/1.1\r\n${HOST}${'a: b\r\n'.repeat(3_000)}${END}`,
  `GET /api/jobs?x=${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}${END}`,
  `GET http://[ HTTP/1.1\r\n${HOST}${END}`,
  `GET javascript:alert(1) HTTP/1.1\r\n${HOST}${END}`,
  `OPTIONS * HTTP/1.1\r\n${HOST}${END}`,
  `CONNECT other:443 HTTP/1.1\r\n${HOST}${END}`,
  `${POST}content-length: 1\r\ncontent-length: 2\r\n${END}`,
  `${POST}content-length: 3\r\ntransfer-encoding: chunked\r\n${END}0\r\n\r\n`,
  `${POST}transfer-encoding: chunked\r\n${END}zz\r\n`,
  `${POST}transfer-encoding: chunked\r\n${END}1;${'x'.repeat(20_000)}\r\n{`,
  `GET /api/nothing HTTP/1.1\r\n${HOST}expect: tea\r\n${END}`,
];
