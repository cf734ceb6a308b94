export const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')].map((toast) => {
    const kind = /Toastify__toast--(success|error|info|warning|default)/.exec(toast.className)?.[1];
    return `${kind}: ${toast.textContent}`;
  });
