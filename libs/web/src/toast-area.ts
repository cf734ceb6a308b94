/** Settings of the toast container: position, duration and the shortcut that focuses it (SITE-11). */
export const TOAST_AREA = {
  position: 'top-right',
  autoClose: 5000,
  hotKeys: (event: { altKey: boolean; code: string }) => event.altKey && event.code === 'KeyT',
} as const;
