import type {PolicyKind} from './schema/platform';
import type {Text} from './types';

export type {PolicyKind};

/** A page, an article or a policy of the platform: what a merchant writes there, not in the CMS. */
export type StorePage = {
  /** Becomes `gid://shopify/Page/{number}`. */
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly html: Text;
  readonly updatedAt: string;
};

export type StoreAuthor = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly bio: Text;
};

export type StoreArticle = StorePage & {
  readonly excerpt: Text;
  readonly author: StoreAuthor;
  readonly tags: readonly string[];
  /** Name of a drawn picture. */
  readonly picture: string | null;
  readonly publishedAt: string;
};

export type StoreBlog = {
  /** Becomes `gid://shopify/Blog/{number}`. */
  readonly number: number;
  readonly handle: Text;
  readonly title: Text;
  readonly articles: readonly StoreArticle[];
};

/** Where an entry of a menu leads: to a thing of the shop by its number, or to an address. */
export type StoreTarget =
  | {readonly kind: 'COLLECTION' | 'PRODUCT' | 'PAGE' | 'BLOG'; readonly number: number}
  | {readonly kind: 'FRONTPAGE' | 'SEARCH' | 'CATALOG'}
  | {readonly kind: 'SHOP_POLICY'; readonly policy: PolicyKind}
  | {readonly kind: 'HTTP'; readonly url: string};

export type StoreMenuItem = {
  readonly title: Text;
  readonly target: StoreTarget;
  readonly tags?: readonly string[];
  readonly items?: readonly StoreMenuItem[];
};

export type StoreMenu = {
  /** Becomes `gid://shopify/Menu/{number}`. */
  readonly number: number;
  readonly handle: string;
  readonly title: Text;
  readonly items: readonly StoreMenuItem[];
};

/** Everything that the platform holds beside the catalogue. */
export type StoreContent = {
  readonly slogan: Text;
  readonly description: Text;
  readonly pages: readonly StorePage[];
  readonly blogs: readonly StoreBlog[];
  readonly menus: readonly StoreMenu[];
  readonly policies: Readonly<Partial<Record<PolicyKind, StorePage>>>;
  /** Old path, new path. */
  readonly redirects: readonly {readonly path: string; readonly target: string}[];
};
