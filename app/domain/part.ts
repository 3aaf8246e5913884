/** Something that a page can do without: its data, or the knowledge that it is not to be had right now. */
export type Part<T> = {readonly state: 'ready'; readonly data: T} | {readonly state: 'unavailable'};

/** The part's data, or `otherwise` while it is not to be had. */
export function partOr<T, Otherwise>(part: Part<T>, otherwise: Otherwise): T | Otherwise {
  return part.state === 'ready' ? part.data : otherwise;
}
