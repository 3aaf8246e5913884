/**
 * Reads a whole body, counted while it arrives. `too-long` as soon as it has more than `limit` bytes, and the rest is not
 * read; `broken` where it breaks off. An absent body is empty. Never throws.
 */
export async function readBounded(
  {headers, body}: Pick<Body, 'body'> & {readonly headers: Headers},
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-long' | 'broken'> {
  if (Number(headers.get('Content-Length') ?? 0) > limit) {
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
