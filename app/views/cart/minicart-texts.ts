import type {Texts} from '../../i18n/catalogue';

const NEEDED: readonly string[] = ['count_one', 'count_other', 'line', 'perks', 'plan', 'project', 'title', 'totals'];

/** Of the cart's texts those that the minicart and the add-to-cart notice need. */
export function minicartTexts({cart}: Texts): Texts {
  return {cart: Object.fromEntries(Object.entries(cart ?? {}).filter(([name]) => NEEDED.includes(name)))};
}
