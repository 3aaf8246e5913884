import * as z from 'zod';

/** One item of an envelope. `payload` is parsed JSON, or `null` where it is no JSON (an attachment). */
export type EnvelopeItem = {readonly type: string; readonly bytes: number; readonly payload: unknown};

export type Envelope = {readonly eventId: string | null; readonly items: readonly EnvelopeItem[]};

const headerSchema = z.looseObject({event_id: z.string().max(64).optional()});
const itemHeaderSchema = z.looseObject({
  type: z.string().min(1).max(100),
  length: z.int().min(0).optional(),
});

const LINE_FEED = 10;

/**
 * Reads a Sentry envelope: a header, then for each item a header and its payload, all separated by line feeds. A payload is as long
 * as its header says, else it ends with its line.
 *
 * @returns `null` for what is no envelope
 */
export function readEnvelope(bytes: Uint8Array): Envelope | null {
  let position = 0;
  const line = (): Uint8Array => {
    const end = bytes.indexOf(LINE_FEED, position);
    const part = bytes.subarray(position, end === -1 ? bytes.length : end);
    position = end === -1 ? bytes.length : end + 1;
    return part;
  };
  const header = headerSchema.safeParse(jsonOf(line()));
  if (!header.success) return null;
  const items: EnvelopeItem[] = [];
  while (position < bytes.length) {
    const head = line();
    if (head.length === 0) continue;
    const itemHeader = itemHeaderSchema.safeParse(jsonOf(head));
    if (!itemHeader.success) return null;
    const {type, length} = itemHeader.data;
    if (length !== undefined && position + length > bytes.length) return null;
    const payload = length === undefined ? line() : bytes.subarray(position, position + length);
    if (length !== undefined) position += length;
    items.push({type, bytes: payload.length, payload: jsonOf(payload)});
  }
  return {eventId: header.data.event_id ?? null, items};
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch {
    return null;
  }
}
