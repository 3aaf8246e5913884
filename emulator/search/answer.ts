import * as z from 'zod';
import {encodedParams, readParams} from './params';
import type {SearchParams} from './params';
import type {SearchRecord} from './record';
import {runQuery} from './run-query';
import type {QueryResult} from './run-query';
import {searchFacet} from './search-facet';
import type {SearchIndex} from './search-index';
import {SearchRefusal} from './search-refusal';
import {retrieved} from './shape-hit';

/** What requests are answered from. */
export type SearchWorld = {
  readonly indices: ReadonlyMap<string, SearchIndex>;
  /** An index's records with today's values. */
  readonly current: (index: SearchIndex) => readonly SearchRecord[];
  /** Milliseconds, for the time that a query took. */
  readonly clock: () => number;
  /** 32 hexadecimal digits. */
  readonly newQueryId: () => string;
};

const MAX_REQUESTS = 50;
const MAX_FACET_HITS = 100;
const MAX_OBJECTS = 1_000;

const body = z.record(z.string(), z.unknown());
const multiSchema = z.strictObject({
  requests: z.array(body.and(z.object({indexName: z.string()}))),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).default('none'),
});
const facetSchema = z.object({
  facetQuery: z.string().default(''),
  maxFacetHits: z.int().min(1).max(MAX_FACET_HITS).default(10),
});

/** Answers `POST /1/indexes/{*}/queries`. @throws {SearchRefusal} */
export function answerQueries(input: unknown, world: SearchWorld) {
  const parsed = multiSchema.safeParse(input);
  if (!parsed.success)
    throw new SearchRefusal(400, 'Invalid body: expected requests with an indexName each, and a strategy');
  const {requests, strategy} = parsed.data;
  if (requests.length > MAX_REQUESTS)
    throw new SearchRefusal(400, `Too many queries: ${requests.length}, at most ${MAX_REQUESTS}`);
  let isEnough = false;
  const results = requests.map(({indexName, type, facet, ...asked}) => {
    if (type === 'facet') return answerFacetQuery(indexName, z.string().catch('').parse(facet), asked, world);
    if (type !== undefined && type !== 'default')
      throw new SearchRefusal(400, 'Invalid value for "type", expected default or facet');
    if (isEnough) return {...answerNothing(indexName, asked), processed: false};
    const result = answerQuery(indexName, asked, world);
    if (strategy === 'none') return result;
    isEnough = result.nbHits >= (result.hitsPerPage ?? 0);
    return {...result, processed: true};
  });
  return {results};
}

/** Answers `POST /1/indexes/{name}/query`. @throws {SearchRefusal} */
export function answerQuery(name: string, asked: Readonly<Record<string, unknown>>, world: SearchWorld) {
  const started = world.clock();
  const index = indexOf(name, world);
  const params = readParams(asked, index.settings.defaults);
  const result = runQuery(index, world.current(index), params);
  return {
    ...envelope(name, asked, params, result),
    processingTimeMS: elapsed(started, world),
    ...queryId(params, world),
  };
}

/** Answers `POST /1/indexes/{name}/facets/{facet}/query`. @throws {SearchRefusal} */
export function answerFacetQuery(
  name: string,
  facet: string,
  asked: Readonly<Record<string, unknown>>,
  world: SearchWorld,
) {
  const started = world.clock();
  const {facetQuery, maxFacetHits, ...rest} = asked;
  const wanted = facetSchema.safeParse({
    ...(facetQuery === undefined ? {} : {facetQuery}),
    ...(maxFacetHits === undefined ? {} : {maxFacetHits}),
  });
  if (!wanted.success) {
    throw new SearchRefusal(400, `Invalid value for "${String(wanted.error.issues[0]?.path[0])}" parameter`);
  }
  const index = indexOf(name, world);
  const facetHits = searchFacet(
    index,
    world.current(index),
    {facet, ...wanted.data},
    readParams(rest, index.settings.defaults),
  );
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    exhaustive: {facetsCount: true},
    processingTimeMS: elapsed(started, world),
  };
}

const attributesSchema = z.array(z.string()).default(['*']);
const objectsSchema = z.strictObject({
  requests: z.array(
    z.strictObject({indexName: z.string(), objectID: z.string(), attributesToRetrieve: attributesSchema}),
  ),
});

/** Answers `GET /1/indexes/{name}/{objectID}`. @throws {SearchRefusal} */
export function answerObject(name: string, objectID: string, attributes: readonly string[], world: SearchWorld) {
  const found = objectOf(name, objectID, attributes, world);
  if (found === null) throw new SearchRefusal(404, 'ObjectID does not exist');
  return found;
}

/** Answers `POST /1/indexes/{*}/objects`: in the order of the requests, `null` for what is not there. @throws {SearchRefusal} */
export function answerObjects(input: unknown, world: SearchWorld) {
  const parsed = objectsSchema.safeParse(input);
  if (!parsed.success)
    throw new SearchRefusal(400, 'Invalid body: expected requests with an indexName and an objectID each');
  const {requests} = parsed.data;
  if (requests.length > MAX_OBJECTS)
    throw new SearchRefusal(400, `Too many objects: ${requests.length}, at most ${MAX_OBJECTS}`);
  return {
    results: requests.map(({indexName, objectID, attributesToRetrieve}) =>
      objectOf(indexName, objectID, attributesToRetrieve, world),
    ),
  };
}

function objectOf(name: string, objectID: string, attributes: readonly string[], world: SearchWorld) {
  const record = world.current(indexOf(name, world)).find((known) => known.objectID === objectID);
  return record === undefined ? null : {...retrieved(record, attributes), objectID};
}

function indexOf(name: string, {indices}: SearchWorld): SearchIndex {
  const index = indices.get(name);
  if (index === undefined) throw new SearchRefusal(404, `Index ${name} does not exist`);
  return index;
}

function envelope(name: string, asked: Readonly<Record<string, unknown>>, params: SearchParams, result: QueryResult) {
  return {
    ...result,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {facetsCount: true, nbHits: true, typo: true},
    query: params.query,
    params: encodedParams(asked),
    index: name,
    renderingContent: {},
  };
}

function answerNothing(name: string, asked: Readonly<Record<string, unknown>>) {
  const params = readParams(asked);
  const none = {hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: params.hitsPerPage};
  return {...envelope(name, asked, params, none), processingTimeMS: 0};
}

function queryId({clickAnalytics}: SearchParams, {newQueryId}: SearchWorld) {
  return clickAnalytics ? {queryID: newQueryId()} : {};
}

function elapsed(started: number, {clock}: SearchWorld): number {
  return Math.max(1, Math.round(clock() - started));
}
