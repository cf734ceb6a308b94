import { networkCause, wordsOf } from './network-cause.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('networkCause', () => {
  it.each([
    ['connection-refused', withCode('ECONNREFUSED')],
    ['connection-refused', withCode('ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25')],
    ['connection-refused', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
    [
      'connection-refused',
      new TypeError('fetch failed', { cause: new AggregateError([withCode('ECONNREFUSED')]) }),
    ],
    ['name-not-found', withCode('EDNS', 'getaddrinfo ENOTFOUND mail.example')],
    ['timed-out', withCode('ETIMEDOUT', 'Greeting never received')],
    ['timed-out', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
    ['connection-dropped', withCode('ECONNECTION', 'Connection closed unexpectedly')],
    ['connection-dropped', new Error('Unexpected socket close')],
    ['certificate-not-trusted', withCode('ESOCKET', 'self-signed certificate')],
    [
      'certificate-not-trusted',
      withCode('ERR_TLS_CERT_ALTNAME_INVALID', "does not match certificate's altnames"),
    ],
    [undefined, new Error('something else')],
    [undefined, 'no error'],
  ])('finds %s', (cause, error) => {
    expect(networkCause(error)).toBe(cause);
  });

  it('uses the words of the innermost error', () => {
    expect(
      wordsOf(
        new TypeError('fetch failed', { cause: withCode('ECONNREFUSED', 'connect ECONNREFUSED ::1:9') }),
      ),
    ).toBe('connect ECONNREFUSED ::1:9');
  });
});
