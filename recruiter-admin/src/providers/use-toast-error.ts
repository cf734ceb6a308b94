import { useNotify } from 'react-admin';

/** Shows the message of a failed call (CONSOLE-5). */
export function useToastError() {
  const notify = useNotify();
  return (error: Error) => notify(error.message, { type: 'error' });
}
