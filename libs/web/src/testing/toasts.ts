/** Without those that are leaving, which takes jsdom for ever. */
export const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')]
    .filter(({ className }) => !className.includes('-exit'))
    .map((toast) => {
      const kind = /Toastify__toast--(success|error|info|warning|default)/.exec(toast.className)?.[1];
      return `${kind}: ${toast.textContent}`;
    });
