import { useState } from 'react';
import { fieldErrors, reportError } from './report-error';

/** Runs a form's call: one at a time, with field errors for the form and a toast for the rest. */
export function useSubmit<Input extends unknown[]>(action: (...input: Input) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(...input: Input): Promise<void> {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await action(...input);
    } catch (error) {
      setErrors(fieldErrors(error));
      reportError(error);
    } finally {
      setBusy(false);
    }
  }

  return { submit, busy, errors };
}
