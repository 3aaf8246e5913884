import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {isLanguage, LOCALES, otherLanguage} from '../config/languages';
import {productPath} from '../config/paths';
import {dayInGermany} from '../domain/delivery';
import {publicDocument} from '../domain/http/cache-policy';
import {partOr} from '../domain/part';
import {productSeo} from '../i18n/page-titles';
import {TextScope} from '../i18n/use-translate';
import {addToCartTexts} from '../views/parts/add-to-cart-texts';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';
import {offer} from '../views/product/offer';
import {ProductPage} from '../views/product/ProductPage';

/** Where the page's own skip links lead (Specification, section 2, Layout on every page), and what seeing it is called. */
export const handle = {skipTargets: ['product', 'variants', 'productDetails'], event: 'view_item'} as const;

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {catalogue, i18n, pathname} = context;
  const name = params['handle'] ?? '';
  const [product, similar] = await Promise.all([
    catalogue.product(name),
    context.part(catalogue.recommendations(name, 'RELATED')),
  ]);
  // The guard's 404 would lose against the redirect to the page's own address.
  if (!product || !isLanguage(params['lang'])) throw new Response(null, {status: 404});
  const {search, searchParams} = new URL(request.url);
  const own = productPath(i18n.language, product.handle);
  if (pathname !== own) return redirect(own + search, 301);
  const shown = offer(product, searchParams.get('variant'), dayInGermany(context.now().getTime()));
  if (!shown) throw new Response(null, {status: 404});
  const other = otherLanguage(i18n.language);
  const partner = await catalogue.productHandle(product.id, LOCALES[other].code);
  const handles = {de: product.handle, en: product.handle, [other]: partner};
  const lifetime = similar.state === 'ready' ? {} : {maxAge: 30};
  return data(
    {
      texts: {...i18n.texts('product', 'listing'), ...addToCartTexts(i18n.texts('cart'))},
      offer: shown,
      similar: partOr(similar, []).slice(0, 4),
      seo: productSeo(product, handles, context),
    },
    {headers: publicDocument({tags: [`product:${product.handle}`], ...lifetime})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.seo);

export default function ProductRoute() {
  const {texts, offer: shown, similar} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <ProductPage offer={shown} similar={similar} />
    </TextScope>
  );
}
