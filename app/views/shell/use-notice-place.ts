import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';

import type {AddedToCart} from '../../client/added-to-cart';
import type * as styles from './Minicart.css';
import {overlap} from './overlap';

type Place = keyof typeof styles.popup;

/** Where to go from a place at which the popup would cover what was pressed. */
const NEXT: Readonly<Partial<Record<Place, Place>>> = {
  anchored: 'anchoredBrief',
  anchoredBrief: 'lowBrief',
  low: 'lowBrief',
  lowBrief: 'topBrief',
};

/**
 * Tells where the popup lies: at the cart button, at the foot of the window where that has scrolled away, and out of
 * the way of the button that was pressed to add something, so that it can be pressed again.
 */
export function useNoticePlace(sheet: RefObject<HTMLElement>, added: AddedToCart | null): Place {
  const [place, setPlace] = useState<Place>('anchored');
  useLayoutEffect(() => setPlace(isCartButtonInSight() ? 'anchored' : 'low'), [added]);
  useLayoutEffect(() => {
    const popup = sheet.current;
    const pressed = added?.pressed;
    const next = NEXT[place];
    if (!popup || !pressed || !next) return;
    const giveWay = () => {
      if (overlap(popup.getBoundingClientRect(), pressed.getBoundingClientRect())) setPlace(next);
    };
    giveWay();
    // It grows once the cart has been read, and the page moves below it.
    const growth = new ResizeObserver(giveWay);
    growth.observe(popup);
    addEventListener('scroll', giveWay, {passive: true});
    return () => {
      growth.disconnect();
      removeEventListener('scroll', giveWay);
    };
  }, [sheet, added, place]);
  useEffect(() => {
    if (place !== 'topBrief') return;
    const move = () => {
      const pressed = added?.pressed?.getBoundingClientRect();
      const covered = sheet.current?.getBoundingClientRect();
      // It would cover the header that comes back into sight: it goes to its place below.
      if (isCartButtonInSight()) setPlace('anchoredBrief');
      else if (pressed && covered && overlap(covered, pressed)) setPlace('lowBrief');
    };
    addEventListener('scroll', move, {passive: true});
    return () => removeEventListener('scroll', move);
  }, [sheet, added, place]);
  return place;
}

function isCartButtonInSight(): boolean {
  const button = document.querySelector('[data-cart-link]');
  return !button || button.getBoundingClientRect().bottom >= 0;
}
