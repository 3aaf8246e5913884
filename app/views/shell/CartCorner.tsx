import {useEffect, useRef, useReducer, type FocusEvent, type PointerEvent, type RefObject} from 'react';

import {onAdded, type AddedToCart} from '../../client/added-to-cart';
import type {ShownCart} from '../../client/cart-summary';
import {useLoaded} from '../../client/use-loaded';
import {useReturn} from '../../client/use-return';
import type {Language} from '../../config/languages';
import {SLOTS} from '../../config/slots';
import {cartPopupReducer, CLOSED_POPUP, type CartPopup} from '../../domain/minicart';
import {useTranslate} from '../../i18n/use-translate';
import {cartPath} from '../../pages/paths';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './CartCorner.css';

type Props = {readonly language: Language; readonly path: string};

const loadMinicart = () => import('./Minicart');

/**
 * Shows the cart button, and the minicart that opens at it: under the pointer, for the keyboard, and when something was
 * added. A page that the browser kept may show a cart of yesterday: its contents are brought up to date.
 */
export function CartCorner({language, path}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const {popup, close, changed, listeners} = useCartPopup({path, place});
  const minicart = useLoaded(loadMinicart, popup.open && !path.includes('/checkout/') && hasCart());
  useReturn(() => changed(null));
  return (
    <div className={styles.corner} ref={place} {...listeners}>
      <CartLink language={language} />
      {minicart && <minicart.Minicart language={language} path={path} popup={popup} close={close} changed={changed} />}
    </div>
  );
}

/** Whether the badge shows pieces in the cart: without any, the cart is not fetched. */
function hasCart(): boolean {
  return Number(document.querySelector('[data-badge]')?.getAttribute('data-count')) > 0;
}

/**
 * The way to the cart with the number of things in it. The document is shared between shoppers: the number is a slot that the
 * worker fills, in the text and in `data-count`, and React leaves it alone. `showCartCount` changes both later; at 0 the badge is
 * hidden.
 */
function CartLink({language}: {readonly language: Language}) {
  const t = useTranslate();
  return (
    <Link href={cartPath(language)} className={styles.link} data-cart-link="">
      <Icon name="cart" size="large" />
      <VisuallyHidden>{`${t('shell:header.cart')} `}</VisuallyHidden>
      <span
        className={styles.badge}
        data-badge=""
        data-count={SLOTS.cartCount}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: SLOTS.cartCount}}
      />
    </Link>
  );
}

/** How long the pointer may be away on its way into the popup, in milliseconds. */
const GRACE = 300;

type Options = {readonly path: string; readonly place: RefObject<HTMLElement>};

/** The popup's state and what the place around cart button and popup has to listen to. */
function useCartPopup({path, place}: Options) {
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
        // The pointer may have left just now: what the keyboard reaches stays.
        clearTimeout(leaving.current);
        if (target.matches('[data-cart-link]:focus-visible')) dispatch({type: 'reach'});
      },
      onBlur: ({relatedTarget, currentTarget}: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) dispatch({type: 'close'});
      },
    },
  };
}

/** Escape closes wherever the focus is, and so does a press beside the popup and the button that added (WCAG 2.2, 1.4.13). */
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
        const spared = [place.current, added?.pressed];
        if (target instanceof Node && !spared.some((part) => part?.contains(target))) close();
      },
      {signal},
    );
    return () => listening.abort();
  });
}
