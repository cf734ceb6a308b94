import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronIcon } from './icons';
import { ScriptButton } from './ScriptButton';
import './menu.css';

interface MenuProps {
  label: ReactNode;
  withoutScript?: string;
  children: ReactNode;
}

/** A button that shows a list of links or buttons. It closes on Escape, on a click elsewhere and on navigation. */
export function Menu({ label, withoutScript, children }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open]);

  return (
    <div
      ref={box}
      className="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpenAt(undefined);
        button.current?.focus();
      }}
    >
      <ScriptButton
        ref={button}
        withoutScript={withoutScript}
        className="menu__button"
        aria-expanded={open}
        onClick={() => setOpenAt(open ? undefined : key)}
      >
        {label}
        <ChevronIcon />
      </ScriptButton>
      {open && <ul className="menu__list">{children}</ul>}
    </div>
  );
}
