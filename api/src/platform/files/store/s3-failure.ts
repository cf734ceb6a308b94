import { type UpstreamFailure, safeWords } from '../../upstream/failure-log.js';
import { type NetworkCause, networkCause, wordsOf } from '../../upstream/network-cause.js';

type S3Cause =
  | NetworkCause
  | 'bucket-missing'
  | 'access-denied'
  | 'wrong-key'
  | 'clock-wrong'
  | 'wrong-region'
  | 'store-overloaded'
  | 'store-failing'
  | 'refused'
  | 'unreachable';

const ADVICE: Record<S3Cause, string> = {
  'bucket-missing': 'Make the bucket that S3_BUCKET names, or name the right one; check S3_ENDPOINT too.',
  'access-denied': 'Let the key of S3_ACCESS_KEY_ID read, write, delete and list in the bucket of S3_BUCKET.',
  'wrong-key': 'The store does not know the key: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  'clock-wrong': 'The clock of this machine or of the store is wrong by minutes: set it by NTP.',
  'wrong-region':
    'The bucket is in another region: set S3_REGION, and S3_ENDPOINT where it names the region.',
  'store-overloaded': 'The store asks for fewer calls. If it stays so, ask who runs it.',
  'store-failing': 'The store itself fails: look at its log, or ask who runs it.',
  refused: 'The store does not take the call: read what it said, and check S3_ENDPOINT.',
  unreachable: 'The store could not be asked: read what was said, and check S3_ENDPOINT.',
  'connection-refused': 'Nobody listens at S3_ENDPOINT: check host and port, and that the store runs.',
  'name-not-found': 'There is no host of the name in S3_ENDPOINT: check it, and name resolution here.',
  'timed-out':
    'The store is silent: look whether it hangs, and whether a firewall keeps the board from S3_ENDPOINT.',
  'connection-dropped': 'The store hangs up: check whether S3_ENDPOINT wants https:// or http://.',
  'certificate-not-trusted':
    'Name the store in S3_ENDPOINT as its certificate does; one of your own authority is trusted with NODE_EXTRA_CA_CERTS.',
};

const BY_CODE: Record<string, S3Cause> = {
  NoSuchBucket: 'bucket-missing',
  InvalidAccessKeyId: 'wrong-key',
  SignatureDoesNotMatch: 'wrong-key',
  RequestTimeTooSkewed: 'clock-wrong',
  AuthorizationHeaderMalformed: 'wrong-region',
  PermanentRedirect: 'wrong-region',
  SlowDown: 'store-overloaded',
};

/** @returns null if the object does not exist and may be missing */
export async function refusedBy(
  answer: Response,
  { mayBeMissing, secrets }: { mayBeMissing: boolean; secrets: readonly string[] },
): Promise<UpstreamFailure | null> {
  const body = await answer.text().catch(() => '');
  const code = /<Code>([^<]*)/.exec(body)?.[1] ?? '';
  if (mayBeMissing && answer.status === 404 && code !== 'NoSuchBucket') return null;
  const message = /<Message>([^<]*)/.exec(body)?.[1] ?? '';
  const words = [String(answer.status), code, message].filter(Boolean).join(' ');
  return failure(BY_CODE[code] ?? byStatus(answer.status), words, secrets);
}

export function unreachableBy(error: unknown, secrets: readonly string[]): UpstreamFailure {
  return failure(networkCause(error) ?? 'unreachable', wordsOf(error), secrets);
}

function byStatus(status: number): S3Cause {
  if (status === 404) return 'bucket-missing';
  if (status === 401 || status === 403) return 'access-denied';
  if (status === 301 || status === 307) return 'wrong-region';
  if (status === 429 || status === 503) return 'store-overloaded';
  return status >= 500 ? 'store-failing' : 'refused';
}

function failure(cause: S3Cause, words: string, secrets: readonly string[]): UpstreamFailure {
  return { cause, said: safeWords(words, secrets), advice: ADVICE[cause] };
}
