import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface RequestIds {
  requestId: string;
  traceId: string;
}

const REQUEST_ID = /^[\w.:-]{8,128}$/;
/** https://www.w3.org/TR/trace-context/: version, trace, parent and flags. Later versions may append more fields. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;
const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Only a proxy or this machine may choose ids: anybody else could imitate the log lines of another request. */
export function requestIds({ headers, socket }: IncomingMessage, isBehindProxy: boolean): RequestIds {
  const requestId = randomUUID();
  const traceId = requestId.replaceAll('-', '');
  if (!isBehindProxy && !LOOPBACK.test(socket.remoteAddress ?? '')) return { requestId, traceId };
  const sent = headers['x-request-id'];
  return {
    requestId: typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : requestId,
    traceId: traceIn(headers['traceparent']) ?? traceId,
  };
}

function traceIn(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId, rest] = TRACEPARENT.exec(header) ?? [];
  return version === '00' && rest !== undefined ? undefined : traceId;
}
