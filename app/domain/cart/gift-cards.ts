import {add, compare, money, subtract, type Money} from '../money';
import type {AppliedGiftCard, Cart} from './cart';

/**
 * Returns the gift cards of a cart with what each pays of its total. As long as the platform knows no address it lets
 * them pay the goods alone; the checkout takes the shipping from what is left on them, too
 * (docs/decisions/224-what-a-cart-costs.md). What is left on a card of another currency is not counted: only the platform
 * knows what it is worth (https://shopify.dev/docs/api/storefront/2026-04/objects/AppliedGiftCard).
 *
 * @param total of goods and shipping
 */
export function payingGiftCards(cards: Cart['giftCards'], total: Money, shipping: Money): readonly AppliedGiftCard[] {
  let open = total;
  return cards.map(({balance, amountUsed, ...card}) => {
    const left = balance.currency === shipping.currency ? balance : money(0, shipping.currency);
    const pays = lesser(add(amountUsed, lesser(left, shipping)), open);
    open = subtract(open, pays);
    return {...card, amountUsed: pays};
  });
}

function lesser(one: Money, other: Money): Money {
  return compare(one, other) < 0 ? one : other;
}
