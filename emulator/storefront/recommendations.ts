import type {SeedProduct} from '../seed/types';
import type {Catalogue} from './catalogue';
import {numberOfGid} from './gid';

const MAX_RECOMMENDATIONS = 10;
const CHOSEN = /"(gid:\/\/shopify\/Product\/\d+)"/g;

/**
 * Returns what the platform would recommend beside a product: products of the same type that share most collections and
 * tags (`RELATED`), or what the merchant chose in the metafield `product.recommendations`, else products of other types
 * that share tags (`COMPLEMENTARY`). At most 10, never donations or vouchers.
 */
export function recommendations(
  product: SeedProduct,
  intent: 'RELATED' | 'COMPLEMENTARY',
  catalogue: Catalogue,
): readonly SeedProduct[] {
  const chosen = intent === 'COMPLEMENTARY' ? chosenProducts(product, catalogue) : [];
  if (chosen.length > 0) return chosen.slice(0, MAX_RECOMMENDATIONS);
  return catalogue.products
    .filter((other) => other !== product && !other.isGiftCard && other.productType !== 'Donation')
    .filter((other) => (other.productType === product.productType) === (intent === 'RELATED'))
    .map((other) => ({other, score: likeness(product, other, catalogue)}))
    .sort((a, b) => b.score - a.score || a.other.number - b.other.number)
    .slice(0, MAX_RECOMMENDATIONS)
    .map(({other}) => other);
}

function chosenProducts(product: SeedProduct, catalogue: Catalogue): readonly SeedProduct[] {
  const field = product.metafields.find(({namespace, key}) => namespace === 'product' && key === 'recommendations');
  if (typeof field?.value !== 'string') return [];
  return [...field.value.matchAll(CHOSEN)].flatMap(([, id = '']) => {
    const found = catalogue.product(numberOfGid(id, 'Product') ?? -1);
    return found === null ? [] : [found];
  });
}

function likeness(a: SeedProduct, b: SeedProduct, catalogue: Catalogue): number {
  const collections = new Set(catalogue.collectionsOf(a));
  const shared = catalogue.collectionsOf(b).filter((collection) => collections.has(collection)).length;
  return 10 * shared + b.tags.filter((tag) => a.tags.includes(tag)).length;
}
