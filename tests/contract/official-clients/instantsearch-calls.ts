import instantsearch from 'instantsearch.js';
import * as connectors from 'instantsearch.js/es/connectors';
import type {LiteClient} from 'algoliasearch/lite';
import type {IndexRenderState, Widget} from 'instantsearch.js';
import {vi} from 'vitest';

import type {Call} from './sanity-calls';

const INDEX = 'products_de';
const nothing = () => undefined;

/** Runs InstantSearch with a widget until what the widget shows is what was wanted. */
async function shows(
  client: LiteClient,
  widget: Widget,
  isWanted: (state: IndexRenderState) => boolean,
): Promise<boolean> {
  const search = instantsearch({indexName: INDEX, searchClient: client, initialUiState: {[INDEX]: {query: 'kaffee'}}});
  search.addWidgets([connectors.connectSearchBox(nothing)({}), widget]);
  search.start();
  try {
    await vi.waitFor(() => {
      if (search.error !== undefined) throw search.error;
      // What is disposed of while it searches fails unheard when the services stop.
      if (search.status !== 'idle' || !search.helper?.lastResults) throw new Error('It still searches');
      if (!isWanted(search.renderState[INDEX] ?? {})) throw new Error('It shows something else');
    }, 5000);
    return true;
  } finally {
    search.dispose();
  }
}

/** Without its part of the address, whose type and that of widgets disagree under `exactOptionalPropertyTypes`. */
function infiniteHits(): Widget {
  const parts = Object.entries(connectors.connectInfiniteHits(nothing)({}));
  return {$$type: 'ais.infiniteHits', ...Object.fromEntries(parts.filter(([name]) => name !== 'getWidgetUiState'))};
}

type Row = readonly [name: string, widget: () => Widget, isWanted: (state: IndexRenderState) => boolean];

const ROWS: readonly Row[] = [
  [
    'connectSearchBox',
    () => connectors.connectConfigure(nothing)({searchParameters: {}}),
    ({searchBox}) => searchBox?.query === 'kaffee',
  ],
  ['connectHits', () => connectors.connectHits(nothing)({}), ({hits}) => (hits?.items.length ?? 0) > 3],
  ['connectInfiniteHits', () => infiniteHits(), ({infiniteHits}) => (infiniteHits?.items.length ?? 0) > 3],
  [
    'connectHitsPerPage',
    () => connectors.connectHitsPerPage(nothing)({items: [{label: '4', value: 4, default: true}]}),
    ({hitsPerPage}) => hitsPerPage?.canRefine === true,
  ],
  [
    'connectPagination',
    () => connectors.connectPagination(nothing)({}),
    ({pagination}) => (pagination?.nbHits ?? 0) > 3,
  ],
  ['connectStats', () => connectors.connectStats(nothing)({}), ({stats}) => (stats?.nbHits ?? 0) > 3],
  [
    'connectConfigure',
    () => connectors.connectConfigure(nothing)({searchParameters: {hitsPerPage: 3}}),
    ({configure}) => configure !== undefined,
  ],
  [
    'connectRefinementList',
    () => connectors.connectRefinementList(nothing)({attribute: 'origin'}),
    ({refinementList}) => (refinementList?.['origin']?.items.length ?? 0) > 1,
  ],
  [
    'connectMenu',
    () => connectors.connectMenu(nothing)({attribute: 'type'}),
    ({menu}) => (menu?.['type']?.items.length ?? 0) > 0,
  ],
  [
    'connectHierarchicalMenu',
    () => connectors.connectHierarchicalMenu(nothing)({attributes: ['type']}),
    ({hierarchicalMenu}) => (hierarchicalMenu?.['type']?.items.length ?? 0) > 0,
  ],
  [
    'connectBreadcrumb',
    () => connectors.connectBreadcrumb(nothing)({attributes: ['type']}),
    ({breadcrumb}) => breadcrumb !== undefined,
  ],
  [
    'connectRange',
    () => connectors.connectRange(nothing)({attribute: 'priceMinCents'}),
    ({range}) => (range?.['priceMinCents']?.range.max ?? 0) > 100,
  ],
  [
    'connectRatingMenu',
    () => connectors.connectRatingMenu(nothing)({attribute: 'priceMinCents', max: 5}),
    ({ratingMenu}) => ratingMenu?.['priceMinCents'] !== undefined,
  ],
  [
    'connectNumericMenu',
    () =>
      connectors.connectNumericMenu(nothing)({
        attribute: 'priceMinCents',
        items: [{label: 'alle'}, {label: 'günstig', end: 1500}],
      }),
    ({numericMenu}) => numericMenu?.['priceMinCents']?.items.length === 2,
  ],
  [
    'connectToggleRefinement',
    () => connectors.connectToggleRefinement(nothing)({attribute: 'available'}),
    ({toggleRefinement}) => toggleRefinement?.['available']?.value !== undefined,
  ],
  [
    'connectSortBy',
    () => connectors.connectSortBy(nothing)({items: [{label: 'Relevanz', value: INDEX}]}),
    ({sortBy}) => sortBy?.currentRefinement === INDEX,
  ],
  [
    'connectCurrentRefinements',
    () => connectors.connectCurrentRefinements(nothing)({}),
    ({currentRefinements}) => currentRefinements !== undefined,
  ],
  [
    'connectClearRefinements',
    () => connectors.connectClearRefinements(nothing)({}),
    ({clearRefinements}) => clearRefinements !== undefined,
  ],
  [
    'connectAutocomplete',
    () => connectors.connectAutocomplete(nothing)({}),
    ({autocomplete}) => autocomplete?.indices[0]?.hits !== undefined,
  ],
  [
    'connectQueryRules',
    () => connectors.connectQueryRules(nothing)({}),
    ({queryRules}) => queryRules?.items.length === 0,
  ],
  [
    'connectPoweredBy',
    () => connectors.connectPoweredBy(nothing)({url: 'https://shop.example'}),
    ({poweredBy}) => poweredBy !== undefined,
  ],
];

/** What InstantSearch shows of a listing or a search, by its connectors, which React InstantSearch uses, too. */
export const INSTANTSEARCH_CALLS: readonly Call<LiteClient>[] = ROWS.map(([name, widget, isWanted]) => [
  name,
  (client) => shows(client, widget(), isWanted),
]);

/** Connectors of other products, or of browsers alone. */
export const INSTANTSEARCH_OTHERS = [
  // Recommendations, answers and the assistant are bought beside the search.
  'EXPERIMENTAL_connectAnswers',
  'EXPERIMENTAL_connectConfigureRelatedItems',
  'connectChat',
  'connectChatTrigger',
  'connectFrequentlyBoughtTogether',
  'connectLookingSimilar',
  'connectRelatedProducts',
  'connectTrendingFacets',
  'connectTrendingItems',
  'connectPromptSuggestions',
  'connectFilterSuggestions',
  'connectTasks',
  'connectCompare',
  'connectFeeds',
  // Order widgets by rules and sort by a virtual replica, which no index has.
  'EXPERIMENTAL_connectDynamicWidgets',
  'connectDynamicWidgets',
  'connectRelevantSort',
  // Maps and microphones of a browser.
  'connectGeoSearch',
  'connectVoiceSearch',
  // Older names of connectHits and connectInfiniteHits.
  'connectHitsWithInsights',
  'connectInfiniteHitsWithInsights',
];
