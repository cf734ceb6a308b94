import {
  CLOSE_REASONS,
  type CloseReason,
  LIMITS,
  REJECTION_REASON_NAMES,
  type RejectionReason,
} from '@skybil/shared';
import { DayField } from '../../../platform/contract/input/day-field.js';
import { OptionField } from '../../../platform/contract/input/fields.js';

export class CloseJobDto {
  @OptionField(CLOSE_REASONS, {
    description: 'Why it closes: somebody was found, nobody was found, or the job no longer exists',
    example: 'filled',
  })
  as: CloseReason;

  @OptionField(REJECTION_REASON_NAMES, {
    description:
      'Rejects everybody who waits, and says why. It cannot be undone. Without it they keep waiting for a decision',
    example: 'filled',
    optional: true,
    unsets: true,
  })
  rejectionReason?: RejectionReason;
}

export class ReopenJobDto {
  @DayField({
    description: `The last day on which it takes applications, at most ${LIMITS.longestClosingDays} days ahead; ${LIMITS.closingDays} days ahead without it`,
    optional: true,
    unsets: true,
  })
  closingDate?: string;
}
