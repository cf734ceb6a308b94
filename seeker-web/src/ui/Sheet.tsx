import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from './icons';
import { SheetMessages } from './SheetMessages';
import './sheet.css';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog on a desktop, a bottom sheet on a phone. Render it only while it is open. It covers toasts. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(onClose);

  // a layout effect, because the element must be closed before it is removed: then the focus returns to the opener
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const onClick = ({ target }: Event) => {
      // the content covers the dialog, so this is the backdrop
      if (target === element) close();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    document.body.classList.add('scroll-locked');
    // Safari before 15.4 has no dialogs; there it is a box on top of the page
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    heading.current?.focus();
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
      document.body.classList.remove('scroll-locked');
      if (typeof element.close === 'function') element.close();
    };
  }, []);

  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={id}>
      <div className="sheet__panel">
        <header className="sheet__header">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        <div className="sheet__body stack">{children}</div>
        <SheetMessages />
      </div>
    </dialog>
  );
}
