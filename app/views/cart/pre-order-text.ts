import type {CartItem} from '../../domain/cart/groups';
import type {Translate} from '../../i18n/catalogue';
import type {Format} from '../../i18n/format';

/** Says when the shipping of an item begins that is sold before it is there. */
export function preOrderText(
  translate: Translate<'cart'>,
  format: Format,
  {from}: NonNullable<CartItem['preOrder']>,
): string {
  return from === null
    ? translate('cart:line.preOrderUndated')
    : translate('cart:line.preOrder', {date: format.date(from)});
}
