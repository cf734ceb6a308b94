import { useState } from 'react';
import { failureCode, fieldErrors, reportError } from './report-error';

/** Runs the request of a form, one at a time. Errors go to the fields, all others into a toast. */
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
