import {useEffect, useReducer, useRef, type FocusEvent, type PointerEvent, type RefObject} from 'react';

import {onAdded, type AddedToCart} from '../../client/added-to-cart';
import type {ShownCart} from '../../client/cart-summary';
import {cartPopupReducer, CLOSED_POPUP, type CartPopup} from '../../domain/minicart';

/** How long the pointer may be away on its way into the popup, in milliseconds. */
const GRACE = 300;

type Options = {readonly path: string; readonly place: RefObject<HTMLElement>};

/** The popup's state and what the place around cart button and popup has to listen to. */
export function useCartPopup({path, place}: Options) {
  const [popup, dispatch] = useReducer(cartPopupReducer<AddedToCart, ShownCart>, CLOSED_POPUP);
  const leaving = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => dispatch({type: 'navigated', path}), [path]);
  useEffect(
    () =>
      onAdded((added, cart) => {
        // The pointer may have come from the cart button just now: what is told stays.
        clearTimeout(leaving.current);
        dispatch({type: 'added', added, cart});
      }),
    [],
  );
  useEffect(() => () => clearTimeout(leaving.current), []);
  useClosing(popup, place, () => dispatch({type: 'close'}));

  return {
    popup,
    close: () => dispatch({type: 'close'}),
    changed: (cart: ShownCart | null) => dispatch({type: 'changed', cart}),
    listeners: {
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(leaving.current);
        if (event.pointerType === 'mouse') dispatch({type: 'reach'});
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || place.current?.contains(document.activeElement)) return;
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => dispatch({type: 'close'}), GRACE);
      },
      onFocus: ({target}: FocusEvent) => {
        if (target.matches('[data-cart-link]:focus-visible')) dispatch({type: 'reach'});
      },
      onBlur: ({relatedTarget, currentTarget}: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) dispatch({type: 'close'});
      },
    },
  };
}

/** Escape closes wherever the focus is, and so does a press beside the popup (WCAG 2.2, 1.4.13). */
function useClosing(
  {open, added}: CartPopup<AddedToCart, ShownCart>,
  place: RefObject<HTMLElement>,
  close: () => void,
) {
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const {signal} = listening;
    addEventListener(
      'keydown',
      ({key}) => {
        if (key !== 'Escape') return;
        // The cart button keeps the focus; what lies in the popup goes away with it. The notice gives it back by itself.
        const inside = document.activeElement?.closest('[data-minicart]');
        if (inside && added === null && place.current?.contains(inside)) {
          place.current.querySelector<HTMLElement>('[data-cart-link]')?.focus();
        }
        close();
      },
      {signal},
    );
    addEventListener(
      'pointerdown',
      ({target}) => {
        if (target instanceof Node && !place.current?.contains(target)) close();
      },
      {signal},
    );
    return () => listening.abort();
  });
}
