import { useEffect, useRef, type ReactNode } from 'react';

interface FormProps {
  /** Its call is under way. */
  busy?: boolean;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** A form whose answer came back with refused fields gives the first of them the focus. */
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
