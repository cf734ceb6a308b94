import { HttpError, useNotify } from 'react-admin';
import { useConsoleData, type ConsoleDataProvider } from './data-provider';
import type { Answer } from './types';

/** The message becomes a toast. Field errors are returned to the form, which shows them and a toast. */
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
      if (error instanceof HttpError && error.body?.errors)
        return error.body.errors as Record<string, string>;
      notify((error as Error).message, { type: 'error' });
      return undefined;
    }
    await onSaved?.(values as V);
    return undefined;
  };
}
