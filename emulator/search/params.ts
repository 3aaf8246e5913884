import * as z from 'zod';
import type {IndexSettings} from './index-settings';
import {SearchRefusal} from './search-refusal';

const MAX_QUERY_BYTES = 512;
const MAX_HITS_PER_PAGE = 1000;

const commaList = z.union([z.array(z.string()), z.string().transform((text) => text.split(',').filter(Boolean))]);
const filterList = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]);
const typoTolerance = z.union([z.boolean(), z.enum(['true', 'false', 'min', 'strict'])]).transform(String);

/** Parameters that change nothing here: they steer what the service records, or switch off what is not there. */
const NEUTRAL: ReadonlySet<string> = new Set([
  'analytics',
  'analyticsTags',
  'enableABTest',
  'enablePersonalization',
  'enableRules',
  'enableReRanking',
  'eventSources',
  'facetingAfterDistinct',
  'naturalLanguages',
  'percentileComputation',
  'personalizationImpact',
  'queryLanguages',
  'ruleContexts',
  'sessionId',
  'sumOrFiltersScores',
  'userToken',
]);

/** The parameters of a query. */
const paramsSchema = z.strictObject({
  query: z.string().default(''),
  page: z.int().min(0).default(0),
  hitsPerPage: z.int().min(0).max(MAX_HITS_PER_PAGE).default(20),
  offset: z.int().min(0).optional(),
  length: z.int().min(0).max(MAX_HITS_PER_PAGE).optional(),
  filters: z.string().default(''),
  facetFilters: filterList.default([]),
  numericFilters: filterList.default([]),
  facets: commaList.default([]),
  maxValuesPerFacet: z.int().min(0).max(1000).default(100),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
  attributesToRetrieve: commaList.default(['*']),
  restrictSearchableAttributes: commaList.default([]),
  attributesToHighlight: commaList.optional(),
  attributesToSnippet: commaList.default([]),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
  snippetEllipsisText: z.string().default('…'),
  typoTolerance: typoTolerance.default('true'),
  allowTyposOnNumericTokens: z.boolean().default(true),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).default('none'),
  synonyms: z.boolean().default(true),
  clickAnalytics: z.boolean().default(false),
  responseFields: commaList.default(['*']),
  advancedSyntax: z.boolean().default(false),
  /** Without `attributeForDistinct`, which no index here has, it changes nothing. */
  distinct: z.union([z.boolean(), z.int().min(0).max(4)]).optional(),
  getRankingInfo: z.literal(false).optional(),
  tagFilters: z.union([z.literal(''), z.array(z.never())]).optional(),
});

export type SearchParams = z.output<typeof paramsSchema>;

/** Parameters whose text is never JSON. */
const TEXTS = new Set(['query', 'filters', 'highlightPreTag', 'highlightPostTag', 'snippetEllipsisText', 'userToken']);

/**
 * Reads the parameters of a query, given as an object, as a URL-encoded text in `params`, or both.
 *
 * @param defaults of the index, for what the query leaves out
 * @throws {SearchRefusal} 400 that names the parameter
 */
export function readParams(
  {params, ...direct}: Readonly<Record<string, unknown>>,
  defaults: Partial<IndexSettings['defaults']> = {},
): SearchParams {
  if (params !== undefined && typeof params !== 'string') throw invalid('params', 'string');
  const asked = Object.entries({...defaults, ...decoded(params ?? ''), ...direct}).filter(
    ([name]) => !NEUTRAL.has(name),
  );
  const result = paramsSchema.safeParse(Object.fromEntries(asked));
  if (!result.success) throw refusalOf(result.error);
  if (new TextEncoder().encode(result.data.query).length > MAX_QUERY_BYTES) {
    throw invalid('query', `string shorter than ${MAX_QUERY_BYTES} bytes`);
  }
  return result.data;
}

/** Returns the parameters as one text, as answers repeat them. */
export function encodedParams({params, ...direct}: Readonly<Record<string, unknown>>): string {
  const own = Object.entries(direct)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
    });
  return [...(typeof params === 'string' && params !== '' ? [params] : []), ...own].join('&');
}

function decoded(text: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, parsed(name, value)]));
}

function parsed(name: string, value: string): unknown {
  if (TEXTS.has(name)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function refusalOf({issues}: z.ZodError): SearchRefusal {
  const issue = issues[0];
  if (issue?.code === 'unrecognized_keys') {
    return new SearchRefusal(400, `Unknown parameter: ${issue.keys.join(', ')}`);
  }
  const name = String(issue?.path[0] ?? 'params');
  return invalid(name, EXPECTED[name] ?? 'another value');
}

const EXPECTED: Readonly<Record<string, string>> = {
  query: 'string',
  filters: 'string',
  page: 'integer from 0',
  hitsPerPage: `integer between 0 and ${MAX_HITS_PER_PAGE}`,
  facetFilters: 'array of strings and arrays of strings',
  numericFilters: 'array of strings and arrays of strings',
  advancedSyntax: 'boolean',
  distinct: 'boolean or integer between 0 and 4',
  getRankingInfo: 'false (not emulated)',
  tagFilters: 'nothing (not emulated)',
};

function invalid(name: string, expected: string): SearchRefusal {
  return new SearchRefusal(400, `Invalid value for "${name}" parameter, expected ${expected}`);
}
