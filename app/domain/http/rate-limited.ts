/** Creates the answer to one request too many (429): there is room again in so many seconds. */
export function rateLimited(seconds: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, {status: 429, headers: {...headers, 'Retry-After': String(seconds)}});
}
