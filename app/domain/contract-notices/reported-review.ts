import {HANDLE} from '../product/platform-names';

/** Reads the handle of the product of which the contact form reports a review (Art. 16 Regulation (EU) 2022/2065); `null` for none. */
export function reportedReview(search: URLSearchParams): string | null {
  return HANDLE.exec(search.get('review') ?? '')?.[0] ?? null;
}
