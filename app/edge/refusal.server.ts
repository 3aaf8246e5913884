const REASONS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
} as const;

/**
 * Returns a small plain answer for requests that no page of the shop sends. It names its status and
 * nothing of the request. `extra` are further headers, such as `Allow`.
 */
export function refuse(status: keyof typeof REASONS, extra: Readonly<Record<string, string>> = {}): Response {
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...extra,
  });
  return new Response(`${status} ${REASONS[status]}\n`, {status, headers});
}

/** How long a browser keeps a redirect. */
export const REDIRECT_KEPT = 'private, max-age=10';

/** Returns a redirect to a path of the shop. `location` starts with exactly one slash. */
export function redirectTo(location: string, status: 301 | 308): Response {
  const headers = new Headers({Location: location, 'Cache-Control': REDIRECT_KEPT});
  return new Response(null, {status, headers});
}
