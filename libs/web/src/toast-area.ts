/** Where toasts stand, for how long, and the keys that take the focus to them (SITE-11). */
export const TOAST_AREA = {
  position: 'top-right',
  autoClose: 5000,
  hotKeys: (event: { altKey: boolean; code: string }) => event.altKey && event.code === 'KeyT',
} as const;
