import type { IncomingMessage } from 'node:http';
import { isOwnMachine } from './own-machine.js';

const asks = (remoteAddress: string, headers: IncomingMessage['headers']) =>
  isOwnMachine({ socket: { remoteAddress } as IncomingMessage['socket'], headers });

describe('isOwnMachine', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.8.0.1', '127.0.0.1'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'LOCALHOST'],
  ])('accepts address %s with host %s', (address, host) => {
    expect(asks(address, { host })).toBe(true);
  });

  it.each([
    ['192.168.1.7', 'localhost:3000'],
    ['::ffff:10.0.0.1', 'localhost'],
    ['', 'localhost'],
    ['127.0.0.1.evil', 'localhost'],
    ['127.0.0.1', 'evil.example:3000'],
    ['127.0.0.1', 'localhost.evil.example'],
    ['127.0.0.1', '127.0.0.1.evil.example'],
    ['127.0.0.1', ''],
  ])('rejects address %j with host %j', (address, host) => {
    expect(asks(address, { host })).toBe(false);
  });

  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])(
    'rejects a request with the proxy header %s [RUN-71]',
    (name) => {
      expect(asks('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })).toBe(false);
    },
  );

  it('rejects a request without a host', () => {
    expect(asks('127.0.0.1', {})).toBe(false);
  });
});
