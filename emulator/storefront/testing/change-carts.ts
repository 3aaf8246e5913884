import type {CartChange} from '../cart/cart-change';
import {changeCart} from '../cart/change-cart';
import type {ChangeWorld} from '../cart/changed-cart';
import {buildCatalogue} from '../catalogue';
import {EMPTY_CART} from './empty-cart';
import {fixtureSeed} from './fixture-seed';

/** Makes what a change of a cart meets: the fixture shop with some in stock. */
export function world(): ChangeWorld {
  let ids = 0;
  return {
    catalogue: buildCatalogue(fixtureSeed),
    stock: new Map([
      [11, 100],
      [12, 3],
      [21, 10],
      [22, 0],
      [23, 0],
      [61, 10],
    ]),
    language: 'EN',
    now: 5,
    newId: () => `line-${(ids += 1)}`,
  };
}

/** Applies changes to an empty cart of the fixture shop one after the other; gives the last result. */
export function after(...changes: CartChange[]) {
  const shared = world();
  const first = {state: EMPTY_CART, problems: [], warnings: []};
  return changes.reduce<ReturnType<typeof changeCart>>(({state}, change) => changeCart(state, change, shared), first);
}
