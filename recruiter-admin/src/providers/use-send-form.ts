import { HttpError, useNotify } from 'react-admin';
import { useConsoleData, type ConsoleDataProvider } from './data-provider';
import type { Answer } from './types';

/** The message becomes a toast. Errors of the form's fields are returned to the form, which shows them there (SITE-90). */
export function useSendForm<V extends object>(
  call: (data: ConsoleDataProvider, values: V) => Promise<Answer>,
  onSaved?: (values: V) => unknown,
) {
  const data = useConsoleData();
  const notify = useNotify();
  return async (values: object) => {
    try {
      const { message } = await call(data, values as V);
      notify(message, { type: 'success' });
    } catch (error) {
      const errors = error instanceof HttpError ? (error.body?.errors as Record<string, string>) : undefined;
      if (errors && Object.keys(errors).some((field) => field in values)) return errors;
      notify((error as Error).message, { type: 'error' });
      return undefined;
    }
    await onSaved?.(values as V);
    return undefined;
  };
}
