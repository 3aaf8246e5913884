import {Hono} from 'hono';
import type {Context} from 'hono';
import {timingSafeEqual} from 'hono/utils/buffer';
import * as z from 'zod';
import {worldOf} from './account';
import type {SearchBindings, SearchEnv} from './account';
import {answerFacetQuery, answerObject, answerObjects, answerQueries, answerQuery} from './answer';
import {bodyOf} from './body';
import type {ContentSource} from './cms-content';
import {SearchRefusal} from './search-refusal';
import {writeRoutes} from './write-routes';

type App = {readonly Bindings: SearchBindings; readonly Variables: {mayWrite: boolean}};

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, X-Algolia-Application-Id, X-Algolia-API-Key, X-Algolia-Agent, X-Algolia-User-Token',
  'Access-Control-Max-Age': '7200',
};
const MESSAGES: Readonly<Record<number, string>> = {429: 'Too Many Requests', 503: 'Service Unavailable'};
/** A path below an index that is no object, and that is not asked by GET. */
const BROWSE = 'browse';
const errorSchema = z.object({message: z.string()});

/** The search service. */
export const search = new Hono<App>().basePath('/1');

search.use(async (c, next) => {
  const {env} = c.env;
  const id = credential(c, 'x-algolia-application-id');
  const key = credential(c, 'x-algolia-api-key');
  const mayWrite = await timingSafeEqual(key, env.SEARCH_ADMIN_KEY);
  const mayAsk = mayWrite || (await timingSafeEqual(key, env.SEARCH_API_KEY));
  if (!mayAsk || !(await timingSafeEqual(id, env.SEARCH_APPLICATION_ID)))
    throw new SearchRefusal(403, 'Invalid Application-ID or API key');
  c.set('mayWrite', mayWrite);
  return next();
});

search.route('/', writeRoutes);

search.post('/indexes/:index/queries', async (c) => {
  if (c.req.param('index') !== '*') throw notAllowed();
  return c.json(answerQueries(await bodyOf(c.req), await worldOf(c.env)));
});

search.post('/indexes/:index/query', async (c) =>
  c.json(answerQuery(c.req.param('index'), await bodyOf(c.req), await worldOf(c.env))),
);

search.post('/indexes/:index/facets/:facet/query', async (c) =>
  c.json(answerFacetQuery(c.req.param('index'), c.req.param('facet'), await bodyOf(c.req), await worldOf(c.env))),
);

search.post('/indexes/:index/objects', async (c) => {
  if (c.req.param('index') !== '*') throw notAllowed();
  return c.json(answerObjects(await bodyOf(c.req), await worldOf(c.env)));
});

search.get('/indexes/:index/:object', async (c) => {
  const {index, object} = c.req.param();
  if (object === BROWSE) throw notAllowed();
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

/** Answers a request to `/1/…`. */
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
