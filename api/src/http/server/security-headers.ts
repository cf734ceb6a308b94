import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../../platform/config/settings.js';

/** What no page of the board asks a phone for. */
const NOT_USED = ['camera', 'microphone', 'geolocation', 'payment', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

const YEAR_SECONDS = 31_536_000;
const CAPTCHA = 'https://challenges.cloudflare.com';

type SetsHeaders = ReturnType<typeof helmet>;

/** Headers of every `/api` answer that is not a file or the docs (INPUT-7). */
export function apiHeaders(settings: Settings): SetsHeaders {
  return headers(settings, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Headers of every page, Swagger UI included (INPUT-7). */
export function pageHeaders(settings: Settings): SetsHeaders {
  // Pictures and documents carry the public address, also when the page was opened under another name of this machine.
  const own = new URL(settings.PUBLIC_URL).origin;
  const clerk =
    settings.AUTH_MODE === 'clerk' && settings.CLERK_ISSUER ? new URL(settings.CLERK_ISSUER).origin : '';
  return headers(settings, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(clerk ? [clerk, CAPTCHA] : [])],
        connectSrc: ["'self'", ...(clerk ? [clerk] : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", own, 'data:', 'blob:', ...(clerk ? ['https://img.clerk.com'] : [])],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", own, ...(clerk ? [CAPTCHA] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isSecure(settings) ? [] : null,
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** The headers as such, for an answer to what never becomes a request. */
export function headersSetBy(handler: SetsHeaders): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, () => undefined);
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function headers(
  settings: Settings,
  policies: Pick<HelmetOptions, 'contentSecurityPolicy' | 'referrerPolicy'>,
): SetsHeaders {
  const guard = helmet({
    ...policies,
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure(settings) && {
      maxAge: YEAR_SECONDS,
      // names beside the board's belong to somebody else, who may not serve https
      includeSubDomains: settings.HSTS_SUBDOMAINS === 'on',
    },
    // logos are shown by pages of other origins
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (request, response, next) => {
    response.setHeader('permissions-policy', NOT_USED);
    guard(request, response, next);
  };
}

function isSecure({ PUBLIC_URL }: Settings): boolean {
  return PUBLIC_URL.startsWith('https:');
}
