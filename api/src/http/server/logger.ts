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

/** Such as ECONNREFUSED or ERR_INVALID_URL. One-time codes never match, because they contain digits. */
const ERROR_CODE = /^E[A-Z]{2,}(_[A-Z]+)*$/;

/** Passwords, codes, tokens, signed links and e-mail addresses never appear in the log (RUN-1). */
export function makeLogger(settings: Pick<Settings, 'LOG_LEVEL'>, output?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: settings.LOG_LEVEL,
    base: null,
    mixin: requestIds,
    mixinMergeStrategy: (line, ids) => ('requestId' in line ? line : { ...ids, ...line }),
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
      censor: (value: unknown, path) =>
        path.at(-1) === 'code' && ERROR_CODE.test(String(value)) ? value : '[secret]',
    },
    hooks: { streamWrite: withoutSecrets },
  };
  return pino(options, output ?? pino.destination({ sync: false }));
}

function withoutSecrets(line: string): string {
  return SECRET_TEXTS.reduce((text, [pattern, word]) => text.replace(pattern, word), line);
}

function requestIds() {
  const request = currentRequest.getStore();
  return request ? { requestId: request.requestId, traceId: request.traceId } : {};
}

const NEST_STARTUP = ['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication'];

/** They print a failed start in many lines, and `main.ts` in one. */
const START_FAILURE_CONTEXTS: unknown[] = ['ExceptionHandler', 'MongooseModule'];

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
