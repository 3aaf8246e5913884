import type {Language} from '../../config/languages';
import type {ListingPrefix} from '../../pages/paths';
import type {FilterName} from '../../config/listing';
import type {ProductCard} from '../product/product';

/** A collection as others name it. */
export type ListingLink = {readonly handle: string; readonly title: string; readonly prefix: ListingPrefix};

/** A card of a listing with what the grid is ordered and filtered by; that part never travels to the browser. */
export type GridCard = {
  readonly card: ProductCard;
  /** The values to filter by, as codes; a brand by its name. */
  readonly facets: Readonly<Partial<Record<FilterName, readonly string[]>>>;
  /** ISO instant. */
  readonly publishedAt: string;
  /** Lies large on the grid (`layout.large_card_products`). */
  readonly large: boolean;
};

export type Listing = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly prefix: ListingPrefix;
  /** One card for each product, in the editors' order. */
  readonly products: readonly ProductCard[];
  /** The cards of the grid: the products, or each of their variants (`layout.display_variants`). */
  readonly grid: readonly GridCard[];
  /** As `layout.filters` names them. */
  readonly filters: readonly FilterName[];
  /** Global ids of the collections below this one (`layout.subcollections`). */
  readonly subcollectionIds: readonly string[];
  /** The collection above this one in the breadcrumbs (`seo.breadcrumb_collection`). */
  readonly parent: ListingLink | null;
  /** Its handle in each language, where the platform says (`seo.handles`). */
  readonly handles: Readonly<Partial<Record<Language, string>>>;
  /** A second text below the grid, where the editors have switched it on (`temp.display_new_content`). */
  readonly newContent: string | null;
  readonly seo: {readonly title: string | null; readonly description: string | null; readonly noindex: boolean};
};

/** A collection below another one: gear shows its first products. */
export type Subcollection = ListingLink & {readonly preview: readonly ProductCard[]};
