export const TOAST_AREA = {
  position: 'bottom-center',
  autoClose: 5000,
  /** Focuses the toasts (SITE-11). */
  hotKeys: (event: { altKey: boolean; code: string }) => event.altKey && event.code === 'KeyT',
} as const;
