import {useEffect} from 'react';

/** Calls `onReturn` when the browser shows the page again as it had kept it, with all that it said then. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const listen = ({persisted}: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, [onReturn]);
}
