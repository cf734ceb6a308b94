/** How a company answers its applicants (COMPANY-3). */
export interface AnswerRate {
  /** Share of the applications with a decision, rounded down. */
  percent: number;
  /** Median time from application to decision, in days, rounded up. Absent if no time of a decision is known. */
  days?: number | undefined;
}

/** 'Answers 8 of 10 applicants, usually within 6 days' */
export function answerWords({ percent, days }: AnswerRate): string {
  const share = percent < 10 ? 'fewer than 1' : String(Math.floor(percent / 10));
  const time = days === undefined ? '' : `, usually within ${days} ${days === 1 ? 'day' : 'days'}`;
  return `Answers ${share} of 10 applicants${time}`;
}
