/** The operator's sentence without its full stop, to stand inside ours. */
const inner = (reason: string) => reason.trim().replace(/[.!]+$/, '');

export const companySuspended = (reason: string, supportEmail: string) =>
  `Your company is suspended: ${inner(reason)}. Your jobs are not shown. Write to ${supportEmail} about it.`;

export const jobHidden = (reason: string, supportEmail: string) =>
  `We have hidden this job: ${inner(reason)}. Write to ${supportEmail} about it.`;
