const SOON_MS = 200;

/** Once the page has loaded and the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = (): void => {
      // Safari has none
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
      else setTimeout(resolve, SOON_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}
