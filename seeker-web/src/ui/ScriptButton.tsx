import type { ComponentProps } from 'react';
import { useInBrowser } from '../lib/in-browser';

interface ScriptButtonProps extends ComponentProps<'button'> {
  /** Link target until the script has loaded. Without it, the label is plain text until then. */
  withoutScript?: string | undefined;
}

/**
 * A button that needs the script. Until hydration it is a link or plain text, because a button without a handler does nothing.
 * Hiding it by CSS is not enough: text browsers ignore CSS.
 */
export function ScriptButton({ withoutScript, ...button }: ScriptButtonProps) {
  const { className, children } = button;
  if (useInBrowser()) return <button type="button" {...button} />;
  return withoutScript ? (
    <a className={className} href={withoutScript} aria-label={button['aria-label']}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}
