import { useState } from 'react';
import { failureCode, fieldErrors, reportError } from './report-error';

/** Runs the request of a form, one at a time. An error of one of `fields` stands there, any other in a toast (SITE-90). */
export function useSubmit<Input extends unknown[]>(
  action: (...input: Input) => Promise<void>,
  ...fields: string[]
) {
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
      const found = fieldErrors(error);
      setErrors(found);
      setCode(failureCode(error));
      if (!fields.some((field) => found[field])) reportError(error);
    } finally {
      setBusy(false);
    }
  }

  return { submit, busy, errors, code };
}
