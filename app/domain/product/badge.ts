import type {ProductBadge} from './product';

export type BadgeFacts = {
  /** What the editors wrote in the metafield `product.badge`. */
  readonly written: string | null;
  readonly availableForSale: boolean;
  readonly isPreOrder: boolean;
  readonly onSale: boolean;
};

/**
 * Returns the one badge of a product (Specification, section 3, Flags shown): what keeps a shopper from having it now
 * comes first, then what an editor says, then the sale. An editor's word that is no badge counts as none.
 */
export function productBadge({written, availableForSale, isPreOrder, onSale}: BadgeFacts): ProductBadge | null {
  if (!availableForSale) return 'sold-out';
  if (isPreOrder) return 'pre-order';
  const spelt = written?.trim().toLowerCase().replace(/[_ ]/g, '-');
  return BADGES.find((badge) => badge === spelt) ?? (onSale ? 'sale' : null);
}

/** What an editor may say; the other badges follow from stock. */
const BADGES = ['new', 'last-chance', 'sale'] as const satisfies readonly ProductBadge[];
