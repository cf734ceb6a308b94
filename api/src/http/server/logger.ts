import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Settings } from '../../platform/config/settings.js';
import { currentRequest } from './current-request.js';

const SECRET_FIELDS = [
  'password',
  'newPassword',
  'otp',
  'token',
  'authorization',
  'cookie',
  'email',
  'code',
  'signature',
];
const SECRET_TEXTS: [RegExp, string][] = [
  [/([a-z+]+:\/\/)[^@/\s"]+@/gi, '$1[secret]@'],
  [/[\w.+-]+(?:@|%40)[\w-]+\.[\w.-]+/gi, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/([?&](?:s|token|v)=)[^&\s"]+/g, '$1[secret]'],
];

/** A quick check before the patterns above, because almost no line contains a secret. */
const MAY_HOLD_SECRET = /@|%40|eyJ|[?&](?:s|token|v)=/i;

/**
 * An error code such as ECONNREFUSED or ERR_INVALID_URL is useful in the log. One-time codes never match,
 * because they contain digits.
 */
const ERROR_NAME = /^E[A-Z]{2,}(_[A-Z]+)*$/;

function isErrorName(value: unknown): boolean {
  return typeof value === 'string' && ERROR_NAME.test(value);
}

/** Writes JSON lines to standard output. Passwords, codes, tokens, signed links and e-mail addresses never appear (RUN-1). */
export function makeLogger(settings: Pick<Settings, 'LOG_LEVEL'>, output?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: settings.LOG_LEVEL,
    base: null,
    mixin: requestIds,
    mixinMergeStrategy: (line, ids) => ('requestId' in line ? line : { ...ids, ...line }),
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
      censor: (value: unknown, path) => (path.at(-1) === 'code' && isErrorName(value) ? value : '[secret]'),
    },
    hooks: {
      streamWrite: (line) => (MAY_HOLD_SECRET.test(line) ? withoutSecrets(line) : line),
    },
  };
  return pino(options, output ?? pino.destination({ sync: false }));
}

function withoutSecrets(line: string): string {
  return SECRET_TEXTS.reduce((text, [pattern, word]) => text.replace(pattern, word), line);
}

/** Every line logged during a request carries its ids. */
function requestIds() {
  const request = currentRequest.getStore();
  return request ? { requestId: request.requestId, traceId: request.traceId } : {};
}

/** Contexts of Nest that log each module and route at startup. */
const NEST_STARTUP = ['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication'];

/** These contexts dump a failed start in many lines. `main.ts` already logs it in one. */
const START_FAILURE_CONTEXTS: unknown[] = ['ExceptionHandler', 'MongooseModule'];

/** Sends the messages of Nest and of the board through the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.write(NEST_STARTUP.includes(String(details.at(-1))) ? 'debug' : 'info', message, details);
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.write('warn', message, details);
  }

  error(message: unknown, ...details: unknown[]): void {
    const level = START_FAILURE_CONTEXTS.includes(details.at(-1)) ? 'debug' : 'error';
    this.write(level, message, details);
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.write('debug', message, details);
  }

  /** Nest passes the context last. A stack or the text that belongs to an object may come before it. */
  private write(level: 'debug' | 'info' | 'warn' | 'error', message: unknown, details: unknown[]): void {
    const texts = details.filter((detail) => typeof detail === 'string');
    const context = texts.pop();
    const rest = texts.join('\n');
    if (message instanceof Error) this.logger[level]({ err: message, context }, rest || message.message);
    else if (typeof message === 'object') this.logger[level]({ ...message, context }, rest || undefined);
    else this.logger[level](rest ? { context, details: rest } : { context }, String(message));
  }
}
