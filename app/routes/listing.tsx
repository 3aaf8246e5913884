import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {otherLanguage, withPartner} from '../config/languages';
import {listingPath} from '../pages/paths';
import {publicDocument} from '../domain/http/cache-policy';
import {notFound} from '../domain/http/not-found';
import {recordTags} from '../domain/http/platform-change';
import {listingSearch, readListingQuery} from '../domain/listing/listing-query';
import {gridPage} from '../domain/listing/grid-page';
import {valueOr} from '../domain/fallible';
import {listingSeo} from '../i18n/page-titles';
import {TextScope} from '../i18n/use-translate';
import {GridCards} from '../views/listing/GridCards';
import {ListingPage} from '../views/listing/ListingPage';
import {listingLinkedData, listingPageData} from '../views/listing/page-data';
import {Subcollections} from '../views/listing/Subcollections';
import {keepPublicData} from '../views/parts/keep-public-data';
import {newTabHint} from '../views/parts/new-tab-hint';
import {pageMeta} from '../views/parts/page-meta';
import {preloadPicture} from '../views/parts/preload-picture';
import {CARD_SIZES, CARD_WIDEST} from '../views/parts/ProductCard';
import {islandData} from '../views/shell/islands.server';

/** Where the page's own skip links lead (Specification, section 2, Layout on every page). */
export const handle = {skipTargets: ['category', 'productListing']} as const;

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {catalogue, i18n, pathname} = context;
  const listing = await catalogue.listing(params['handle'] ?? '');
  if (!listing) throw notFound();
  const own = listingPath(i18n.language, listing.prefix, listing.handle);
  const {search, searchParams} = new URL(request.url);
  if (pathname !== own) return redirect(own + search, 301);
  const grid = gridPage(listing, readListingQuery(searchParams, listing.filters), i18n.locale);
  const [figures, subcollections] = await Promise.all([
    context.fallible(context.reviewFigures(grid.cards.map(({card}) => card.id))),
    context.fallible(grid.page === 1 ? catalogue.subcollections(listing) : Promise.resolve([])),
  ]);
  const partner = listing.handles[otherLanguage(i18n.language)] ?? null;
  const handles = withPartner(i18n.language, listing.handle, partner);
  context.linkedData.json = listingLinkedData(listing, grid, context);
  const texts = i18n.texts('listing', 'grid');
  const below = valueOr(subcollections, []);
  const cards = {cards: grid.cards, ratings: valueOr(figures, {})};
  return data(
    {
      ...listingPageData({listing, grid, texts, hint: newTabHint(i18n.translate)}),
      hasSubcollections: below.length > 0,
      contents: islandData(
        {
          cards: {value: cards, content: <GridCards {...cards} />},
          subcollections: {value: below, content: <Subcollections subcollections={below} />},
        },
        texts,
        context,
      ),
      seo: listingSeo(listing, grid, handles, context),
    },
    {headers: publicDocument({tags: recordTags(listing.id), query: listingSearch(grid)})},
  );
}

export const shouldRevalidate = keepPublicData;

export const meta: MetaFunction<typeof loader> = ({data: page}) => [
  ...pageMeta(page?.seo),
  ...preloadPicture(
    page?.main?.picture,
    CARD_SIZES[page?.main?.size ?? 'regular'],
    CARD_WIDEST[page?.main?.size ?? 'regular'],
  ),
];

export default function ListingRoute() {
  const {texts, seo: _seo, ...page} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <ListingPage {...page} />
    </TextScope>
  );
}
