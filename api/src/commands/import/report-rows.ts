import { formatPay } from '@skybil/shared';
import type { ImportOutcome } from '../../modules/jobs/imported-jobs.service.js';
import type { BoardAdvert } from './rules/advert.rules.js';
import type { SkippedRow } from './skipped-rows.js';

export interface ReportRow {
  /** Line number in a CSV, or entry number in a JSON file, both from 1. */
  line: number;
  outcome: ImportOutcome | 'refused' | 'repeated';
  reason?: string;
  title: string;
  company?: string;
  category?: string;
  level?: string;
  state?: string;
  pay?: string;
  openTo?: string[];
  language?: string;
}

const MAX_ROWS = 10_000;

/** What became of each row of the file, of the first ten thousand. */
export class ReportRows {
  private rows: ReportRow[] = [];

  stored(line: number, outcome: ImportOutcome, advert: BoardAdvert): void {
    const { title, company, category, level, location, states, openTo, language } = advert;
    this.add({
      line,
      outcome,
      title,
      company,
      category,
      level,
      state: states?.join(', ') ?? location,
      pay: formatPay(advert),
      ...(openTo ? { openTo } : {}),
      language,
    });
  }

  skipped(outcome: 'refused' | 'repeated', { at, title, reason }: SkippedRow): void {
    this.add({ line: at, outcome, reason, title });
  }

  /** In the order of the file. */
  inOrder(): ReportRow[] {
    return this.rows.toSorted((one, other) => one.line - other.line).slice(0, MAX_ROWS);
  }

  private add(row: ReportRow): void {
    this.rows.push(row);
    // rows do not arrive in order, so the first ones are known only after sorting
    if (this.rows.length === 2 * MAX_ROWS) this.rows = this.inOrder();
  }
}
