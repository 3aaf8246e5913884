import type {ProductCard} from '../product/product';

/** Which address form a collection lives under: coffee, gear or kits (`layout.page_type`). */
export type ListingPrefix = 'c' | 'g' | 'k';

export type Listing = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly prefix: ListingPrefix;
  readonly products: readonly ProductCard[];
  readonly seo: {readonly title: string | null; readonly description: string | null; readonly noindex: boolean};
};
