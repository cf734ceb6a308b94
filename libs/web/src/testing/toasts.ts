/** The visible toast. Those before it are leaving, which takes jsdom for ever. */
export const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast:last-child')].map((toast) => {
    const kind = /Toastify__toast--(success|error|info|warning|default)/.exec(toast.className)?.[1];
    return `${kind}: ${toast.textContent}`;
  });
