import {useLocation, useNavigation} from '@remix-run/react';
import {type MouseEvent, useEffect, useRef} from 'react';

/**
 * Keeps options that are pressed while the page of another one is on its way: where they lead is known with that page, so they are
 * pressed then. Options in the same list replace each other. Returns the handler for presses inside the lists.
 */
export function useOptionsInTurn() {
  const {key, pathname} = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const list = useRef<Element | null>(null);
  const waiting = useRef(new Map<Element | null, Element>());
  useEffect(() => {
    const [next] = waiting.current;
    if (!next) return;
    waiting.current.delete(next[0]);
    next[1].querySelector<HTMLElement>('a, button')?.click();
  }, [key]);
  return (event: MouseEvent) => {
    const item = event.target instanceof Element && event.target.closest('a, button')?.closest('li');
    if (!item) return;
    const {parentElement} = item;
    if (isLoading && parentElement !== list.current) {
      event.preventDefault();
      event.stopPropagation();
      waiting.current.set(parentElement, item);
    } else list.current = parentElement;
  };
}
