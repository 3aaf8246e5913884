import type {Context, MiddlewareHandler} from 'hono';
import {refuse} from './app';

const MAX_BODY_BYTES = 64 * 1024;
/** Where reading stops. A connection that is cut while a client sends loses the answer: so the rest of a body of a usual length is read. */
const MAX_READ_BYTES = 2 * MAX_BODY_BYTES;

/**
 * Refuses a request whose body has more than 64 KB. Whatever length it states, no more than twice as many bytes are read, and no more are kept.
 *
 * @param refuseLong answers it; 413 `too_large` unless set
 */
export function boundBody(
  refuseLong: (c: Context) => Response | Promise<Response> = (c) => refuse(c, 413, 'too_large'),
): MiddlewareHandler {
  return async (c, next) => {
    const {body} = c.req.raw;
    if (body === null) return next();
    const kept = await readBounded(body);
    if (kept === null) return refuseLong(c);
    c.req.raw = new Request(c.req.raw, {body: kept});
    return next();
  };
}

/** Returns the bytes of a body; `null` for too many. */
async function readBounded(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    if (size > MAX_READ_BYTES) break;
  }
  return size <= MAX_BODY_BYTES ? new Blob(chunks) : null;
}
