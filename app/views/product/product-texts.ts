import type {Texts, TextTree} from '../../i18n/catalogue';
import type {Offer} from './offer';

/** Parts of the texts that only some products need, by what they are needed for. */
const RARE = ['brew', 'origin', 'fresh', 'roastery', 'food', 'safety', 'electrical', 'guarantee', 'set', 'left'];

/** Of a page's texts those that the shown product needs: the browser gets no word that is not on the page. */
export function productTexts(texts: Texts, {product, variant}: Offer): Texts {
  const isStored = product.kind !== 'gift-card' && product.kind !== 'donation';
  const {coffee, food, safety, isElectrical} = product;
  const wanted = new Set([
    ...(coffee && coffee.brewing.length > 0 ? ['brew'] : []),
    ...(coffee ? ['origin'] : []),
    ...(coffee?.roastGuidance ? ['fresh', 'roastery'] : []),
    ...(food ? ['food'] : []),
    ...(safety ? ['safety', 'guarantee'] : []),
    ...(isElectrical ? ['electrical'] : []),
    ...(product.kind === 'bundle' || variant.contents.length > 0 ? ['set'] : []),
  ]);
  const {product: own = {}, details = {}, listing = {}, stock = {}} = texts;
  return {
    product: product.kind === 'gift-card' ? own : without(own, ['gift']),
    details: without(
      details,
      RARE.filter((name) => !wanted.has(name)),
    ),
    listing,
    // Anything that is kept in a store can be sold out by the time it is read.
    ...(isStored ? {stock: {form: stock['form'] ?? {}, errors: stock['errors'] ?? {}}} : {}),
  };
}

function without(tree: TextTree, names: readonly string[]): TextTree {
  return Object.fromEntries(Object.entries(tree).filter(([name]) => !names.includes(name)));
}
