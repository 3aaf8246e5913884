import {useFetcher, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

import type {ListingData} from './listing-data';

/** The further pages of each history entry. Only effects write it, so it stays empty on the worker. */
const furtherPages = new Map<string, readonly ListingData[]>();

/**
 * Returns the pages of a grid, from `first` on, and `load`, which appends the one at an address. The way back to an entry of the
 * history shows all that it showed. What was appended gets the focus of the link, if nothing else has it by then.
 */
export function useGridPages(first: ListingData) {
  const {key, pathname, search} = useLocation();
  // Entries of jumps within a page all have the same key.
  const entry = `${key} ${pathname}${search}`;
  const fetcher = useFetcher<ListingData>();
  const [further, setFurther] = useState(() => furtherPages.get(entry) ?? []);
  const grid = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  const fetched = fetcher.data;
  useEffect(() => {
    if (fetched) setFurther((before) => (before.includes(fetched) ? before : [...before, fetched]));
  }, [fetched]);
  useEffect(() => {
    if (further.length === 0) return;
    furtherPages.set(entry, further);
    // The link is gone with the last page: what stood around it has the focus, as far as it can.
    if (pressed.current === null || grid.current === null) return;
    if (document.activeElement !== pressed.current && !document.activeElement?.contains(grid.current)) return;
    pressed.current = null;
    grid.current.lastElementChild?.querySelector('a')?.focus({preventScroll: true});
  }, [entry, further]);

  function load(address: string, link: Element) {
    pressed.current = link;
    fetcher.load(address);
  }

  return {pages: [first, ...further], grid, pending: fetcher.state !== 'idle', load};
}
