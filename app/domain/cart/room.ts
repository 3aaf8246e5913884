import {CART_LINES} from '../../config/limits';
import type {Cart} from './cart';
import {contentKey, contentOf, type LineContent} from './line-content';
import {chosenLines} from './lines-to-save';

/**
 * Returns those lines to be added to a cart that it has room for: more of what it holds, and new ones up to
 * `CART_LINES`. Donations and the free article take no room: nobody chose them.
 */
export function fittingLines<Line extends LineContent>(
  cart: Pick<Cart, 'lines' | 'freeArticleVariantId'>,
  lines: readonly Line[],
): readonly Line[] {
  const chosen = chosenLines(cart);
  const held = new Set(chosen.map((line) => contentKey(contentOf(line))));
  let count = chosen.length;
  return lines.filter((line) => {
    const key = contentKey(line);
    if (held.has(key)) return true;
    if (count >= CART_LINES) return false;
    held.add(key);
    count += 1;
    return true;
  });
}
