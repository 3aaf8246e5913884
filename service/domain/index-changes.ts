/** A record of an index: its id, and any attributes. */
export type IndexedRecord = {readonly objectID: string; readonly [attribute: string]: unknown};

/** One operation of a batch. Source: https://www.algolia.com/doc/rest-api/search/batch */
export type IndexRequest =
  | {readonly action: 'addObject'; readonly body: Record<string, unknown>}
  | {readonly action: 'deleteObject'; readonly body: {readonly objectID: string}};

/**
 * The maximum size of a batch. Source:
 * https://www.algolia.com/doc/guides/sending-and-managing-data/send-and-update-your-data/how-to/sending-records-in-batches
 */
const BATCH = {records: 1_000, bytes: 10_000_000} as const;

const encoder = new TextEncoder();

/**
 * Returns the requests that bring an index from its present records to the wanted ones: records that are new or differ, and ids to delete.
 * Equal records are left out, because every operation is billed.
 */
export function indexChanges(
  wanted: readonly IndexedRecord[],
  there: ReadonlyMap<string, IndexedRecord>,
): readonly IndexRequest[] {
  const kept = new Set(wanted.map(({objectID}) => objectID));
  const changed = wanted.filter((record) => canonical(record) !== canonical(there.get(record.objectID)));
  const stale = [...there.keys()].filter((objectID) => !kept.has(objectID));
  return [
    ...changed.map((record): IndexRequest => ({action: 'addObject', body: {...record}})),
    ...stale.map((objectID): IndexRequest => ({action: 'deleteObject', body: {objectID}})),
  ];
}

/** Splits operations into batches that the service accepts, in their order. */
export function acceptedBatches(requests: readonly IndexRequest[]): readonly (readonly IndexRequest[])[] {
  const batches: IndexRequest[][] = [];
  let bytes = 0;
  for (const request of requests) {
    const size = encoder.encode(JSON.stringify(request)).length;
    const last = batches.at(-1);
    if (last === undefined || last.length === BATCH.records || bytes + size > BATCH.bytes) {
      batches.push([request]);
      bytes = size;
    } else {
      last.push(request);
      bytes += size;
    }
  }
  return batches;
}

/** Writes a value as JSON with sorted fields, to compare it. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
