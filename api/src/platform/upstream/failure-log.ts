import { Logger } from '@nestjs/common';
import { counter } from '../metrics/numbers.js';

export interface UpstreamFailure {
  cause: string;
  /** The server's own words, without secrets. */
  said: string;
  advice: string;
}

export type Upstream = 'mail' | 'files' | 'sign-in';

const MINUTE_MS = 60_000;
const MAX_CHARACTERS = 500;

const failures = counter(
  'skybil_outside_failures_total',
  'Failures of upstream servers, by part of the board and cause',
  ['part', 'cause'],
);

type Level = 'warn' | 'error';

interface Logged {
  last: UpstreamFailure;
  level: Level;
  /** Failures since the last log line. */
  unlogged: number;
}

/** Logs failures of other servers, at most once a minute for each cause, with the number of further failures (RUN-14). */
export class FailureLog {
  private readonly logger: Logger;
  private readonly logged = new Map<string, Logged>();

  constructor(private readonly part: Upstream) {
    this.logger = new Logger(part);
  }

  report(failure: UpstreamFailure, level: Level = 'warn'): void {
    failures.inc({ part: this.part, cause: failure.cause });
    const known = this.logged.get(failure.cause);
    if (!known) return this.write(failure, level, 1);
    known.last = failure;
    known.unlogged += 1;
  }

  private write(failure: UpstreamFailure, level: Level, times: number): void {
    this.logger[level]({ msg: `${this.part} failed: ${failure.cause}`, ...failure, times });
    this.logged.set(failure.cause, { last: failure, level, unlogged: 0 });
    setTimeout(() => this.atEndOfMinute(failure.cause), MINUTE_MS).unref();
  }

  private atEndOfMinute(cause: string): void {
    const { last, level, unlogged } = this.logged.get(cause) ?? {};
    if (last && level && unlogged) this.write(last, level, unlogged);
    else this.logged.delete(cause);
  }
}

/** One line without secrets. */
export function safeWords(words: string, secrets: readonly (string | undefined)[] = []): string {
  let hidden = words;
  for (const secret of secrets) if (secret) hidden = hidden.replaceAll(secret, '[secret]');
  return hidden.replace(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS);
}
