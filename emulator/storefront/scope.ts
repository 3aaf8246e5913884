import type {Customer} from '../accounts/customer';
import type {CartService} from './cart/cart-service';
import type {SeedCollection, SeedProduct} from '../seed/types';
import type {LanguageCode, VariantEntry} from './catalogue';
import type {NewCustomer} from './create-customer';
import type {Source} from './field';
import type {WrittenMetafield} from './metafield-object';
import type {Shop} from './shop';

/** How one thing of the catalogue leads to another, without the resolvers importing each other in a circle. */
export type Sources = {
  readonly product: (product: SeedProduct) => Source;
  readonly variant: (entry: VariantEntry) => Source;
  readonly collection: (collection: SeedCollection) => Source;
  /** What a global id names; `null` where there is nothing under it. */
  readonly node: (id: string) => Source | null;
};

/** What the resolvers of one request share. */
export type Scope = {
  readonly shop: Shop;
  readonly language: LanguageCode;
  readonly country: string;
  readonly pictureOrigin: string;
  /** The shop's primary domain, as an origin: where checkouts begin, and what menus and policies have in their addresses. */
  readonly primaryOrigin: string;
  /** Pieces in stock by variant number, read at most once per request. */
  readonly stock: () => Promise<ReadonlyMap<number, number>>;
  /** The metafields that were written since the seed, read at most once per request. */
  readonly writtenMetafields: () => Promise<readonly WrittenMetafield[]>;
  readonly carts: CartService;
  /** Makes a customer; `null` where the address is somebody's already. */
  readonly createCustomer: (given: NewCustomer) => Promise<Customer | null>;
  readonly sources: Sources;
};
