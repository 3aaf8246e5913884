const FORM = 'application/x-www-form-urlencoded';

/** The parameters of a token request, or why there are none. */
export type TokenForm =
  | {readonly ok: true; readonly form: URLSearchParams}
  | {readonly ok: false; readonly reason: string};

/** Reads the form of a token request (RFC 6749, section 3.2): no other type counts, and no parameter may be repeated. */
export async function readTokenForm(request: Request): Promise<TokenForm> {
  if (!(request.headers.get('Content-Type') ?? '').startsWith(FORM)) return {ok: false, reason: `Send ${FORM}`};
  // Not `text()`: workerd warns that a form is no text.
  const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
  const isRepeated = new Set(form.keys()).size < [...form.keys()].length;
  return isRepeated ? {ok: false, reason: 'A parameter was repeated'} : {ok: true, form};
}
