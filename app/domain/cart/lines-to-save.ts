import {namedProject, withProject} from '../donation';
import type {Attribute, Cart, CartLine} from './cart';
import {contentOf, type LineToAdd} from './line-content';
import {isFreeArticleLine} from './perks';
import {isDonationLine} from './quantity';

/** Returns the lines of a cart that the shopper chose: all but donations and the free article, which the worker adds by itself. */
export function chosenLines(cart: Pick<Cart, 'lines' | 'freeArticleVariantId'> | null): readonly CartLine[] {
  return cart === null ? [] : cart.lines.filter((line) => !isDonationLine(line) && !isFreeArticleLine(line, cart));
}

/** Returns the attributes of a line that are kept: its project. The recipient of a gift is another person (docs/decisions/036). */
export function keptAttributes(attributes: readonly Attribute[]): readonly Attribute[] {
  const project = namedProject(attributes);
  return project === null ? [] : withProject([], project);
}

/** Returns what is kept of the lines that the shopper chose. */
export function linesToSave(cart: Pick<Cart, 'lines' | 'freeArticleVariantId'> | null): readonly LineToAdd[] {
  return chosenLines(cart).map((line) => {
    const {attributes, ...content} = contentOf(line);
    return {...content, attributes: keptAttributes(attributes), quantity: line.quantity};
  });
}

/** Tells whether a cart has a gift with words that are not kept, such as its recipient. */
export function losesGiftWords(cart: Pick<Cart, 'lines' | 'freeArticleVariantId'> | null): boolean {
  return chosenLines(cart).some(({attributes}) => attributes.length > keptAttributes(attributes).length);
}
