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
import {isMade, isPublic} from './product-card.server';
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
    allPages<Product>(
      'storefront',
      async (after) => (await gateway.query(SitemapProductsDocument, {after}, language)).products,
    );
  const collections = (language: LanguageCode) =>
    allPages<Collection>(
      'storefront',
      async (after) => (await gateway.query(SitemapCollectionsDocument, {after}, language)).collections,
    );
  return {
    redirects: async (query) => (await gateway.query(RedirectsOfPathDocument, {query})).urlRedirects.nodes,
    async products() {
      const {records, handleOf} = await readInEachLanguage(products);
      return records
        .filter((product) => isPublic(product) && isMade(product))
        .map(({id, images, updatedAt}) => ({
          paths: pathsOf(id, handleOf, productPath),
          changedAt: inEachLanguage(() => updatedAt),
          pictures: images.nodes.flatMap((image) => reshapePicture(image)?.path ?? []),
        }));
    },
    async collections() {
      const {records, handleOf} = await readInEachLanguage(collections);
      return records.filter(isPublic).map(({id, metafields, updatedAt}) => {
        const prefix = reshapePrefix(readMetafields(metafields).text('layout.page_type'));
        return {
          paths: pathsOf(id, handleOf, (language, handle) => listingPath(language, prefix, handle)),
          changedAt: inEachLanguage(() => updatedAt),
          pictures: [],
        };
      });
    },
  };
}

type Named = {readonly id: string; readonly handle: string};
type HandleOf = (language: Language, id: string) => string | undefined;

/** Reads a list in all languages at the same time: its records in the default one, and the handles of each. */
async function readInEachLanguage<Node extends Named>(
  read: (code: LanguageCode) => Promise<readonly Node[]>,
): Promise<{readonly records: readonly Node[]; readonly handleOf: HandleOf}> {
  const lists = await Promise.all(LANGUAGES.map((language) => read(LOCALES[language].code)));
  const handles = lists.map((list) => new Map(list.map(({id, handle}) => [id, handle])));
  return {
    records: lists[LANGUAGES.indexOf(DEFAULT_LANGUAGE)] ?? [],
    handleOf: (language, id) => handles[LANGUAGES.indexOf(language)]?.get(id),
  };
}

/** The path of a record in each language, by its handle there. */
function pathsOf(
  id: string,
  handleOf: HandleOf,
  pathOf: (language: Language, handle: string) => string,
): SitemapEntry['paths'] {
  return inEachLanguage((language) => {
    const handle = handleOf(language, id);
    return handle === undefined ? null : pathOf(language, handle);
  });
}
