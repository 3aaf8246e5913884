import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {REVALIDATED} from '../domain/http/cache-policy';
import {valueOr} from '../domain/fallible';
import {isSearchable, parseSearch} from '../domain/search/search-request';
import {currentCards} from '../domain/search/search-results';
import {searchSeo} from '../i18n/page-titles';
import {categoriesOf} from '../pages/menus.server';
import {pageMeta} from '../views/parts/page-meta';
import {preloadPicture} from '../views/parts/preload-picture';
import {CARD_SIZES, CARD_WIDEST} from '../views/parts/ProductCard';
import type {SearchAnswer} from '../views/search/search-answer';
import {SearchPage} from '../views/search/SearchPage';
import {SearchTexts} from '../views/search/texts';

/** What seeing this page is called. */
export const handle = {event: 'search'} as const;

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** Nothing in the results is the visitor's own: on the way back from a product they are there at once. */
const UNSHARED = {'Cache-Control': REVALIDATED};

export async function loader({request, context}: LoaderFunctionArgs) {
  const {i18n, limits, search, catalogue, fallible} = context;
  const asked = parseSearch(new URL(request.url).searchParams);
  const categories = categoriesOf(i18n.language);
  const page = {texts: i18n.texts('search', 'listing'), asked, categories, seo: searchSeo(asked, context)};
  const answered = (answer: SearchAnswer) => ({...page, answer});
  if (!isSearchable(asked)) return data(answered({state: 'not-asked'}), {headers: UNSHARED});
  const verdict = await limits.take('search');
  if (!verdict.allowed) {
    const {retryAfterSeconds: seconds} = verdict;
    const headers = {...UNSHARED, 'Retry-After': String(seconds)};
    return data(answered({state: 'rate-limited', seconds}), {status: 429, headers});
  }
  const found = await fallible(search.find(asked));
  if (found.state === 'unavailable') return data(answered({state: 'down'}), {headers: UNSHARED});
  const {products, ...results} = found.data;
  const live = await fallible(catalogue.cards(products.map(({card}) => card.id)));
  const cards = currentCards(products, valueOr(live, null));
  return data(answered({state: 'found', cards, ...results}), {headers: UNSHARED});
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => {
  const cards = page?.asked.tab === 'all' && page.answer.state === 'found' ? page.answer.cards : [];
  return [...pageMeta(page?.seo), ...preloadPicture(cards[0]?.picture, CARD_SIZES.regular, CARD_WIDEST.regular)];
};

export default function SearchRoute() {
  const {texts, asked, answer, categories} = useLoaderData<typeof loader>();
  return (
    <SearchTexts texts={texts}>
      <SearchPage asked={asked} answer={answer} categories={categories} />
    </SearchTexts>
  );
}
