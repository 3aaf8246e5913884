/** The most bytes that a request's body may have. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The most fields that a form may have. */
export const MAX_FIELDS = 50;
/** The deepest nesting of arrays and objects in a JSON body. */
export const MAX_JSON_DEPTH = 16;

/**
 * The whole body of a request, counted while it arrives: `null` as soon as it is longer than `limit` bytes, and the rest
 * is not read. An absent body is empty.
 */
export async function readBoundedBody(
  request: Request,
  limit = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body !== null) {
    const reader = request.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > limit) {
        await reader.cancel();
        return null;
      }
      chunks.push(part.value);
    }
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** What is wrong with a body, as the status to refuse it with; `null` where it may enter. */
export async function judgeBody(
  body: Uint8Array<ArrayBuffer>,
  contentType: string | null,
): Promise<400 | 413 | 415 | null> {
  if (body.byteLength === 0) return null;
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(new TextDecoder().decode(body)).size > MAX_FIELDS ? 413 : null;
  }
  if (type === 'multipart/form-data') return judgeMultipart(body, contentType ?? '');
  if (type === 'application/json' || type === 'application/csp-report' || /^application\/[\w.-]+\+json$/.test(type)) {
    return judgeJson(new TextDecoder().decode(body));
  }
  return 415;
}

async function judgeMultipart(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<400 | 413 | null> {
  try {
    const form = await new Response(body, {headers: {'Content-Type': contentType}}).formData();
    return [...form.keys()].length > MAX_FIELDS ? 413 : null;
  } catch {
    return 400;
  }
}

function judgeJson(text: string): 400 | null {
  if (jsonDepth(text) > MAX_JSON_DEPTH) return 400;
  try {
    JSON.parse(text);
    return null;
  } catch {
    return 400;
  }
}

/** How deep arrays and objects nest in a JSON text, found without parsing it. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth -= 1;
  }
  return deepest;
}
