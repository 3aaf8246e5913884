import {useEffect} from 'react';

/** Calls `onReturn` when the browser shows the page again from its back/forward cache, in its old state. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const listen = ({persisted}: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, [onReturn]);
}
