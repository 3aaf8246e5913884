/** The bytes of one read: in the pieces of 4 KB in which they arrive, reading takes as long as decoding and parsing. */
const PIECE_BYTES = 128 * 1024;

type Piece = Uint8Array<ArrayBuffer>;
type Message = Pick<Body, 'body'> & {readonly headers: Headers};

/**
 * Reads a whole body and counts its bytes while they arrive. Gives `too-long` as soon as there are more than `limit`, and stops
 * reading; `broken` where the body breaks off. An absent body is empty. Never throws.
 */
export async function readBounded({headers, body}: Message, limit: number): Promise<Piece | 'too-long' | 'broken'> {
  if (isDeclaredLonger(headers, limit)) {
    await body?.cancel().catch(() => undefined);
    return 'too-long';
  }
  if (body === null) return new Uint8Array();
  const pieces: Piece[] = [];
  let length = 0;
  try {
    const reader = readerOf(body);
    for (let isWhole = false; !isWhole;) {
      const {done, value} = await reader.read(Math.min(PIECE_BYTES, limit + 1 - length));
      isWhole = done;
      if (value === undefined) continue;
      length += value.byteLength;
      if (length > limit) {
        await reader.cancel().catch(() => undefined);
        return 'too-long';
      }
      pieces.push(value);
    }
  } catch {
    return 'broken';
  }
  return joined(pieces, length);
}

/** Reads so many bytes at once where the runtime itself feeds the body; one that code makes gives its own pieces. */
function readerOf(body: NonNullable<Message['body']>) {
  try {
    const reader = body.getReader({mode: 'byob'});
    return {
      read: (bytes: number) => reader.read(new Uint8Array(bytes), {min: bytes}),
      cancel: () => reader.cancel(),
    };
  } catch {
    const reader = body.getReader();
    return {read: () => reader.read(), cancel: () => reader.cancel()};
  }
}

function joined(pieces: readonly Piece[], length: number): Piece {
  const whole = new Uint8Array(length);
  let end = 0;
  for (const piece of pieces) {
    whole.set(piece, end);
    end += piece.byteLength;
  }
  return whole;
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
