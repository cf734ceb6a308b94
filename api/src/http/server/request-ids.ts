import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface RequestIds {
  requestId: string;
  traceId: string;
}

const REQUEST_ID = /^[\w.:-]{8,128}$/;
/** https://www.w3.org/TR/trace-context/: version, trace, parent and flags; a later version may say more behind them. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;
const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/**
 * Those that a proxy sent along, where they are well formed; others are made. Who comes by no proxy and not from this machine
 * chooses none: its lines could be taken for somebody else's.
 */
export function requestIds({ headers, socket }: IncomingMessage, isBehindProxy: boolean): RequestIds {
  const made = randomUUID();
  if (!isBehindProxy && !LOOPBACK.test(socket.remoteAddress ?? ''))
    return { requestId: made, traceId: plain(made) };
  const given = headers['x-request-id'];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : made;
  return { requestId, traceId: traceIn(headers['traceparent']) ?? plain(made) };
}

function traceIn(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId, more] = TRACEPARENT.exec(header) ?? [];
  return version === '00' && more !== undefined ? undefined : traceId;
}

function plain(uuid: string): string {
  return uuid.replaceAll('-', '');
}
