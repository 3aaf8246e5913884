import type {Platform, PolicyKind} from './schema/platform';
import type {Text} from './schema/text';

export type {PolicyKind};

type PageRecord = Platform['pages'][number];
type BlogRecord = Platform['blogs'][number];
type ArticleRecord = BlogRecord['articles'][number];

/** A page, an article or a policy of the platform: texts outside the CMS. The number becomes `gid://shopify/Page/{number}`. */
export type StorePage = Readonly<Omit<PageRecord, 'text'>> & {readonly html: Text};

export type StoreAuthor = Readonly<Platform['authors'][string]>;

export type StoreArticle = StorePage &
  Readonly<Pick<ArticleRecord, 'excerpt' | 'publishedAt'>> & {
    readonly author: StoreAuthor;
    readonly tags: readonly string[];
    /** Name of a drawn picture. */
    readonly picture: string | null;
  };

/** The number becomes `gid://shopify/Blog/{number}`. */
export type StoreBlog = Readonly<Omit<BlogRecord, 'articles'>> & {readonly articles: readonly StoreArticle[]};

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

/** A thing that the merchant defined. The number becomes `gid://shopify/Metaobject/{number}`. */
export type SeedMetaobject = {
  readonly number: number;
  readonly type: string;
  readonly handle: string;
  readonly fields: readonly {readonly key: string; readonly type: string; readonly value: string | Text}[];
};

/** Everything that the platform holds beside the catalogue. */
export type StoreContent = Readonly<Platform['shop']> & {
  readonly pages: readonly StorePage[];
  readonly blogs: readonly StoreBlog[];
  readonly menus: readonly StoreMenu[];
  readonly policies: Readonly<Partial<Record<PolicyKind, StorePage>>>;
  readonly metaobjects: readonly SeedMetaobject[];
  /** Old path, new path. */
  readonly redirects: readonly Readonly<Platform['redirects'][number]>[];
};
