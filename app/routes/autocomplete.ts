import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {rateLimited} from '../domain/http/rate-limited';
import {valueOr} from '../domain/fallible';
import {autocompleteHits} from '../domain/search/autocomplete';
import {isSearchable, parseSearch} from '../domain/search/search-request';
import {currentCards} from '../domain/search/search-results';

/**
 * Returns what is found while words are typed, in the manner of the search service's answers: for the shop's own pages.
 */
export async function loader({request, context}: LoaderFunctionArgs): Promise<Response> {
  const {search, catalogue, limits, fallible} = context;
  if (context.isForeignPage) return new Response(null, {status: 403});
  const asked = parseSearch(new URL(request.url).searchParams);
  if (!isSearchable(asked)) return new Response(null, {status: 422});
  const verdict = await limits.take('autocomplete');
  if (!verdict.allowed) return rateLimited(verdict.retryAfterSeconds);
  const {results, suggestions} = await search.autocomplete(asked);
  const live = await fallible(catalogue.cards(results.products.map(({card}) => card.id)));
  const cards = currentCards(results.products, valueOr(live, null));
  const hits = autocompleteHits({language: context.i18n.language, words: asked.words, suggestions, results, cards});
  const result = {index: 'shop', query: asked.words, hits, nbHits: hits.length};
  return Response.json({results: [result]});
}
