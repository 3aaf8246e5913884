/**
 * How large a record may be, in bytes of JSON: what the smallest plan takes. Source:
 * https://www.algolia.com/doc/guides/scaling/algolia-service-limits
 */
export const MAX_RECORD_BYTES = 10_000;

const encoder = new TextEncoder();

/** Tells how large a record is, in bytes of JSON. */
export function recordBytes(record: object): number {
  return encoder.encode(JSON.stringify(record)).length;
}

/** Returns the record with so much of its text, in whole words, that it is small enough. */
export function fitted<T extends {readonly body: string}>(record: T): T {
  const excess = recordBytes(record) - MAX_RECORD_BYTES;
  return excess <= 0 ? record : {...record, body: shortened(record.body, excess)};
}

/** The words of a text without the last ones, which take at least so many bytes of JSON. */
function shortened(text: string, bytes: number): string {
  const words = text.split(' ');
  let left = bytes;
  while (left > 0 && words.length > 0) left -= recordBytes([words.pop()]) - '[""]'.length + 1;
  return words.join(' ');
}
