import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from './icons';
import { SITE_ID } from './site-id';
import './dialog.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** The opener may be gone, like an entry of a closed menu. Then the content gets the focus. */
function focusAgain(opener: Element | null): void {
  const canFocus = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (canFocus ? opener : document.getElementById('main'))?.focus();
}

/**
 * Full-screen overlay that locks scrolling. Render it only while it is open. Not a `<dialog>`, because that would cover toasts
 * and hide them from screen readers.
 */
export function Dialog({ title, onClose, children, footer }: DialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });

  useEffect(() => {
    const opener = document.activeElement;
    const site = document.getElementById(SITE_ID);
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    // for browsers without `inert` (before 2022 or 2023)
    const keepFocus = ({ target }: FocusEvent) => {
      if (site?.contains(target as Node)) heading.current?.focus();
    };
    site?.setAttribute('inert', '');
    document.body.classList.add('scroll-locked');
    document.addEventListener('keydown', listen);
    document.addEventListener('focusin', keepFocus);
    heading.current?.focus();
    return () => {
      site?.removeAttribute('inert');
      document.body.classList.remove('scroll-locked');
      document.removeEventListener('keydown', listen);
      document.removeEventListener('focusin', keepFocus);
      focusAgain(opener);
    };
  }, []);

  return createPortal(
    <div className="dialog" role="dialog" aria-modal="true" aria-labelledby={id}>
      <div className="dialog__panel">
        <header className="dialog__header">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        <div className="dialog__body">{children}</div>
        {footer && <footer className="dialog__footer">{footer}</footer>}
      </div>
    </div>,
    document.body,
  );
}
