import type { CampaignBoard } from './board/board.mts';

/** Something that is tried on a board, and what must come of it. */
export interface Row {
  /** A sentence that is true of the board: 'A wrong password is never taken, however many are tried at once'. */
  says: string;
  /** Of a process of its own, beside those of the campaign. */
  settings?: Record<string, string>;
  /** On a process that did nothing before: what was freed stays with a process, and hides what is taken. */
  onFreshProcess?: true;
  /** In full, where it takes more than five minutes. */
  maxMs?: number;
  /** Not in the short form. */
  isLong?: true;
  attempt: (board: CampaignBoard, tries: Tries) => Promise<void>;
}

/** Rows that share a board of their own. */
export interface Campaign {
  /** Of the board, beside those that all have. */
  settings?: Record<string, string>;
  /** As {@link settings}, in the short form. */
  shortSettings?: Record<string, string>;
  /** Fills its database, before it starts. */
  prepare?: (databaseUri: string, isShort: boolean) => Promise<void>;
  rows: readonly Row[];
}

const SHOWN_FAILURES = 5;

/** What was tried in a row, and what held. */
export class Tries {
  /** The form that CI runs: as many things are tried as show that the row works. */
  readonly isShort: boolean;
  tried = 0;
  held = 0;
  readonly failures: string[] = [];
  readonly figures: Record<string, string> = {};

  constructor(isShort: boolean) {
    this.isShort = isShort;
  }

  /** Counts one try. @param what names it where it did not hold */
  that(held: boolean, what: string): void {
    this.tried += 1;
    if (held) this.held += 1;
    else if (this.failures.length < SHOWN_FAILURES) this.failures.push(what);
  }

  /** Something that was measured; it is told and not judged. */
  figure(name: string, value: number, unit = ''): void {
    const digits = Math.abs(value) < 10 ? 1 : 0;
    this.figures[name] =
      `${value.toLocaleString('en', { maximumFractionDigits: digits })}${unit && ` ${unit}`}`;
  }

  /** So many in full, fewer in the short form. */
  some(full: number, short: number): number {
    return this.isShort ? short : full;
  }
}
