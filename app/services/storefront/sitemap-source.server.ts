import {
  SitemapCollectionsDocument,
  SitemapProductsDocument,
  RedirectsOfPathDocument,
  type SitemapCollectionsQuery,
  type SitemapProductsQuery,
} from '#graphql/generated/storefront/graphql';

import {DEFAULT_LANGUAGE, inEachLanguage, LANGUAGES, LOCALES, type Language} from '../../config/languages';
import {listingPath, productPath} from '../../pages/paths';
import type {SitemapEntry} from '../../domain/seo/sitemap';
import {allPages} from '../all-pages.server';
import type {StorefrontGateway} from './gateway.server';
import {readMetafields} from './metafields.server';
import {isMade} from './product-card.server';
import {reshapePicture, reshapePrefix} from './reshape.server';

/** The platform's public records in both languages. Each call throws `ServiceError` in an outage. */
export type SitemapSource = {
  readonly products: () => Promise<readonly SitemapEntry[]>;
  readonly collections: () => Promise<readonly SitemapEntry[]>;
  /** The merchant's redirects that a query in the platform's search syntax finds. */
  readonly redirects: (query: string) => Promise<readonly {readonly path: string; readonly target: string}[]>;
};

type LanguageCode = (typeof LOCALES)[Language]['code'];

type Product = SitemapProductsQuery['products']['nodes'][number];
type Collection = SitemapCollectionsQuery['collections']['nodes'][number];

/** Makes the sitemap source of the platform's products and collections. */
export function createSitemapSource(gateway: StorefrontGateway): SitemapSource {
  const products = (language: LanguageCode) =>
    allPages<Product>(async (after) => (await gateway.query(SitemapProductsDocument, {after}, language)).products);
  const collections = (language: LanguageCode) =>
    allPages<Collection>(
      async (after) => (await gateway.query(SitemapCollectionsDocument, {after}, language)).collections,
    );
  return {
    redirects: async (query) => (await gateway.query(RedirectsOfPathDocument, {query})).urlRedirects.nodes,
    async products() {
      const found = await readInEachLanguage(products);
      return found(DEFAULT_LANGUAGE)
        .filter((product) => isPublic(product) && isMade(product))
        .map(({id, images, updatedAt}) => ({
          paths: pathsOf(id, found, productPath),
          changedAt: inEachLanguage(() => updatedAt),
          pictures: images.nodes.flatMap((image) => reshapePicture(image)?.path ?? []),
        }));
    },
    async collections() {
      const found = await readInEachLanguage(collections);
      return found(DEFAULT_LANGUAGE)
        .filter(isPublic)
        .map(({id, metafields, updatedAt}) => {
          const prefix = reshapePrefix(readMetafields(metafields).text('layout.page_type'));
          return {
            paths: pathsOf(id, found, (language, handle) => listingPath(language, prefix, handle)),
            changedAt: inEachLanguage(() => updatedAt),
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

type Lists<Node> = (language: Language) => readonly Node[];

/** Reads a list in all languages at the same time. */
async function readInEachLanguage<Node>(read: (code: LanguageCode) => Promise<readonly Node[]>): Promise<Lists<Node>> {
  const lists = await Promise.all(LANGUAGES.map((language) => read(LOCALES[language].code)));
  return (language) => lists[LANGUAGES.indexOf(language)] ?? [];
}

/** The path of a record in each language, by its handle there. */
function pathsOf(
  id: string,
  found: Lists<{readonly id: string; readonly handle: string}>,
  pathOf: (language: Language, handle: string) => string,
): SitemapEntry['paths'] {
  return inEachLanguage((language) => {
    const handle = found(language).find((node) => node.id === id)?.handle;
    return handle === undefined ? null : pathOf(language, handle);
  });
}
