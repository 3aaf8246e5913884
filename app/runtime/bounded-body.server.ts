type Message = Pick<Body, 'body'> & {readonly headers: Headers};

/**
 * Reads a whole body and counts its bytes while they arrive. Gives `too-long` as soon as there are more than `limit`, and stops
 * reading; `broken` where the body breaks off. An absent body is empty. Never throws.
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
 * Streams a body of at most `limit` bytes. A body without a declared length, or a compressed one, is counted while it passes and
 * broken off beyond the limit; HTTP ends every other body at its declared length.
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

/** Ends an answer whose body nobody reads, so that its connection is free. Never throws, nor waits. */
export function discard(answer: Pick<Body, 'body'> | null): void {
  void answer?.body?.cancel().catch(() => undefined);
}

/** Tells whether a body declares more than `limit` bytes. */
export function isDeclaredLonger(headers: Headers, limit: number): boolean {
  return Number(headers.get('Content-Length') ?? 0) > limit;
}
