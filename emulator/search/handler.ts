import {Hono} from 'hono';
import type {Context} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import type {StorefrontEnv} from '../storefront/env';
import {ONLY} from '../storefront/cart/load-pricing-world';
import {shop} from '../storefront/shop';
import {answerFacetQuery, answerObject, answerObjects, answerQueries, answerQuery} from './answer';
import type {SearchWorld} from './answer';
import type {ContentSource} from './content-records';
import {createIndexStore} from './indices';
import {isAvailable} from './product-records';
import type {SearchRecord} from './record';
import type {SearchIndex} from './search-index';
import {SearchRefusal} from './search-refusal';

/** What the search service needs of the worker's configuration. */
export type SearchEnv = Pick<StorefrontEnv, 'STOCK' | 'EMULATOR_ORIGIN' | 'PICTURE_ORIGIN'> & {
  readonly SEARCH_APPLICATION_ID: string;
  /** May search, nothing else. */
  readonly SEARCH_API_KEY: string;
};

type App = {readonly Bindings: {readonly env: SearchEnv; readonly content: ContentSource}};

const MAX_BODY = 1_000_000;
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, X-Algolia-Application-Id, X-Algolia-API-Key, X-Algolia-Agent, X-Algolia-User-Token',
  'Access-Control-Max-Age': '7200',
};
const MESSAGES: Readonly<Record<number, string>> = {429: 'Too Many Requests', 503: 'Service Unavailable'};
/** Paths below an index that are no objects, and that a key for searching may not ask. */
const OPERATIONS = ['browse', 'settings'];
const bodySchema = z.record(z.string(), z.unknown());
const errorSchema = z.object({message: z.string()});

const indicesOf = createIndexStore();
/** The search service. */
export const search = new Hono<App>().basePath('/1/indexes');

search.use(async (c, next) => {
  const {env} = c.env;
  const id = credential(c, 'x-algolia-application-id');
  const key = credential(c, 'x-algolia-api-key');
  const isKnown =
    (await timingSafeEqual(id, env.SEARCH_APPLICATION_ID)) && (await timingSafeEqual(key, env.SEARCH_API_KEY));
  if (!isKnown) throw new SearchRefusal(403, 'Invalid Application-ID or API key');
  return next();
});

search.post('/:index/queries', async (c) => {
  if (c.req.param('index') !== '*') throw notAllowed();
  return c.json(answerQueries(await bodyOf(c), await worldOf(c.env)));
});

search.post('/:index/query', async (c) =>
  c.json(answerQuery(c.req.param('index'), await bodyOf(c), await worldOf(c.env))),
);

search.post('/:index/facets/:facet/query', async (c) =>
  c.json(answerFacetQuery(c.req.param('index'), c.req.param('facet'), await bodyOf(c), await worldOf(c.env))),
);

search.post('/:index/objects', async (c) => {
  if (c.req.param('index') !== '*') throw notAllowed();
  return c.json(answerObjects(await bodyOf(c), await worldOf(c.env)));
});

search.get('/:index/:object', async (c) => {
  const {index, object} = c.req.param();
  if (OPERATIONS.includes(object)) throw notAllowed();
  const attributes = c.req.query('attributesToRetrieve')?.split(',') ?? ['*'];
  return c.json(answerObject(index, object, attributes, await worldOf(c.env)));
});

search.notFound(() => {
  throw notAllowed();
});

search.onError((error, c) => {
  if (error instanceof SearchRefusal) return c.json({message: error.message, status: error.status}, error.status);
  console.error(error);
  return c.json({message: 'Internal Error', status: 500}, 500);
});

/** Answers a request to `/1/indexes/…`. */
export async function handleSearch(request: Request, env: SearchEnv, content: ContentSource): Promise<Response> {
  return withCors(await search.fetch(request, {env, content}));
}

/** Answers a browser that asks whether it may ask. */
export function allowSearch(): Response {
  return new Response(null, {status: 204, headers: CORS});
}

/** Gives an answer that did not come from this service, such as a fault on demand, the service's form. */
export async function asSearchAnswer(response: Response): Promise<Response> {
  if (
    response.ok ||
    errorSchema.safeParse(
      await response
        .clone()
        .json()
        .catch(() => null),
    ).success
  ) {
    return withCors(response);
  }
  const {status, headers} = response;
  const retry = headers.get('Retry-After');
  return withCors(
    Response.json(
      {message: MESSAGES[status] ?? 'Service unavailable', status},
      {status, ...(retry === null ? {} : {headers: {'Retry-After': retry}})},
    ),
  );
}

/** Adds to the answer itself: a new one around its body would hide that a connection was cut on demand. */
function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function credential(c: Context<App>, name: string): string {
  return c.req.header(name) ?? c.req.query(name) ?? '';
}

function notAllowed(): SearchRefusal {
  return new SearchRefusal(403, 'Method not allowed with this API key');
}

async function bodyOf(c: Context<App>): Promise<Readonly<Record<string, unknown>>> {
  // Browsers send it as text/plain, to do without asking first.
  const text = await c.req.text();
  if (text.length > MAX_BODY) throw new SearchRefusal(413, 'Payload Too Large');
  if (text.trim() === '') return {};
  try {
    return bodySchema.parse(JSON.parse(text));
  } catch {
    throw new SearchRefusal(400, 'lexical error: invalid JSON, expected an object');
  }
}

async function worldOf({env, content}: App['Bindings']): Promise<SearchWorld> {
  const open = shop();
  const pictureOrigin = env.PICTURE_ORIGIN ?? env.EMULATOR_ORIGIN;
  const [indices, stock] = await Promise.all([
    indicesOf({shop: open, content, pictureOrigin}),
    env.STOCK.getByName(ONLY).read(),
  ]);
  const availability = new Map(
    open.seed.products.map((product) => [
      String(product.number),
      isAvailable(product, ({number}) => stock.get(number) ?? 0),
    ]),
  );
  return {
    indices,
    current: (index) =>
      isOfProducts(index) ? index.records.map((record) => today(record, availability)) : index.records,
    clock: () => Date.now(),
    newQueryId: () => crypto.randomUUID().replaceAll('-', ''),
  };
}

function isOfProducts({name}: SearchIndex): boolean {
  return name.startsWith('products_');
}

function today(record: SearchRecord, availability: ReadonlyMap<string, boolean>): SearchRecord {
  const available = availability.get(record.objectID) ?? false;
  return record['available'] === available ? record : {...record, available};
}
