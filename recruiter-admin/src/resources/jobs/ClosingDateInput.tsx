import { addDays, dayAt, LIMITS, MESSAGES } from '@skybil/shared';
import { DateInput, useRecordContext } from 'react-admin';
import type { Job } from '../../providers/types';

/** A closed job keeps its date until it is opened again. */
export function ClosingDateInput() {
  const isClosed = useRecordContext<Job>()?.closedAs !== undefined;
  const today = dayAt(Date.now());
  return (
    <DateInput
      source="closingDate"
      label="Closing date"
      disabled={isClosed}
      helperText={
        isClosed
          ? MESSAGES.closedDate
          : `The last day for applications. Left empty: ${LIMITS.closingDays} days.`
      }
      slotProps={{ htmlInput: { min: today, max: addDays(today, LIMITS.longestClosingDays) } }}
    />
  );
}
