import type {ProductBadge} from './product';

export type BadgeFacts = {
  /** What the editors wrote in the metafield `product.badge`. */
  readonly written: string | null;
  readonly availableForSale: boolean;
  readonly isPreOrder: boolean;
  readonly onSale: boolean;
};

/**
 * Returns the one badge of a product (Specification, section 3, Flags shown): sold out before pre-order before the
 * badge that an editor chose before sale. An unknown badge of an editor is ignored.
 */
export function productBadge({written, availableForSale, isPreOrder, onSale}: BadgeFacts): ProductBadge | null {
  if (!availableForSale) return 'sold-out';
  if (isPreOrder) return 'pre-order';
  const spelt = written?.trim().toLowerCase().replace(/[_ ]/g, '-');
  return BADGES.find((badge) => badge === spelt) ?? (onSale ? 'sale' : null);
}

/** The badges that an editor may choose; the others follow from stock. */
const BADGES = ['new', 'last-chance', 'sale'] as const satisfies readonly ProductBadge[];
