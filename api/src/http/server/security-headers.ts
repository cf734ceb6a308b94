import type { Settings } from '../../platform/config/settings.js';

/** What no page of the board asks a phone for. */
const NOT_USED = ['camera', 'microphone', 'geolocation', 'payment', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

function common(settings: Settings) {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': NOT_USED,
    ...(isSecure(settings) ? { 'strict-transport-security': hsts(settings) } : {}),
  };
}

/** Headers of every `/api` answer that is not a file or the docs (INPUT-7). Computed once at start. */
export function apiHeaders(settings: Settings): Map<string, string> {
  return new Map(
    Object.entries({
      ...common(settings),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    }),
  );
}

/** Headers of every page, Swagger UI included (INPUT-7). Computed once at start. */
export function pageHeaders(settings: Settings): Map<string, string> {
  // Pictures and documents carry the public address, also when the page was opened under another name of this machine.
  const own = new URL(settings.PUBLIC_URL).origin;
  const clerk =
    settings.AUTH_MODE === 'clerk' && settings.CLERK_ISSUER ? new URL(settings.CLERK_ISSUER).origin : '';
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${clerk ? `${clerk} https://challenges.cloudflare.com` : ''}`,
    `connect-src 'self' ${clerk}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' ${own} data: blob: ${clerk ? 'https://img.clerk.com' : ''}`,
    `worker-src 'self' blob:`,
    `frame-src 'self' ${own} ${clerk ? 'https://challenges.cloudflare.com' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(isSecure(settings) ? ['upgrade-insecure-requests'] : []),
  ];
  return new Map(
    Object.entries({
      ...common(settings),
      'content-security-policy': policy.map((rule) => rule.trim()).join('; '),
      'referrer-policy': 'strict-origin-when-cross-origin',
    }),
  );
}

/** Names beside the board's belong to somebody else, who may not serve https. */
function hsts({ HSTS_SUBDOMAINS }: Settings): string {
  return HSTS_SUBDOMAINS === 'on' ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
}

function isSecure({ PUBLIC_URL }: Settings): boolean {
  return PUBLIC_URL.startsWith('https:');
}
