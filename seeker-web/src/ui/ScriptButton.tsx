import type { ComponentProps } from 'react';
import { useInBrowser } from '../lib/in-browser';

interface ScriptButtonProps extends ComponentProps<'button'> {
  /** Where it leads until the script is there; nowhere when left out, and only the words stand there. */
  without?: string | undefined;
}

/**
 * A button for what only script can do. A text browser shows also what CSS hides, and pages are read before the script is
 * there: until then it is no button that does nothing.
 */
export function ScriptButton({ without, ...button }: ScriptButtonProps) {
  const { className, children } = button;
  if (useInBrowser()) return <button type="button" {...button} />;
  return without ? (
    <a className={className} href={without} aria-label={button['aria-label']}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}
