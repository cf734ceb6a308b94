import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../../platform/config/settings.js';

const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

const YEAR_SECONDS = 31_536_000;
const CAPTCHA = 'https://challenges.cloudflare.com';

type HeaderMiddleware = ReturnType<typeof helmet>;

/** Headers of every `/api` answer except files and the docs (INPUT-7). */
export function apiHeaders(settings: Settings): HeaderMiddleware {
  return headers(settings, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Headers of every page, including Swagger UI (INPUT-7). */
export function pageHeaders(settings: Settings): HeaderMiddleware {
  // The page may have been opened under another host name.
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

export function headersSetBy(handler: HeaderMiddleware): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, () => undefined);
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function headers(
  settings: Settings,
  policies: Pick<HelmetOptions, 'contentSecurityPolicy' | 'referrerPolicy'>,
): HeaderMiddleware {
  const setHeaders = helmet({
    ...policies,
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure(settings) && {
      maxAge: YEAR_SECONDS,
      // Subdomains of the host may belong to another owner and may not serve HTTPS.
      includeSubDomains: settings.HSTS_SUBDOMAINS === 'on',
    },
    // Pages of other origins show the logos.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (request, response, next) => {
    response.setHeader('permissions-policy', PERMISSIONS_POLICY);
    setHeaders(request, response, next);
  };
}

function isSecure({ PUBLIC_URL }: Settings): boolean {
  return PUBLIC_URL.startsWith('https:');
}
