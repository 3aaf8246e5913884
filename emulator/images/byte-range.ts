import {hex} from '../shared/hmac';

/** Both ends included. */
type ByteRange = {readonly from: number; readonly to: number};

/**
 * Reads the one part that a `Range` header asks for (RFC 9110, section 14), both ends included. `null` for the whole:
 * without a header, and for those that are not understood or ask for several parts.
 */
export function readRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const from = Math.max(size - Number(last), 0);
    return Number(last) === 0 ? 'beyond' : {from, to: size - 1};
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'beyond';
  return {from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1)};
}

/**
 * Answers a GET or HEAD for a file with its strong `ETag`: the whole, a part, 304 or 416. A part is sent only while
 * `If-Range` names this very file (RFC 9110, section 13.1.5).
 *
 * @param headers those of the answer, whatever its status
 */
export async function answerPart(
  request: Request,
  bytes: ArrayBuffer,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const asked = request.headers;
  const etag = await etagOf(bytes);
  const size = bytes.byteLength;
  const own = {...headers, ETag: etag, 'Accept-Ranges': 'bytes'};
  const known = (asked.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag) || known.includes('*')) return new Response(null, {status: 304, headers: own});
  const isSame = [null, etag].includes(asked.get('If-Range'));
  const range = request.method === 'GET' && isSame ? readRange(asked.get('Range'), size) : null;
  if (range === 'beyond') return new Response(null, {status: 416, headers: {'Content-Range': `bytes */${size}`}});
  const {from, to} = range ?? {from: 0, to: size - 1};
  return new Response(bytes.slice(from, to + 1), {
    status: range === null ? 200 : 206,
    headers: {
      ...own,
      'Content-Length': String(to - from + 1),
      ...(range === null ? {} : {'Content-Range': `bytes ${from}-${to}/${size}`}),
    },
  });
}

async function etagOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${hex(digest.slice(0, 16))}"`;
}
