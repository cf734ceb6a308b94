/** Why another server could not be reached. */
export type NetworkCause =
  'connection-refused' | 'name-not-found' | 'timed-out' | 'connection-dropped' | 'certificate-not-trusted';

const BY_CODE: Record<string, NetworkCause> = {
  ECONNREFUSED: 'connection-refused',
  EHOSTUNREACH: 'connection-refused',
  ENETUNREACH: 'connection-refused',
  ENOTFOUND: 'name-not-found',
  EAI_AGAIN: 'name-not-found',
  EDNS: 'name-not-found',
  ETIMEDOUT: 'timed-out',
  UND_ERR_CONNECT_TIMEOUT: 'timed-out',
  UND_ERR_HEADERS_TIMEOUT: 'timed-out',
  UND_ERR_BODY_TIMEOUT: 'timed-out',
  ECONNRESET: 'connection-dropped',
  EPIPE: 'connection-dropped',
  UND_ERR_SOCKET: 'connection-dropped',
};
/** Libraries replace the system's error code with their own, but keep the message. */
const BY_WORDS: [RegExp, NetworkCause][] = [
  [/certificate|altnames/i, 'certificate-not-trusted'],
  [/ECONNREFUSED/, 'connection-refused'],
  [/ENOTFOUND|EAI_AGAIN/, 'name-not-found'],
  [/ETIMEDOUT|timed? ?out/i, 'timed-out'],
  [
    /ECONNRESET|closed unexpectedly|unexpected socket close|socket hang up|other side closed/i,
    'connection-dropped',
  ],
];

export function networkCause(error: unknown): NetworkCause | undefined {
  if (!Error.isError(error)) return undefined;
  if (error.name === 'TimeoutError') return 'timed-out';
  const { code } = error as NodeJS.ErrnoException;
  return (
    BY_WORDS.find(([words]) => words.test(error.message))?.[1] ??
    BY_CODE[code ?? ''] ??
    networkCause(inside(error))
  );
}

/** The message of the innermost error, because "fetch failed" alone explains nothing. */
export function wordsOf(error: unknown): string {
  if (!Error.isError(error)) return 'unknown';
  const deeper = inside(error);
  return Error.isError(deeper) ? wordsOf(deeper) : error.message || error.name;
}

/** If several addresses were tried, the error of the first. */
function inside(error: Error): unknown {
  return 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error.cause;
}
