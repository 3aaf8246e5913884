/** Creates the answer to an address that has nothing (404). */
export function notFound(): Response {
  return new Response(null, {status: 404});
}
