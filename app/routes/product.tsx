import {useLoaderData, useRouteLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type AppLoadContext,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {LOCALES, otherLanguage, withPartner} from '../config/languages';
import {queryOf} from '../pages/page-path';
import {productPath} from '../pages/paths';
import {publicDocument} from '../domain/http/cache-policy';
import {notFound} from '../domain/http/not-found';
import {recordTags} from '../domain/http/platform-change';
import {valueOr} from '../domain/fallible';
import type {Product, ProductCard} from '../domain/product/product';
import {reviewsPage} from '../domain/product/review';
import {removalOf, isRemoved, similarProducts} from '../domain/product/lifecycle';
import {removedProductSeo, productSeo} from '../i18n/page-titles';
import {TextScope} from '../i18n/use-translate';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {islandData} from '../framework/static-island';
import {mainPicture} from '../views/product/Gallery';
import {productPageData} from '../views/product/page-data';
import {RemovedProduct} from '../views/product/RemovedProduct';
import {ProductPage} from '../views/product/ProductPage';
import {relatedTo} from './related-products.server';
import type {loader as shellLoader} from './shell';

/** What seeing the page is called; where its skip links lead is for each product to say. */
export const handle = {event: 'view_item'} as const;

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {account, catalogue, i18n, pathname} = context;
  const name = params['handle'] ?? '';
  const [found, related] = await Promise.all([
    catalogue.product(name),
    context.fallible(catalogue.recommendations(name, 'RELATED')),
  ]);
  const other = otherLanguage(i18n.language);
  const {search, searchParams} = new URL(request.url);
  if (!found) {
    const handle = await catalogue.productHandle(name, LOCALES[other].code);
    if (handle !== null) return redirect(productPath(i18n.language, handle) + search, 301);
  }
  if (!found || isRemoved(found)) return removed(context, found, valueOr(related, []));
  // Whoever is no business is nobody here: their page is the public one.
  const isBusiness = found.b2bExclusive && (await account.isBusiness());
  const product = isBusiness ? {...found, b2bExclusive: false} : found;
  const own = productPath(i18n.language, product.handle);
  if (pathname !== own) return redirect(own + search, 301);
  const [reviews, similar] = await Promise.all([
    context.fallible(context.reviews.read(product.id, reviewsPage(searchParams))),
    relatedTo(product, related, context),
  ]);
  const today = context.today();
  const texts = i18n.texts('product', 'details', 'listing');
  const shown = productPageData({product, related: similar, reviews, search: searchParams, today, texts, context});
  if (!shown) throw notFound();
  const {linkedData, reading, query, ...lean} = shown;
  context.linkedData.json = linkedData;
  const [variant, named] = [lean.offer.variant.number, searchParams.get('variant')];
  const handles = withPartner(i18n.language, product.handle, product.handles[other] ?? null);
  return data(
    {
      page: 'product',
      ...lean,
      reading: islandData(reading, context),
      seo: productSeo(product, handles, variant === named ? queryOf<'product'>({variant}) : '', context),
    } as const,
    {headers: publicDocument({tags: recordTags(product.id), query})},
  );
}

/** 410 for a removed product, 404 for an unknown one. */
function removed(context: AppLoadContext, product: Product | null, related: readonly ProductCard[]) {
  const removal = product ? removalOf(product.kind) : 'unknown';
  const page = {
    page: 'removed',
    skipTargets: [],
    texts: context.i18n.texts('details', 'listing'),
    seo: removedProductSeo(removal, context),
    removal,
    title: product?.title ?? null,
    replacements: similarProducts({related, matching: [], count: 4}),
  } as const;
  return data(page, product ? 410 : 404);
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = ({data: page}) => [
  ...pageMeta(page?.seo),
  ...(page?.page === 'product' ? mainPicture(page.offer.gallery) : []),
];

export default function ProductRoute() {
  const page = useLoaderData<typeof loader>();
  const footnote = useRouteLoaderData<typeof shellLoader>('routes/shell')?.footnotes.buybox ?? null;
  // Nothing that was typed, scrolled or refused at one product is the next one's.
  if (page.page === 'product') return <ProductPage key={page.offer.product.id} {...page} footnote={footnote} />;
  return (
    <TextScope texts={page.texts}>
      <RemovedProduct {...page} />
    </TextScope>
  );
}
