import { addDays, dayAt, LIMITS, MESSAGES } from '@skybil/shared';
import { useState } from 'react';
import { DateInput, useRecordContext } from 'react-admin';
import type { Job } from '../../providers/types';

const WHAT = 'The last day for applications.';

function helperText(job?: Job): string {
  if (job?.closedAs) return MESSAGES.dateOfClosedJob;
  return job?.id ? WHAT : `${WHAT} Left empty: ${LIMITS.closingDays} days.`;
}

/** A closed job keeps its date until it is opened again. */
export function ClosingDateInput() {
  const job = useRecordContext<Job>();
  const [today] = useState(() => dayAt(Date.now()));
  const limit = addDays(today, LIMITS.longestClosingDays);
  const stored = job?.closingDate ?? limit;
  return (
    <DateInput
      source="closingDate"
      label="Closing date"
      disabled={job?.closedAs !== undefined}
      helperText={helperText(job)}
      // an imported job may close later than that; the browser would not send the form
      slotProps={{ htmlInput: { min: today, max: stored > limit ? stored : limit } }}
    />
  );
}
