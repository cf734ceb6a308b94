import { useEffect, useRef, type ReactNode } from 'react';

interface FormProps {
  busy?: boolean;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** Focuses the first invalid field after a request failed. */
export function Form({ busy = false, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [busy]);
  return (
    <form
      ref={form}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
