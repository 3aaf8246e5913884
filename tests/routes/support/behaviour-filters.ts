import * as z from 'zod';

import type {PageId} from '../../../app/pages';
import {withNulls, withoutOptional, withUnknown} from './altered-answers';
import type {Exchange} from './visitor';

/** One behaviour of the real services that the emulator does not show of itself. */
export type BehaviourFilter = {
  readonly name: string;
  /** The access scope, or the single field as `Type.field`, that the platform denies. */
  readonly denied?: string;
  readonly exchange?: Exchange;
  /**
   * What becomes of a page. `whole`: it says the same as without the filter. `every-part`: no part of it fails, though values are
   * missing. `honest`: it is there, and says which part is not.
   */
  readonly outcome: 'whole' | 'every-part' | 'honest';
  /** The calls to services that it is about; it leaves alone a page without any. */
  readonly concerns: RegExp;
  /** Pages that are nothing without what is refused, and may say so: 503. */
  readonly unavailable?: readonly PageId[];
  /** Says that nothing can be sold: every page may be unavailable, and none breaks. */
  readonly isFatal?: true;
  /** What the dashboard says of the subscriptions; `ready` unless given. */
  readonly dashboard?: 'unavailable';
};

const STOREFRONT = /^\/api\/[^/]+\/graphql\.json$/;
const CUSTOMER_API = /^\/\d+\/account\/customer\/api\//;
const TOKENS = /^\/authentication\/\d+\/oauth\/token$/;
const SUBSCRIPTIONS = '/recharge/api/';
/** What the services answer whose contracts say what may be absent. */
const DESCRIBED = /^\/(?:recharge\/api|1\/indexes|v1|v[\d-]+\/data\/query)\//;

const pathOf = ({url}: Request) => new URL(url).pathname;

const operationSchema = z.object({query: z.string()});

/** Gives what `change` makes of each answer that is JSON. */
function changing(change: (said: {request: Request; query: string; body: unknown}) => unknown): Exchange {
  return async (request, send) => {
    const asked = STOREFRONT.test(pathOf(request)) ? operationSchema.parse(await request.clone().json()).query : '';
    const answer = await send(request);
    if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return answer;
    const body = change({request, query: asked, body: await answer.json()});
    const headers = new Headers(answer.headers);
    headers.delete('Content-Length');
    return new Response(JSON.stringify(body), {status: answer.status, headers});
  };
}

/** How long a list takes that the platform finds hard. */
const SLOW_LIST_MS = 500;
/** From this many entries on an answer is a list. */
const LIST_ENTRIES = 12;

function isList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length >= LIST_ENTRIES || value.some(isList);
  return typeof value === 'object' && value !== null && Object.values(value).some(isList);
}

const slowLists: Exchange = async (request, send) => {
  const answer = await send(request);
  if (!answer.headers.get('Content-Type')?.includes('json') || answer.status !== 200) return answer;
  const text = await answer.text();
  if (isList(JSON.parse(text))) await new Promise((resolve) => setTimeout(resolve, SLOW_LIST_MS));
  return new Response(text, answer);
};

/** Changes the version in an address to one that has ended: the platform answers by the oldest that it still has. */
const endedVersion: Exchange = (request, send) => {
  const path = pathOf(request);
  if (!STOREFRONT.test(path) && !CUSTOMER_API.test(path)) return send(request);
  return send(new Request(request.url.replace(/\/20\d\d-\d\d\//, '/2025-01/'), request));
};

const originRequired: Exchange = (request, send) => {
  const path = pathOf(request);
  const isNamed = request.headers.has('Origin') && request.headers.has('User-Agent');
  if (isNamed || !(CUSTOMER_API.test(path) || TOKENS.test(path))) return send(request);
  return Promise.resolve(Response.json({error: 'invalid_token'}, {status: 401}));
};

const endedSubscriptionVersion: Exchange = (request, send) =>
  pathOf(request).startsWith(SUBSCRIPTIONS)
    ? Promise.resolve(Response.json({errors: 'The version of the API is not supported.'}, {status: 426}))
    : send(request);

const PLATFORM = /\/api\/[^/]+\/graphql\.json$/;
const ACCOUNTS = /\/account\/customer\/api\/|\/oauth\/token$/;
const ANY = /^/;

const denying = (denied: string, more: Pick<BehaviourFilter, 'unavailable' | 'isFatal'> = {}): BehaviourFilter => ({
  name: `${denied} is denied`,
  denied,
  concerns: PLATFORM,
  outcome: 'honest',
  ...more,
});

/** Every behaviour that the shop's pages have to bear: every access scope, and fields that are denied alone. */
export const BEHAVIOUR_FILTERS: readonly BehaviourFilter[] = [
  {
    name: 'no optional value',
    concerns: ANY,
    exchange: changing(({request, query, body}) => {
      const pathname = pathOf(request);
      if (query !== '') return withNulls(query, body, 'values');
      return DESCRIBED.test(pathname) ? withoutOptional({method: request.method, pathname, body}) : body;
    }),
    outcome: 'every-part',
  },
  {
    name: 'no optional object',
    concerns: PLATFORM,
    exchange: changing(({query, body}) => (query === '' ? body : withNulls(query, body, 'objects'))),
    outcome: 'every-part',
  },
  {
    name: 'unknown fields',
    concerns: ANY,
    exchange: changing(({request, body}) => withUnknown({method: request.method, pathname: pathOf(request), body})),
    outcome: 'whole',
  },
  {name: 'an ended version of the platform', concerns: /graphql/, exchange: endedVersion, outcome: 'whole'},
  {name: '401 without Origin', concerns: ACCOUNTS, exchange: originRequired, outcome: 'whole'},
  {name: 'slow lists', concerns: ANY, exchange: slowLists, outcome: 'whole'},
  {
    name: '426 of the subscription service',
    concerns: /\/recharge\/api\//,
    exchange: endedSubscriptionVersion,
    outcome: 'honest',
    unavailable: ['nextDelivery', 'deliveriesFeed', 'subscriptionState'],
    dashboard: 'unavailable',
  },
  denying('unauthenticated_read_product_inventory'),
  denying('unauthenticated_read_product_tags'),
  denying('unauthenticated_read_selling_plans'),
  denying('unauthenticated_read_customers'),
  denying('unauthenticated_read_content'),
  denying('unauthenticated_read_metaobjects'),
  denying('unauthenticated_write_customers'),
  denying('unauthenticated_read_product_listings', {isFatal: true}),
  denying('unauthenticated_read_checkouts', {isFatal: true}),
  denying('unauthenticated_write_checkouts', {isFatal: true}),
  // The metafield says which customers may buy the product.
  denying('Product.metafield', {unavailable: ['lastCart', 'cartPermalink']}),
  denying('ProductVariant.metafield'),
  denying('QueryRoot.productRecommendations'),
  denying('ProductVariant.barcode'),
];
