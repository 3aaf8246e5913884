import {useEffect} from 'react';

import {readCartCount} from '../config/cookies';

/** Tells whether the cart has another number of pieces by now than a page shows. */
export function hasOtherCount(count: number): boolean {
  return readCartCount(document.cookie) !== count;
}

/** Calls `listener` when the page that shows `count` pieces is looked at again and the cart has another number; never for `null`. */
export function useChangedElsewhere(count: number | null, listener: () => void): void {
  useEffect(() => {
    const look = () => {
      if (count !== null && document.visibilityState === 'visible' && hasOtherCount(count)) listener();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [count, listener]);
}
