import { useEffect } from 'react';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [role="dialog"]';

/** Calls the action of a pressed key, unless somebody types or a dialog is open. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest(TYPING) !== null;
      if (isTyping || ctrlKey || metaKey || altKey || document.querySelector('[role="dialog"]')) return;
      actions[key]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
