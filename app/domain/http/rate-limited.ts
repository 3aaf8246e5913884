/** Creates the answer to one request too many (429): there is room again in so many seconds. */
export function rateLimited(seconds: number): Response {
  return new Response(null, {status: 429, headers: {'Retry-After': String(seconds)}});
}
