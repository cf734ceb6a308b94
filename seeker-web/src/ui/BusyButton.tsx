import { useLayoutEffect, useRef, type ButtonHTMLAttributes } from 'react';

interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  busy: boolean;
  busyText: string;
}

/** A disabled button loses the focus. This one gets it back when the request has ended. */
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
