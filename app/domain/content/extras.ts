import type {ProductCard} from '../product/product';
import type {GuideCard} from './guide';
import type {TestCard} from './product-test';
import type {Project} from './project';

/** The products of a page's rows by the row's key. */
export type ContentRows = Readonly<Record<string, readonly ProductCard[]>>;

/** The entries of a page's lists, each by its name in `ListContent`: only those that the page shows. */
export type ContentLists = {
  readonly guides: readonly GuideCard[];
  readonly productTests: readonly TestCard[];
  readonly currentProjects: readonly Project[];
  readonly completedProjects: readonly Project[];
};

/** The data beside a page, which the page can do without. */
export type ContentExtras = {
  readonly rows: ContentRows;
  readonly lists: ContentLists;
  /** The products that a guide or a test names, without those that are not to be had. */
  readonly products: readonly ProductCard[];
};

export const NO_EXTRAS: ContentExtras = {
  rows: {},
  lists: {guides: [], productTests: [], currentProjects: [], completedProjects: []},
  products: [],
};
