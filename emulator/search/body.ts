import type {HonoRequest} from 'hono';
import * as z from 'zod';
import {SearchRefusal} from './search-refusal';

/** Larger than the batches that are advised, 10 MB. */
const MAX_BODY = 12_000_000;

const bodySchema = z.record(z.string(), z.unknown());

/** Returns the JSON of a request; an empty object where there is no body. @throws {SearchRefusal} */
export async function jsonBodyOf(request: HonoRequest): Promise<unknown> {
  // The content type is not checked: browsers send text/plain, to avoid a CORS preflight.
  const text = await request.text();
  if (text.length > MAX_BODY) throw new SearchRefusal(413, 'Payload Too Large');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchRefusal(400, 'lexical error: invalid JSON');
  }
}

/** Returns the same where it must be an object. @throws {SearchRefusal} */
export async function bodyOf(request: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const body = bodySchema.safeParse(await jsonBodyOf(request));
  if (!body.success) throw new SearchRefusal(400, 'lexical error: invalid JSON, expected an object');
  return body.data;
}
