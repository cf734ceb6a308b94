import type { Operator } from '../../platform/security-log/security-log.js';

/** What an operator or a member of staff wants done. */
export interface Order extends Operator {
  dryRun: boolean;
  /** What the company reads in a mail about the decision. Without it, only a company that asked for a decision gets one. */
  words?: string;
  /** Hiding the job or suspending the company also warns those who applied. */
  isFraud?: boolean;
}
