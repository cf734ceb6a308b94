/** Puts an operator's sentence inside ours. */
const inner = (reason: string) => reason.trim().replace(/[.!]+$/, '');

/** Shown to a suspended company, whose jobs are hidden from everybody else. */
export const companySuspended = (reason: string, supportEmail: string) =>
  `Your company is suspended: ${inner(reason)}. Your jobs are not shown. Write to ${supportEmail} about it.`;

/** Shown to a company about a job that the operator hides. */
export const jobHidden = (reason: string, supportEmail: string) =>
  `We have hidden this job: ${inner(reason)}. Write to ${supportEmail} about it.`;
