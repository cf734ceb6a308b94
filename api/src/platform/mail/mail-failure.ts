import { type NetworkCause, networkCause } from '../upstream/network-cause.js';
import { type UpstreamFailure, safeWords } from '../upstream/failure-log.js';

type MailCause =
  NetworkCause | 'wrong-password' | 'refused-for-now' | 'refused' | 'not-understood' | 'not-sent';

const ADVICE: Record<MailCause, string> = {
  'certificate-not-trusted':
    'Name the server in SMTP_URL as its certificate does; one of your own authority is trusted with NODE_EXTRA_CA_CERTS.',
  'wrong-password': 'The server takes no sign-in: check user and password in SMTP_URL.',
  'refused-for-now':
    'The server asks to come again, and the board does. If it stays so, ask who runs the server.',
  refused:
    'The server does not take this mail: read what it said, and mind MAIL_FROM. See npm run mail -- list.',
  'connection-refused': 'Nobody listens there: check host and port in SMTP_URL, and that the server runs.',
  'name-not-found': 'There is no such host: check the name in SMTP_URL, and name resolution here.',
  'timed-out':
    'The server is silent: check the port in SMTP_URL, and whether a firewall keeps the board from it.',
  'connection-dropped': 'The server hangs up: smtps:// is for port 465, smtp:// for 587.',
  'not-understood': 'The server does not speak SMTP as expected: smtps:// is for port 465, smtp:// for 587.',
  'not-sent': 'The board could not make this mail ready: what it said is for its developers.',
};

export function mailFailure(error: unknown, smtpUrl: string | undefined): UpstreamFailure {
  const cause = causeOf(error);
  const words = Error.isError(error) ? error.message || error.name : 'unknown';
  return { cause, said: safeWords(words, secretsOf(smtpUrl)), advice: ADVICE[cause] };
}

function causeOf(error: unknown): MailCause {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'wrong-password';
  if (typeof responseCode === 'number') return responseCode < 500 ? 'refused-for-now' : 'refused';
  const reached = networkCause(error);
  if (reached) return reached;
  if (code === 'ETLS' || code === 'EPROTOCOL') return 'not-understood';
  return code === 'ESOCKET' || code === 'ECONNECTION' ? 'connection-dropped' : 'not-sent';
}

/** A server might repeat the sign-in in its answer. */
function secretsOf(smtpUrl: string | undefined): string[] {
  const given = smtpUrl ? new URL(smtpUrl) : undefined;
  if (!given?.password) return [];
  const [user, password] = [decodeURIComponent(given.username), decodeURIComponent(given.password)];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [given.password, password, base64(password), base64(`\0${user}\0${password}`)];
}
