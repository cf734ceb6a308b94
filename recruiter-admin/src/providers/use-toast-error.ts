import { useNotify } from 'react-admin';

/** Spec 8: any call that fails shows its message. */
export function useToastError() {
  const notify = useNotify();
  return (error: Error) => notify(error.message, { type: 'error' });
}
