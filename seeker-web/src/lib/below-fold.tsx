import { lazy, memo, Suspense, type ComponentType } from 'react';
import { whenIdle } from './when-idle';

/**
 * Content below the first screen. The server renders it with the page. The browser loads its code and hydrates it when idle, so
 * that it does not delay the first screen.
 */
export function belowFold<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Lazy = lazy(async () => {
    await whenIdle();
    return load();
  });
  let Ready: ComponentType<Props> | undefined;
  function BelowFold(props: Props) {
    const Shown = Ready ?? Lazy;
    return (
      <Suspense fallback={<div className="below" />}>
        <Shown {...props} />
      </Suspense>
    );
  }
  const preload = async () => {
    Ready = (await load()).default;
  };
  // an update from above would replace the server's content by the fallback until the code is loaded
  return Object.assign(memo(BelowFold), { preload });
}
