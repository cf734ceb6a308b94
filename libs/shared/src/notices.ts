/** A sentence of an operator, inside of one of ours. */
const inner = (reason: string) => reason.trim().replace(/[.!]+$/, '');

/** What a company reads whose jobs nobody else sees any more, and may not be added to. */
export const companySuspended = (reason: string, supportEmail: string) =>
  `Your company is suspended: ${inner(reason)}. Your jobs are not shown. Write to ${supportEmail} about it.`;

/** What a company reads of one job that the board's operator hides. */
export const jobHidden = (reason: string, supportEmail: string) =>
  `We have hidden this job: ${inner(reason)}. Write to ${supportEmail} about it.`;
