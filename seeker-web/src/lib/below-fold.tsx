import { lazy, Suspense, type ComponentType } from 'react';
import { whenIdle } from './when-idle';

/**
 * What stands below the first screen of a page. The server renders it with the page, and a browser leaves it as it came until
 * it has nothing else to do: its code is loaded then, so that nobody waits for it with what is seen.
 */
export function belowFold(load: () => Promise<{ default: ComponentType }>) {
  const Lazy = lazy(async () => {
    await whenIdle();
    return load();
  });
  let Ready: ComponentType | undefined;
  function Below() {
    const Shown = Ready ?? Lazy;
    return (
      <Suspense fallback={<div className="below" />}>
        <Shown />
      </Suspense>
    );
  }
  const preload = async () => {
    Ready = (await load()).default;
  };
  return Object.assign(Below, { preload });
}
