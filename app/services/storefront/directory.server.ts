import {
  DirectoryCollectionsDocument,
  DirectoryProductsDocument,
  RedirectsOfPathDocument,
  type DirectoryCollectionsQuery,
  type DirectoryProductsQuery,
} from '#graphql/generated/storefront/graphql';

import {LOCALES} from '../../config/languages';
import {listingPath, productPath} from '../../config/paths';
import {hasLeft} from '../../domain/product/standing';
import type {SitemapEntry} from '../../domain/seo/sitemap';
import type {StorefrontGateway} from './gateway.server';
import {readMetafields} from './metafields.server';
import {reshapePicture, reshapePrefix} from './reshape.server';

/** All that the platform has for everybody to find, in both languages. Each call throws `ServiceError` in an outage. */
export type Directory = {
  readonly products: () => Promise<readonly SitemapEntry[]>;
  readonly collections: () => Promise<readonly SitemapEntry[]>;
  /** The merchant's redirects that a query in the platform's search syntax finds. */
  readonly redirects: (query: string) => Promise<readonly {readonly path: string; readonly target: string}[]>;
};

/** No shop has more pages of products than this; it ends a platform that never stops. */
const MOST_PAGES = 40;

type Page<Node> = {
  readonly nodes: readonly Node[];
  readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string | null};
};

/** All pages of a connection, one after the other, or as many as are enough. */
export async function allPages<Node>(
  read: (after: string | null) => Promise<Page<Node>>,
  isEnough: (nodes: readonly Node[]) => boolean = () => false,
): Promise<readonly Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let number = 0; number < MOST_PAGES; number += 1) {
    const page: Page<Node> = await read(after);
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage || isEnough(nodes)) break;
    after = page.pageInfo.endCursor;
  }
  return nodes;
}

type Product = DirectoryProductsQuery['products']['nodes'][number];
type Collection = DirectoryCollectionsQuery['collections']['nodes'][number];

/** The directory of the platform's products and collections. */
export function createDirectory(gateway: StorefrontGateway): Directory {
  const products = (language: 'DE' | 'EN') =>
    allPages<Product>(async (after) => (await gateway.query(DirectoryProductsDocument, {after}, language)).products);
  const collections = (language: 'DE' | 'EN') =>
    allPages<Collection>(
      async (after) => (await gateway.query(DirectoryCollectionsDocument, {after}, language)).collections,
    );
  return {
    redirects: async (query) => (await gateway.query(RedirectsOfPathDocument, {query})).urlRedirects.nodes,
    async products() {
      const [german, english] = await Promise.all([products(LOCALES.de.code), products(LOCALES.en.code)]);
      return german
        .filter((product) => isPublic(product) && isMade(product))
        .map(({id, handle, images, updatedAt}) => {
          const partner = handleOf(id, english);
          return {
            paths: {de: productPath('de', handle), en: partner === null ? null : productPath('en', partner)},
            changedAt: updatedAt,
            pictures: images.nodes.flatMap((image) => reshapePicture(image)?.path ?? []),
          };
        });
    },
    async collections() {
      const [german, english] = await Promise.all([collections(LOCALES.de.code), collections(LOCALES.en.code)]);
      return german.filter(isPublic).map(({id, handle, metafields, updatedAt}) => {
        const prefix = reshapePrefix(readMetafields(metafields).text('layout.page_type'));
        const partner = handleOf(id, english);
        return {
          paths: {
            de: listingPath('de', prefix, handle),
            en: partner === null ? null : listingPath('en', prefix, partner),
          },
          changedAt: updatedAt,
          pictures: [],
        };
      });
    },
  };
}

function isPublic({metafields}: Pick<Product, 'metafields'>): boolean {
  const fields = readMetafields(metafields);
  return !fields.flag('seo.noindex') && !fields.flag('b2b.exclusive');
}

/** What has left the portfolio has a page that says so, for nobody to find. */
function isMade({variants}: Product): boolean {
  const archived = ({metafields}: {readonly metafields: Product['metafields']}) =>
    readMetafields(metafields).flag('product.archived');
  return !hasLeft({variants: variants.nodes.map((variant) => ({archived: archived(variant)}))});
}

function handleOf(id: string, nodes: readonly {readonly id: string; readonly handle: string}[]): string | null {
  return nodes.find((node) => node.id === id)?.handle ?? null;
}
