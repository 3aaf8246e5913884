import {useLoaderData, useRouteLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type AppLoadContext,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {otherLanguage, withPartner} from '../config/languages';
import {queryOf} from '../pages/page-path';
import {publicDocument} from '../domain/http/cache-policy';
import {notFound} from '../domain/http/not-found';
import {recordTags} from '../domain/http/platform-change';
import {removalOf, similarProducts} from '../domain/product/lifecycle';
import {removedProductSeo, productSeo} from '../i18n/page-titles';
import {TextScope} from '../i18n/use-translate';
import {keepPublicData} from '../views/parts/keep-public-data';
import {newTabHint} from '../views/parts/new-tab-hint';
import {pageMeta} from '../views/parts/page-meta';
import {mainPicture} from '../views/product/Gallery';
import type {Brewing} from '../views/product/BrewGuide';
import {About, Beside} from '../views/product/ReadingParts';
import type {Reading} from '../views/product/reading';
import {Recipes} from '../views/product/Recipes';
import {islandData} from '../views/shell/islands.server';
import {productPageData} from '../views/product/page-data';
import {RemovedProduct} from '../views/product/RemovedProduct';
import {ProductPage} from '../views/product/ProductPage';
import {askedProduct, type AskedProduct} from './asked-product.server';
import type {loader as shellLoader} from './shell';

/** What seeing the page is called; where its skip links lead is for each product to say. */
export const handle = {event: 'view_item'} as const;

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const {context} = args;
  const asked = await askedProduct(args);
  if (asked.state === 'moved') return redirect(asked.target, 301);
  if (asked.state === 'removed') return removed(context, asked);
  const {product, related, reviews} = asked;
  const {i18n} = context;
  const {searchParams: search} = new URL(args.request.url);
  const hint = newTabHint(i18n.translate);
  const shown = productPageData({product, related, reviews, search, today: context.today(), context, hint});
  if (!shown) throw notFound();
  const {linkedData, reading, query, ...lean} = shown;
  context.linkedData.json = linkedData;
  const {number: variant} = lean.offer.variant;
  const named = search.get('variant') === variant ? queryOf<'product'>({variant}) : '';
  const handles = withPartner(i18n.language, product.handle, product.handles[otherLanguage(i18n.language)] ?? null);
  return data(
    {
      page: 'product',
      ...lean,
      reading: readingIslands(reading, lean.brewing, context),
      seo: productSeo(product, handles, named, context),
    } as const,
    {headers: publicDocument({tags: recordTags(product.id), query})},
  );
}

/** What there is to read of a product, in the parts that stand on its page. */
function readingIslands(reading: Reading, {brew}: Brewing, context: AppLoadContext) {
  const recipes = {recipes: reading.product.coffee?.brewing ?? [], open: brew?.method ?? 0};
  const islands = {
    about: {value: reading, content: <About {...reading} />},
    recipes: {value: recipes, content: <Recipes {...recipes} />},
    beside: {value: reading, content: <Beside {...reading} />},
  };
  return islandData(islands, context.i18n.texts('product', 'details', 'listing'), context);
}

/** 410 for a removed product, 404 for an unknown one. */
function removed(context: AppLoadContext, {product, related}: Extract<AskedProduct, {state: 'removed'}>) {
  const removal = product ? removalOf(product.kind) : 'unknown';
  const page = {
    page: 'removed',
    skipTargets: [],
    texts: context.i18n.texts('details', 'listing'),
    seo: removedProductSeo(removal, product?.handle ?? null, context),
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
