import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {isLanguage} from '../config/languages';
import {partOr} from '../domain/part';
import {glanceHits} from '../domain/search/glance';
import {isSearchable, parseSearch} from '../domain/search/search-request';
import {currentCards} from '../domain/search/search-results';

const OWN = {'Cache-Control': 'private, no-store'};

/** What is found while words are typed, in the manner of the search service's answers: for the shop's own pages. */
export async function loader({params, request, context}: LoaderFunctionArgs): Promise<Response> {
  const {search, catalogue, limits, part} = context;
  const language = params['lang'];
  if (!isLanguage(language)) return new Response(null, {status: 404});
  if (context.isForeignPage) return new Response(null, {status: 403});
  const asked = parseSearch(new URL(request.url).searchParams);
  if (!isSearchable(asked)) return new Response(null, {status: 422, headers: OWN});
  const verdict = await limits.take('searchGlance');
  if (!verdict.allowed) {
    return new Response(null, {status: 429, headers: {...OWN, 'Retry-After': String(verdict.retryAfterSeconds)}});
  }
  const {results, suggestions} = await search.glance(asked);
  const live = await part(catalogue.cards(results.products.map(({card}) => card.id)));
  const cards = currentCards(results.products, partOr(live, null));
  const hits = glanceHits({language, words: asked.words, suggestions, results, cards});
  const result = {index: 'shop', query: asked.words, hits, nbHits: hits.length};
  return Response.json({results: [result]}, {headers: OWN});
}
