import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {isLanguage, LOCALES, otherLanguage} from '../config/languages';
import {listingPath} from '../config/paths';
import {publicDocument} from '../domain/http/cache-policy';
import {listingSeo} from '../i18n/page-titles';
import {TextScope} from '../i18n/use-translate';
import {ListingPage} from '../views/listing/ListingPage';
import {keepPublicData} from '../views/parts/keep-public-data';
import {pageMeta} from '../views/parts/page-meta';

/** Where the page's own skip links lead (Specification, section 2, Layout on every page). */
export const handle = {skipTargets: ['category', 'productListing']} as const;

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {catalogue, i18n, pathname} = context;
  const listing = await catalogue.listing(params['handle'] ?? '');
  // The guard's 404 would lose against the redirect to the page's own address.
  if (!listing || !isLanguage(params['lang'])) throw new Response(null, {status: 404});
  const own = listingPath(i18n.language, listing.prefix, listing.handle);
  if (pathname !== own) return redirect(own + new URL(request.url).search, 301);
  const other = otherLanguage(i18n.language);
  const partner = await catalogue.listingHandle(listing.id, LOCALES[other].code);
  const handles = {de: listing.handle, en: listing.handle, [other]: partner};
  return data(
    {texts: i18n.texts('listing'), listing, seo: listingSeo(listing, handles, context)},
    {headers: publicDocument({tags: [`listing:${listing.handle}`]})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args.data?.seo);

export default function ListingRoute() {
  const {texts, listing} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <ListingPage listing={listing} />
    </TextScope>
  );
}
