import {useEffect, useRef, type FocusEvent, type RefObject} from 'react';

/**
 * Gives the focus to `heir` if the element inside that had it is taken off the page. Returns the listeners of the place around, with
 * `heir` in it.
 */
export function useLostFocus(heir: RefObject<HTMLElement>) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    heir.current?.focus({preventScroll: true});
  });
  return {
    onFocus: ({target}: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
