import type {SocialProject} from '../../config/commerce';
import {shippingCountry} from '../../config/countries';
import type {Day} from '../delivery';
import {donates, projectOf} from '../donation';
import {isZero} from '../money';
import {isUsualDelivery} from '../product/arrival';
import {preOrder} from '../product/availability';
import type {Cart, CartLine} from './cart';
import {isFreeArticleLine} from './perks';
import {isDonationLine} from './quantity';

/** One item of the cart as a shopper sees it. */
export type CartItem = {
  readonly line: CartLine;
  /** The social project that the item donates to; `null` where it donates nothing. */
  readonly project: SocialProject | null;
  /** Sold before it is there: the day its shipping begins, `null` where that is not said. `null` for what is there. */
  readonly preOrder: {readonly from: Day | null} | null;
  /** How long it takes to arrive; `null` where that is as usual, or it is sold before it is there. */
  readonly deliveryTime: string | null;
  /** Given by the shop for nothing: a shopper cannot change its quantity. */
  readonly isFreeArticle: boolean;
  /** It comes with a plan, or may: it has plans, and subscriptions go to the country that was chosen. */
  readonly offersPlans: boolean;
};

type GroupedCart = Pick<Cart, 'lines' | 'freeArticleVariantId' | 'countryCode'>;

export type CartGroups = {readonly oneTime: readonly CartItem[]; readonly subscription: readonly CartItem[]};

/**
 * Returns the items of a cart on `today` in the platform's order, one-time and subscription apart; donation lines are
 * never items of their own.
 */
export function groupLines(cart: GroupedCart | null, today: Day): CartGroups {
  const items =
    cart === null ? [] : cart.lines.filter((line) => !isDonationLine(line)).map((line) => itemOf(line, cart, today));
  return {
    oneTime: items.filter((item) => item.line.plan === null),
    subscription: items.filter((item) => item.line.plan !== null),
  };
}

function itemOf(line: CartLine, cart: GroupedCart, today: Day): CartItem {
  const later = line.availableForSale ? preOrder(line, today) : null;
  const project = donates(line) || line.kind === 'donation' ? projectOf(line.attributes) : null;
  return {
    line,
    project,
    preOrder: later,
    deliveryTime: later === null && !isUsualDelivery(line.deliveryTime) ? line.deliveryTime : null,
    isFreeArticle: isFreeArticleLine(line, cart) && isZero(line.total),
    offersPlans: line.plans.length > 0 && (line.plan !== null || takesSubscriptions(cart)),
  };
}

/** Where nobody has said a country, or one that is not in the table, the checkout has the last word. */
function takesSubscriptions({countryCode}: GroupedCart): boolean {
  return shippingCountry(countryCode ?? '')?.availableForSubscription ?? true;
}
