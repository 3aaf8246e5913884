import type {Cart, CartLine} from './cart';
import {contentOf} from './line-content';
import type {WantedLine} from './offered-lines';
import {isFreeArticleLine} from './perks';
import {isDonationLine} from './quantity';

/** Returns the lines of a cart that the shopper chose: all but donations and the free article, which the worker adds by itself. */
export function chosenLines(cart: Pick<Cart, 'lines' | 'freeArticleVariantId'> | null): readonly CartLine[] {
  return cart === null ? [] : cart.lines.filter((line) => !isDonationLine(line) && !isFreeArticleLine(line, cart));
}

/** Returns what is kept of the lines that the shopper chose. */
export function linesToSave(cart: Pick<Cart, 'lines' | 'freeArticleVariantId'> | null): readonly WantedLine[] {
  return chosenLines(cart).map((line) => ({...contentOf(line), quantity: line.quantity}));
}
