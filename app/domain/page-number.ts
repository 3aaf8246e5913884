const PAGE = /^[1-9]\d*$/;

/** Reads the number of a page from an address, from 1 to `last`. A larger number counts as the last page, everything else as the first. */
export function readPageNumber(value: string | null, last: number): number {
  return value !== null && PAGE.test(value) ? Math.min(Number(value), last) : 1;
}
