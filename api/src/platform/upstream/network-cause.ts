export type NetworkCause =
  'connection-refused' | 'name-not-found' | 'timed-out' | 'connection-dropped' | 'certificate-not-trusted';

/** Patterns for name, code and message, because libraries replace the system's error code but keep its message. */
const CAUSES: [RegExp, NetworkCause][] = [
  [/certificate|altnames/i, 'certificate-not-trusted'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'connection-refused'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'name-not-found'],
  [/timed? ?out/i, 'timed-out'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'connection-dropped'],
  [/closed unexpectedly|unexpected socket close|socket hang up|other side closed/i, 'connection-dropped'],
];

export function networkCause(error: unknown): NetworkCause | undefined {
  if (!Error.isError(error)) return undefined;
  const text = `${error.name} ${(error as NodeJS.ErrnoException).code} ${error.message}`;
  return CAUSES.find(([pattern]) => pattern.test(text))?.[1] ?? networkCause(innerError(error));
}

/** The message of the innermost error, because "fetch failed" alone explains nothing. */
export function wordsOf(error: unknown): string {
  if (!Error.isError(error)) return 'unknown';
  const inner = innerError(error);
  return Error.isError(inner) ? wordsOf(inner) : error.message || error.name;
}

/** If several addresses were tried, the error of the first. */
function innerError(error: Error): unknown {
  return 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error.cause;
}
