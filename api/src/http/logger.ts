import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { Settings } from '../config/settings.js';

const SECRET_FIELDS = [
  'password',
  'newPassword',
  'otp',
  'token',
  'authorization',
  'email',
  'code',
  'signature',
];
const SECRET_TEXTS: [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/([?&](?:s|token|v)=)[^&\s"]+/g, '$1[secret]'],
  [/(mongodb(?:\+srv)?:\/\/)[^@/\s]+@/g, '$1[secret]@'],
];

/** JSON lines on standard output; passwords, codes, tokens, signed links and e-mails never appear (trust O1). */
export function makeLogger(settings: Settings): Logger {
  return pino({
    level: settings.LOG_LEVEL,
    base: null,
    redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    hooks: {
      streamWrite: (line) =>
        SECRET_TEXTS.reduce((text, [pattern, word]) => text.replace(pattern, word), line),
    },
  });
}

/** Lets Nest's own messages go through the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }

  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }

  error(message: unknown, ...details: unknown[]): void {
    this.write('error', message, details.filter((detail) => typeof detail === 'string').join('\n'));
  }

  debug(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }

  private write(level: 'debug' | 'warn' | 'error', message: unknown, context?: string): void {
    if (typeof message === 'object') this.logger[level]({ ...message, context });
    else this.logger[level]({ context }, String(message));
  }
}
