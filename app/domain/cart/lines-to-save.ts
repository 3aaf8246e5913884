import type {Cart} from './cart';
import {contentOf} from './line-content';
import type {WantedLine} from './offered-lines';
import {isFreeArticleLine} from './perks';
import {isDonationLine} from './quantity';

/** Returns the lines of a cart that the shopper chose: all but donations and the free article, which the worker adds by itself. */
export function linesToSave(cart: Pick<Cart, 'lines' | 'freeArticleVariantId'> | null): readonly WantedLine[] {
  if (cart === null) return [];
  return cart.lines
    .filter((line) => !isDonationLine(line) && !isFreeArticleLine(line, cart))
    .map((line) => ({...contentOf(line), quantity: line.quantity}));
}
