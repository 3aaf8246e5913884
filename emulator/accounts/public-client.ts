/** Why the platform refuses a request of a public client before it reads it. */
type ClientRefusal = {
  readonly status: 401;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Checks what the platform asks of every token and API request of a public client: an `Origin` that is registered among the
 * JavaScript origins. Returns `null` where it is there.
 */
export function refuseClient(headers: Headers, javascriptOrigins: readonly string[]): ClientRefusal | null {
  if (javascriptOrigins.includes(headers.get('origin') ?? '')) return null;
  return {
    status: 401,
    message: 'The Origin header is missing or not a JavaScript origin of the client',
    headers: {'www-authenticate': 'Bearer error="invalid_token"'},
  };
}
