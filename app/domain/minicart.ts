export type MinicartConditions = {
  /** The cart button has been hovered at least once. */
  readonly hovered: boolean;
  readonly showMinicart: boolean;
  /** The cart's total quantity; `null` without a cart. */
  readonly totalQuantity: number | null;
  readonly path: string;
};

/** Tells whether the minicart popup shows (Specification, section 4, Header and menus). */
export function isMinicartVisible({hovered, showMinicart, totalQuantity, path}: MinicartConditions): boolean {
  return (hovered || showMinicart) && totalQuantity !== null && totalQuantity > 0 && !path.includes('/checkout/');
}

/** The state of the cart button and the popup below it; `Added` is what has just come into the cart, `Cart` the cart itself. */
export type CartPopup<Added, Cart> = {
  readonly open: boolean;
  /** The cart button has been hovered, or reached by keyboard, at least once. */
  readonly hovered: boolean;
  /** The 'show minicart' flag: set while the add-to-cart notice is due. */
  readonly added: Added | null;
  /** How many changes of the cart are known of: what was read before the last one is out of date. */
  readonly revision: number;
  /** The cart as the last change left it; `null` where that did not say. */
  readonly cart: Cart | null;
  readonly path: string;
};

export const CLOSED_POPUP: CartPopup<never, never> = {
  open: false,
  hovered: false,
  added: null,
  revision: 0,
  cart: null,
  path: '',
};

export type CartPopupEvent<Added, Cart> =
  | {readonly type: 'reach' | 'close'}
  | {readonly type: 'changed'; readonly cart: Cart | null}
  | {readonly type: 'added'; readonly added: Added; readonly cart: Cart | null}
  | {readonly type: 'navigated'; readonly path: string};

/**
 * Returns the next state of the popup: it opens at the cart button and when something was added, and closes with the
 * page. On the cart's own pages anything can change, so what was read before is out of date when they are left.
 */
export function cartPopupReducer<Added, Cart>(
  popup: CartPopup<Added, Cart>,
  event: CartPopupEvent<Added, Cart>,
): CartPopup<Added, Cart> {
  switch (event.type) {
    case 'reach':
      return {...popup, open: true, hovered: true};
    case 'close':
      return popup.open ? {...popup, open: false, added: null} : popup;
    case 'changed':
      return {...popup, revision: popup.revision + 1, cart: event.cart};
    case 'added':
      return {...popup, open: true, added: event.added, revision: popup.revision + 1, cart: event.cart};
    case 'navigated': {
      const before = popup.path.includes('/checkout/') ? {...popup, revision: popup.revision + 1, cart: null} : popup;
      return {...before, open: false, added: null, path: event.path};
    }
  }
}
