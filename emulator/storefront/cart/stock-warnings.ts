import {inLanguage} from '../catalogue';
import type {LanguageCode, VariantEntry} from '../catalogue';
import type {StockWarning} from './cart-change';
import type {CartState} from './cart-state';
import type {ChangeWorld} from './changed-cart';
import {STOCK_WARNINGS} from './messages';

/** Makes the warning that a line cannot have as many pieces as were asked for. */
export function stockWarning(
  entry: VariantEntry,
  lineId: string,
  inStock: number,
  language: LanguageCode,
): StockWarning {
  const title = inLanguage(entry.product.title, language);
  const base = {lineId, variantNumber: entry.variant.number};
  return inStock === 0
    ? {...base, code: 'MERCHANDISE_OUT_OF_STOCK', message: STOCK_WARNINGS.none(title)}
    : {...base, code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: STOCK_WARNINGS.notEnough(title, inStock)};
}

/** Returns the warnings of a change, and one for each other line of the cart that has sold out: the platform says so every time. */
export function withSoldOutLines(
  warnings: readonly StockWarning[],
  {lines}: CartState,
  {catalogue, stock, language}: Pick<ChangeWorld, 'catalogue' | 'stock' | 'language'>,
): readonly StockWarning[] {
  const warned = new Set(warnings.map(({lineId}) => lineId));
  const standing = lines.flatMap(({id, variantNumber}) => {
    const entry = catalogue.variant(variantNumber);
    if (entry === null || entry.variant.sellsWithoutStock || warned.has(id)) return [];
    return (stock.get(variantNumber) ?? 0) > 0 ? [] : [stockWarning(entry, id, 0, language)];
  });
  return [...warnings, ...standing];
}
