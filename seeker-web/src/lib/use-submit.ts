import { useState } from 'react';
import { failureCode, fieldErrors, reportError } from './report-error';

/** Runs a form's call: one at a time, with field errors for the form a toast for the rest, and the word for it. */
export function useSubmit<Input extends unknown[]>(action: (...input: Input) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [code, setCode] = useState<string>();

  async function submit(...input: Input): Promise<void> {
    if (busy) return;
    setBusy(true);
    setErrors({});
    setCode(undefined);
    try {
      await action(...input);
    } catch (error) {
      setErrors(fieldErrors(error));
      setCode(failureCode(error));
      reportError(error);
    } finally {
      setBusy(false);
    }
  }

  return { submit, busy, errors, code };
}
