import type { Settings } from '../../platform/config/settings.js';
import { apiHeaders as setApiHeaders, headersSetBy, pageHeaders } from './security-headers.js';

const apiHeaders = (settings: Settings) => headersSetBy(setApiHeaders(settings));
const LOCAL = { PUBLIC_URL: 'http://localhost:3000', AUTH_MODE: 'local' };

function headersOf(settings: Partial<Settings>): {
  policy: Map<string, string>;
  headers: Map<string, string>;
} {
  const headers = headersSetBy(pageHeaders({ ...LOCAL, ...settings } as Settings));
  const rules = (headers.get('content-security-policy') ?? '').split(';');
  return {
    headers,
    policy: new Map(rules.map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')])),
  };
}

describe('the headers of pages', () => {
  it('allow scripts from the same origin only and forbid framing [INPUT-7]', () => {
    const { policy, headers } = headersOf({});
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(policy.get('img-src')).toBe("'self' http://localhost:3000 data: blob:");
    expect(policy.get('frame-src')).toMatch(/^'self'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('do not upgrade plain HTTP and send no HSTS', () => {
    const { policy, headers } = headersOf({});
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('enforce HTTPS on an HTTPS board', () => {
    const { policy, headers } = headersOf({ PUBLIC_URL: 'https://jobs.example' });
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  });

  it('allow the hosts of Clerk only in Clerk mode', () => {
    const issuer = { CLERK_ISSUER: 'https://clerk.jobs.example' };
    expect(headersOf(issuer).headers.get('content-security-policy')).not.toContain('clerk');
    const { policy } = headersOf({ ...issuer, AUTH_MODE: 'clerk' });
    expect(policy.get('script-src')).toBe(
      "'self' https://clerk.jobs.example https://challenges.cloudflare.com",
    );
    expect(policy.get('connect-src')).toContain('https://clerk.jobs.example');
    expect(policy.get('img-src')).toContain('https://img.clerk.com');
    expect(policy.get('default-src')).toBe("'self'");
  });

  it('are complete as listed', () => {
    expect(Object.fromEntries(headersOf({ PUBLIC_URL: 'https://jobs.example/board' }).headers)).toEqual({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'content-security-policy':
        "default-src 'self';script-src 'self';connect-src 'self';style-src 'self' 'unsafe-inline';" +
        "img-src 'self' https://jobs.example data: blob:;worker-src 'self' blob:;" +
        "frame-src 'self' https://jobs.example;object-src 'none';base-uri 'none';form-action 'self';" +
        "frame-ancestors 'none';upgrade-insecure-requests",
    });
  });

  it('are complete as listed in Clerk mode', () => {
    const clerk = { AUTH_MODE: 'clerk', CLERK_ISSUER: 'https://clerk.jobs.example/x' } as const;
    expect(headersOf(clerk).headers.get('content-security-policy')).toBe(
      "default-src 'self';script-src 'self' https://clerk.jobs.example https://challenges.cloudflare.com;" +
        "connect-src 'self' https://clerk.jobs.example;style-src 'self' 'unsafe-inline';" +
        "img-src 'self' http://localhost:3000 data: blob: https://img.clerk.com;worker-src 'self' blob:;" +
        "frame-src 'self' http://localhost:3000 https://challenges.cloudflare.com;object-src 'none';" +
        "base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
  });
});

describe('the headers of the API', () => {
  it('are complete as listed', () => {
    const secure = { ...LOCAL, PUBLIC_URL: 'https://jobs.example' } as Settings;
    expect(Object.fromEntries(apiHeaders(secure))).toEqual({
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  });

  it('include subdomains in HSTS only when the setting asks for it [INPUT-40]', () => {
    const secure = { ...LOCAL, PUBLIC_URL: 'https://jobs.example' } as Settings;
    expect(apiHeaders(secure).get('strict-transport-security')).not.toContain('includeSubDomains');
    expect(
      apiHeaders({ ...secure, HSTS_SUBDOMAINS: 'on' } as Settings).get('strict-transport-security'),
    ).toBe('max-age=31536000; includeSubDomains');
  });

  it('send no HSTS on plain HTTP', () => {
    expect(apiHeaders(LOCAL as Settings).has('strict-transport-security')).toBe(false);
  });
});
