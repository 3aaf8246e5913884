import {useEffect, useRef} from 'react';

import {useLoaded} from '../../client/use-loaded';
import type {Language} from '../../config/languages';
import * as styles from './CartCorner.css';
import {CartLink} from './CartLink';
import {useCartPopup} from './use-cart-popup';

type Props = {readonly language: Language; readonly path: string};

const loadMinicart = () => import('./Minicart');

/** The cart button, and the minicart that opens at it: under the pointer, for the keyboard, and when something was added. */
export function CartCorner({language, path}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const {popup, close, changed, listeners} = useCartPopup({path, place});
  const minicart = useLoaded(loadMinicart, popup.open && !path.includes('/checkout/') && hasCart());
  useReturn(changed);
  return (
    <div className={styles.corner} ref={place} {...listeners}>
      <CartLink language={language} />
      {minicart && <minicart.Minicart language={language} path={path} popup={popup} close={close} changed={changed} />}
    </div>
  );
}

/** The badge says that there is something in a cart: without it nothing need be asked. */
function hasCart(): boolean {
  return Number(document.querySelector('[data-badge]')?.getAttribute('data-count')) > 0;
}

/** A page that the browser kept may show a cart of yesterday: number and contents are brought up to date. */
function useReturn(changed: (cart: null) => void) {
  useEffect(() => {
    const onReturn = ({persisted}: PageTransitionEvent) => {
      if (!persisted) return;
      import('./return-to-cart').then(
        ({showKeptCartCount}) => showKeptCartCount(),
        () => undefined,
      );
      changed(null);
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  });
}
