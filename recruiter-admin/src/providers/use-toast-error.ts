import { useNotify } from 'react-admin';

/** Any call that fails shows its message (CONSOLE-5). */
export function useToastError() {
  const notify = useNotify();
  return (error: Error) => notify(error.message, { type: 'error' });
}
