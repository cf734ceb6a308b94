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

/** What each of these has, looked for first: nearly all lines have none, and are many. */
const MAY_HOLD_SECRET = /@|%40|eyJ|[?&](?:s|token|v)=/i;

/** The code of a failure, such as ECONNREFUSED or ERR_INVALID_URL, which says why; a code that lets somebody in has digits. */
const ERROR_NAME = /^E[A-Z]{2,}(_[A-Z]+)*$/;

function isErrorName(value: unknown): boolean {
  return typeof value === 'string' && ERROR_NAME.test(value);
}

/** JSON lines on standard output; passwords, codes, tokens, signed links and e-mails never appear (RUN-1). */
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

/** Whatever is logged while a request is answered, however deep, is told by its ids. */
function requestIds() {
  const request = currentRequest.getStore();
  return request ? { requestId: request.requestId, traceId: request.traceId } : {};
}

/** Parts of Nest that tell of each module and route while they start. */
const NESTS_OWN = ['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication'];

/** What they say of a start that fails, with a dump of it, is told in a line by whoever started it. */
const TOLD_BY_MAIN: unknown[] = ['ExceptionHandler', 'MongooseModule'];

/** Lets Nest's own messages, and those of the board's parts, go through the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.write(NESTS_OWN.includes(String(details.at(-1))) ? 'debug' : 'info', message, details);
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.write('warn', message, details);
  }

  error(message: unknown, ...details: unknown[]): void {
    const level = TOLD_BY_MAIN.includes(details.at(-1)) ? 'debug' : 'error';
    this.write(level, message, details);
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.write('debug', message, details);
  }

  /** Nest's loggers put the name of the part last; before it comes a stack, or the text that goes with an object. */
  private write(level: 'debug' | 'info' | 'warn' | 'error', message: unknown, details: unknown[]): void {
    const texts = details.filter((detail) => typeof detail === 'string');
    const context = texts.pop();
    const rest = texts.join('\n');
    if (message instanceof Error) this.logger[level]({ err: message, context }, rest || message.message);
    else if (typeof message === 'object') this.logger[level]({ ...message, context }, rest || undefined);
    else this.logger[level](rest ? { context, details: rest } : { context }, String(message));
  }
}
