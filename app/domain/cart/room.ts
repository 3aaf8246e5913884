import {CART_LINES} from '../../config/limits';
import type {Cart} from './cart';
import {contentKey, contentOf, type LineContent} from './line-content';

/**
 * Returns those lines to be added to a cart that it has room for: more of what it holds, and new ones up to
 * `CART_LINES`.
 */
export function fittingLines<Line extends LineContent>(
  cart: Pick<Cart, 'lines'>,
  lines: readonly Line[],
): readonly Line[] {
  const held = new Set(cart.lines.map((line) => contentKey(contentOf(line))));
  let count = cart.lines.length;
  return lines.filter((line) => {
    const key = contentKey(line);
    if (held.has(key)) return true;
    if (count >= CART_LINES) return false;
    held.add(key);
    count += 1;
    return true;
  });
}
