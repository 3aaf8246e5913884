import type {Texts, TextTree} from '../../i18n/catalogue';

/** Of the cart's texts those that an add-to-cart form can need: what keeps a product from getting into the cart. */
export function addToCartTexts({cart}: Texts): Texts {
  return {cart: pick(cart, ['refusal', 'field'])};
}

/** The texts of a page whose cards put into the cart: what became of it, and what keeps a product out. */
export function cardAddTexts({cart, product}: Texts): Texts {
  return {...addToCartTexts({cart: cart ?? {}}), product: pick(product, ['cart'])};
}

function pick(tree: TextTree | undefined, names: readonly string[]): TextTree {
  return Object.fromEntries(Object.entries(tree ?? {}).filter(([name]) => names.includes(name)));
}
