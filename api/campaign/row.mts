import type { CampaignBoard } from './board/board.mts';

/** An attack on a board, and the expected result. */
export interface Row {
  /** A statement that must be true: 'A wrong password is never accepted, even if many are tried at once'. */
  expectation: string;
  /** Extra settings. The row gets its own process. */
  settings?: Record<string, string>;
  /** Needs a new process, because freed memory stays with a process and hides growth. */
  onFreshProcess?: true;
  /** Time limit of the full form, for a row that needs more than five minutes. */
  maxMs?: number;
  /** Excluded from the short form. */
  isLong?: true;
  attempt: (board: CampaignBoard, tries: Tries) => Promise<void>;
}

/** Rows that share one board. */
export interface Campaign {
  /** In addition to the settings of all campaign boards. */
  settings?: Record<string, string>;
  /** As {@link settings}, in the short form. */
  shortSettings?: Record<string, string>;
  /** Fills the database before the board starts. */
  prepare?: (databaseUri: string, isShort: boolean) => Promise<void>;
  rows: readonly Row[];
}

const SHOWN_FAILURES = 5;

/** Counts the tries of a row and their failures. */
export class Tries {
  /** CI runs the short form: enough tries to show that the row works. */
  readonly isShort: boolean;
  tried = 0;
  passed = 0;
  readonly failures: string[] = [];
  readonly figures: Record<string, string> = {};

  constructor(isShort: boolean) {
    this.isShort = isShort;
  }

  /** Counts one try. @param what describes the failure */
  check(isPassed: boolean, what: string): void {
    this.tried += 1;
    if (isPassed) this.passed += 1;
    else if (this.failures.length < SHOWN_FAILURES) this.failures.push(what);
  }

  /** Reports a measured figure without judging it. */
  figure(name: string, value: number, unit = ''): void {
    const digits = Math.abs(value) < 10 ? 1 : 0;
    this.figures[name] =
      `${value.toLocaleString('en', { maximumFractionDigits: digits })}${unit && ` ${unit}`}`;
  }

  /** The number of tries in the full or the short form. */
  some(full: number, short: number): number {
    return this.isShort ? short : full;
  }
}
