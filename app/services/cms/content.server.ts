import * as z from 'zod';

import {pageSchema, redirectSchema} from '#contracts/cms';

import type {Language} from '../../config/languages';
import type {ContentAnswer, ContentPage, ProductRow} from '../../domain/content/page';
import type {ProductCard} from '../../domain/product/product';
import {safePath} from '../../domain/safe-path';
import type {Catalogue} from '../storefront/catalogue.server';
import type {CmsGateway} from './gateway.server';
import {reshapePage} from './page.server';
import {cardsByHandle} from './product-rows.server';

/** The products of a page's rows by the row's key. */
export type ContentRows = Readonly<Record<string, readonly ProductCard[]>>;

/** What the shop reads of the CMS. Each call throws `ServiceError` when a service does not answer. */
export type Content = {
  /** What stands at a path of the shop whose last part is `slug`: a page, the new path of a renamed one, or nothing. */
  readonly page: (path: string, slug: string) => Promise<ContentAnswer>;
  /** The products of a page's rows, from the catalogue. */
  readonly rows: (page: ContentPage) => Promise<ContentRows>;
};

type ContentOptions = {
  readonly gateway: CmsGateway;
  readonly catalogue: Pick<Catalogue, 'product' | 'listing' | 'cards'>;
  readonly language: Language;
  /** The shop's own origin. */
  readonly origin: string;
  readonly assetOrigin: string;
};

const SLUG = /^[a-z0-9-]{1,100}$/;

const PAGE = `{
  "page": *[_type == "page" && language == $language && slug.current == $slug][0]{
    ...,
    "partner": *[_type == "page" && translationKey == ^.translationKey && language != ^.language][0].slug.current
  },
  "redirect": *[_type == "redirect" && from == $path][0]
}`;

const answerSchema = z.object({
  page: pageSchema.extend({partner: z.string().nullable()}).nullable(),
  redirect: redirectSchema.nullable(),
});

/** The content of the CMS in one language. */
export function createContent({gateway, catalogue, language, origin, assetOrigin}: ContentOptions): Content {
  return {
    async page(path, slug) {
      if (!SLUG.test(slug)) return {state: 'unknown'};
      const {page, redirect} = await gateway.query(answerSchema, PAGE, {language, slug, path});
      if (page) return {state: 'found', page: reshapePage(page, {origin, assetOrigin})};
      const target = redirect ? safePath(redirect.to, origin, path) : path;
      return target === path ? {state: 'unknown'} : {state: 'moved', path: target};
    },
    async rows(page) {
      const rows = page.blocks.flatMap((block) => (block.kind === 'products' ? [block] : []));
      const read = await Promise.all(rows.map(async (row) => [row.key, await readRow(row, catalogue)] as const));
      return Object.fromEntries(read);
    },
  };
}

async function readRow({source}: ProductRow, catalogue: ContentOptions['catalogue']): Promise<readonly ProductCard[]> {
  if (source.from === 'collection') {
    const listing = await catalogue.listing(source.handle);
    return listing?.products.slice(0, source.limit) ?? [];
  }
  return cardsByHandle(source.handles, catalogue);
}
