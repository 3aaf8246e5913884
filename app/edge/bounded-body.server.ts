type Message = Pick<Body, 'body'> & {readonly headers: Headers};

/**
 * Reads a whole body, counted while it arrives. `too-long` as soon as it has more than `limit` bytes, and the rest is not
 * read; `broken` where it breaks off. An absent body is empty. Never throws.
 */
export async function readBounded(
  {headers, body}: Message,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-long' | 'broken'> {
  if (isDeclaredLonger(headers, limit)) {
    await body?.cancel().catch(() => undefined);
    return 'too-long';
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > limit) {
        await reader?.cancel();
        return 'too-long';
      }
      chunks.push(part.value);
    }
  } catch {
    return 'broken';
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Streams a body that does not declare itself longer, counted while it passes, and breaks it off beyond `limit` bytes. One
 * that declares its length is not counted: HTTP ends it there, unless it is packed.
 */
export function streamBounded({headers, body}: Message, limit: number): Message['body'] {
  if (headers.has('Content-Length') && !headers.has('Content-Encoding')) return body;
  let left = limit;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error(`The body has more than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return body?.pipeThrough(counter) ?? null;
}

/** Tells whether a body declares more than `limit` bytes. */
export function isDeclaredLonger(headers: Headers, limit: number): boolean {
  return Number(headers.get('Content-Length') ?? 0) > limit;
}
