import {ENDPOINTS} from './accepted-requests.server';

/** Kinds of responses by what they may do in a browser: `page` for HTML with its nonce, `media` for what other sites may embed. */
export type ResponseKind =
  | {
      readonly kind: 'page';
      readonly nonce: string;
      readonly development: boolean;
      /** Origins that the page may measure and report errors to, once the visitor allows it. */
      readonly measuring?: readonly string[];
    }
  | {readonly kind: 'media'}
  | {readonly kind: 'other'};

const {pathname: REPORT_PATH} = ENDPOINTS.cspReport;

const LOCKED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Returns the policy of an HTML document. Scripts run by nonce alone: with `strict-dynamic` a file on our own origin is
 * no licence by itself, and what a trusted script loads (module imports, preloads, the tag manager after consent) needs
 * no list of hosts. `'self'` is what browsers without `strict-dynamic` fall back to; all others ignore it. In
 * development the connection for hot reloading is let through.
 */
export function contentSecurityPolicy(nonce: string, development: boolean, measuring: readonly string[] = []): string {
  const hosts = measuring.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self'${hosts}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${hosts}${development ? ' ws: wss:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    'report-to csp',
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
}

/** Writes the security headers into `headers`. */
export function setSecurityHeaders(headers: Headers, response: ResponseKind): void {
  if (response.kind === 'page') {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(response.nonce, response.development, response.measuring),
    );
    headers.set('Reporting-Endpoints', `csp="${REPORT_PATH}"`);
  } else {
    headers.set('Content-Security-Policy', LOCKED_POLICY);
  }
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  headers.set('X-Content-Type-Options', 'nosniff');
  // Addresses hold codes, tokens and typed words, which tags read from `document.referrer`, too. With `no-referrer` browsers send forms
  // with `Origin: null`, which the request guard refuses.
  headers.set('Referrer-Policy', 'strict-origin');
  headers.set('Permissions-Policy', PERMISSIONS);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', response.kind === 'media' ? 'cross-origin' : 'same-origin');
}

/** Returns the response with security headers: its own where it has them, else those of what is neither page nor picture. */
export function withSecurityHeaders(response: Response): Response {
  if (response.headers.has('Content-Security-Policy')) return response;
  const {status, body} = response;
  const headers = new Headers(response.headers);
  setSecurityHeaders(headers, {kind: 'other'});
  return new Response(body, {status, headers});
}
