import {useEffect} from 'react';

import {onReturn} from './on-return';

/** Calls `listener` when the browser shows the page again from its back/forward cache, in its old state. */
export function useReturn(listener: () => void): void {
  useEffect(() => onReturn(listener), [listener]);
}
