import { useSearchParams } from 'react-router-dom';
import { safePath } from '../../../lib/safe-path';

/** Whether the dialog is open is stored in the address, so that the console can link to it and Back closes it. */
export function useRecruiterDialog() {
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('recruiter') === 'login';
  return {
    isOpen,
    next: safePath(params.get('next'), '/dashboard'),
    open: () =>
      setParams((current) => {
        current.set('recruiter', 'login');
        return current;
      }),
    close: () =>
      setParams(
        (current) => {
          current.delete('recruiter');
          current.delete('next');
          return current;
        },
        { replace: true },
      ),
  };
}
