import { useLayoutEffect, useRef, type ButtonHTMLAttributes } from 'react';

interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does is under way. */
  busy: boolean;
  /** What it says meanwhile. */
  busyText: string;
}

/** A browser takes the focus from a button that is disabled: here it comes back once the call is over. */
export function BusyButton({ busy, busyText, disabled, className, children, ...button }: BusyButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!busy && hadFocus.current && document.activeElement === document.body) element.current?.focus();
  }, [busy]);
  return (
    <button
      ref={element}
      type="submit"
      {...button}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.disabled) hadFocus.current = false;
      }}
      className={`button ${className ?? 'button--wide'}`}
      disabled={busy || disabled}
    >
      {busy ? busyText : children}
    </button>
  );
}
