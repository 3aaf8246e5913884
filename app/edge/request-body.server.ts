import {percentDecoded} from '../config/percent-decoding';
import {FORM_TYPES, MAX_FIELDS} from './accepted-requests.server';
import {readBounded} from '../runtime/bounded-body.server';

/** The most bytes that a request's body may have. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The deepest nesting of arrays and objects in a JSON body. */
const MAX_JSON_DEPTH = 16;

/** The longest media type with its parameters. The boundary of a form has at most 70 characters (RFC 2046, section 5.1.1). */
const MAX_CONTENT_TYPE_LENGTH = 200;

/** A body in the one representation that everything behind the guard reads, or the status to refuse it with. */
export type BodyReading =
  | {readonly ok: true; readonly body: string; readonly contentType: string}
  | {readonly ok: false; readonly status: 400 | 413 | 415};

/** A media type with its parameters (RFC 9110, section 8.3.1). */
const CONTENT_TYPE = /^([\w.+-]+\/[\w.+-]+)\s*((?:;[^,]*)?)$/;
const CHARSET = /;\s*charset\s*=\s*("[^"]*"|[^\s";]*)/gi;

const refused = (status: 400 | 413 | 415): BodyReading => ({ok: false, status});

/**
 * Reads the body of a request that may have one of `mediaTypes`. 415 for another type, a charset that is not UTF-8 and a
 * compressed body, before anything is read; 413 for more than 64 KB or `maxFields` fields; 400 for a body that breaks off (the client
 * went away), is not UTF-8 or not of its type. A form comes out URL-encoded whatever its type was, without its files.
 */
export async function readBody(
  request: Request,
  mediaTypes: readonly string[],
  maxFields = MAX_FIELDS,
): Promise<BodyReading> {
  const received = request.headers.get('Content-Type') ?? '';
  const mediaType = mediaTypeOf(received);
  if (mediaType === null || !mediaTypes.includes(mediaType) || isEncoded(request)) return refused(415);
  const bytes = await readBounded(request, MAX_BODY_BYTES);
  if (bytes === 'too-long') return refused(413);
  const text = bytes === 'broken' ? null : decodeUtf8(bytes);
  if (bytes === 'broken' || text === null) return refused(400);
  if (!isFormType(mediaType)) return isJson(text) ? {ok: true, body: text, contentType: mediaType} : refused(400);
  const fields = mediaType === 'multipart/form-data' ? await multipartFields(bytes, received) : urlEncodedFields(text);
  if (fields === null) return refused(400);
  if (fields.count > maxFields) return refused(413);
  return {ok: true, body: fields.values.toString(), contentType: `${FORM_TYPES[0]};charset=UTF-8`};
}

const isFormType = (mediaType: string): boolean => FORM_TYPES.some((type) => type === mediaType);

/** The media type in lower case; `null` where there is none, more than one, too much of it, or a charset that is not UTF-8. */
function mediaTypeOf(contentType: string): string | null {
  if (contentType.length > MAX_CONTENT_TYPE_LENGTH) return null;
  const [, mediaType, parameters = ''] = CONTENT_TYPE.exec(contentType.trim()) ?? [];
  if (mediaType === undefined) return null;
  const isUtf8 = [...parameters.matchAll(CHARSET)].every(([, charset = '']) => /^("?)utf-?8\1$/i.test(charset));
  return isUtf8 ? mediaType.toLowerCase() : null;
}

function isEncoded({headers}: Request): boolean {
  return !/^(identity)?$/i.test(headers.get('Content-Encoding')?.trim() ?? '');
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return null;
  }
}

type Fields = {readonly values: URLSearchParams; readonly count: number};

/** `null` where a percent code is broken, or not UTF-8. */
function urlEncodedFields(text: string): Fields | null {
  if (percentDecoded(text) === null) return null;
  const values = new URLSearchParams(text);
  return {values, count: values.size};
}

/** `null` where the parts are broken, or have no boundary. */
async function multipartFields(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Fields | null> {
  try {
    const form = await new Response(body, {headers: {'Content-Type': contentType}}).formData();
    const values = new URLSearchParams();
    for (const [name, value] of form) if (typeof value === 'string') values.append(name, value);
    return {values, count: [...form.keys()].length};
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  if (jsonDepth(text) > MAX_JSON_DEPTH) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Tells how deep arrays and objects nest in a JSON text, found without parsing it. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth -= 1;
  }
  return deepest;
}
