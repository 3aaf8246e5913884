import type {Texts, TextTree} from '../../i18n/catalogue';

/** Of the cart's texts those that say what keeps a product out of it: they come with the answer that needs them. */
export function refusalTexts({cart}: Texts): Texts {
  return {cart: pick(cart, ['refusal', 'field'])};
}

/** Of the texts of a product those that a page needs whose cards put into the cart. */
export function cardAddTexts({product}: Texts): Texts {
  return {product: pick(product, ['cart'])};
}

function pick(tree: TextTree | undefined, names: readonly string[]): TextTree {
  return Object.fromEntries(Object.entries(tree ?? {}).filter(([name]) => names.includes(name)));
}
