import {createClient} from '@sanity/client';
import {createCartHandler, createStorefrontClient} from '@shopify/hydrogen';
import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import {algoliasearch} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import * as connectors from 'instantsearch.js/es/connectors';
import * as openid from 'openid-client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {CLIENT_HEADERS} from '../accounts/client';
import {borrowAccounts, CLIENT_ID, ORIGIN} from '../accounts/start-accounts';
import {startCms, TOKEN} from '../cms/start-cms';
import {API_KEY, APPLICATION_ID, borrowSearch, clientOptions} from '../search/start-search';
import {CALLS as RECHARGE_CALLS} from '../subscriptions/official-client-calls';
import {REFUSED as RECHARGE_REFUSED} from '../subscriptions/official-client-refusals';
import {ALGOLIA_CALLS, ALGOLIA_REFUSED, LITE_CALLS, LITE_REFUSED} from './algolia-calls';
import {INSTANTSEARCH_CALLS, INSTANTSEARCH_OTHERS} from './instantsearch-calls';
import {OPENID_CALLS, OPENID_RAW_TOKEN, OPENID_REFUSED} from './openid-calls';
import {SANITY_CALLS, SANITY_OTHERS, SANITY_REFUSED, type Call, type Refused} from './sanity-calls';

/** Runs each call of a client, with nothing of it replaced but the origin. */
function runs<Client>(
  of: string,
  clientOf: () => Client,
  calls: readonly Call<Client>[],
  refused: readonly Refused<Client>[],
) {
  describe(of, () => {
    it.each(calls)('%s works', async (_, call) => {
      expect(await call(clientOf())).toBe(true);
    });

    it.each(refused)('%s is refused: %s', async (_, _reason, refusal, call) => {
      const answer: unknown = await Promise.resolve()
        .then(() => call(clientOf()))
        .then(
          () => 'it works',
          (error: unknown) => error,
        );
      expect(answer).toMatchObject(refusal);
    });
  });
}

let cms: Awaited<ReturnType<typeof startCms>>;
let search: Awaited<ReturnType<typeof borrowSearch>>;
let accounts: Awaited<ReturnType<typeof borrowAccounts>>;
let config: openid.Configuration;

beforeAll(async () => {
  [cms, search, accounts] = await Promise.all([startCms(), borrowSearch(), borrowAccounts()]);
  const customFetch: openid.CustomFetch = (url, {method, headers, body}) =>
    accounts.fetch(url, {
      method,
      headers: {...headers, ...CLIENT_HEADERS},
      body: body instanceof URLSearchParams ? body : null,
    });
  const described = new URL('/.well-known/openid-configuration', ORIGIN);
  config = await openid.discovery(described, CLIENT_ID, {}, openid.None(), {[openid.customFetch]: customFetch});
}, 120_000);
afterAll(() => cms.stop());

const options = () => clientOptions(search.host);
const lite = () => liteClient(APPLICATION_ID, API_KEY, options());

runs('@sanity/client', () => cms.client({token: TOKEN}), SANITY_CALLS, SANITY_REFUSED);
runs('algoliasearch', () => algoliasearch(APPLICATION_ID, API_KEY, options()), ALGOLIA_CALLS, ALGOLIA_REFUSED);
runs('algoliasearch/lite', lite, LITE_CALLS, LITE_REFUSED);
runs('instantsearch.js', lite, INSTANTSEARCH_CALLS, []);
runs('openid-client', () => config, [], OPENID_REFUSED);

/** The calls of an object, by their first names: `live.events` is one of `live`. */
const firstNames = (rows: readonly (readonly [string, ...unknown[]])[]) =>
  rows.map(([name]) => /^\w+/.exec(name)?.[0] ?? name);

describe('no call is forgotten', () => {
  it('of the CMS', () => {
    const client = createClient({projectId: 'x', dataset: 'y', apiVersion: '2025-02-19', useCdn: false});
    const names = [...Object.keys(client), ...Object.getOwnPropertyNames(Object.getPrototypeOf(client))];
    const known = new Set([...firstNames(SANITY_CALLS), ...firstNames(SANITY_REFUSED), ...SANITY_OTHERS, 'observable']);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('of InstantSearch', () => {
    const known = new Set([...firstNames(INSTANTSEARCH_CALLS), ...INSTANTSEARCH_OTHERS]);
    expect(Object.keys(connectors).filter((name) => !known.has(name))).toEqual([]);
  });

  it('of the small client of the search', () => {
    const known = new Set([...firstNames(LITE_CALLS), ...firstNames(LITE_REFUSED)]);
    const helpers = ['transporter', 'appId', 'apiKey', 'clearCache', '_ua', 'addAlgoliaAgent', 'setClientApiKey'];
    const calls = Object.keys(lite()).filter((name) => !name.endsWith('WithHTTPInfo') && !helpers.includes(name));
    expect(calls.filter((name) => !known.has(name))).toEqual([]);
  });
});

type Line = {readonly client: string; readonly call: string; readonly reason: string | null};

const works = (client: string, names: readonly string[]): readonly Line[] =>
  names.map((call) => ({client, call, reason: null}));
const refuses = (client: string, rows: readonly (readonly [string, string, ...unknown[]])[]): readonly Line[] =>
  rows.map(([call, reason]) => ({client, call, reason}));
const namesOf = (rows: readonly (readonly [string, ...unknown[]])[]) => rows.map(([name]) => name);

/** Clients whose tests hold that each of their calls is made. */
function shopifyLines(): readonly Line[] {
  const settings = {storeDomain: 'https://shop.example', publicStorefrontToken: 'x', storefrontApiVersion: '2026-04'};
  const {storefront} = createStorefrontClient(settings);
  const cart = createCartHandler({storefront, getCartId: () => undefined, setCartId: () => new Headers()});
  const plain = createStorefrontApiClient({
    storeDomain: 'https://shop.example',
    apiVersion: '2026-04',
    publicAccessToken: 'x',
  });
  const OLD = 'its operation declares the codes as optional, which the versions from 2026-01 on refuse';
  return [
    ...works('@shopify/storefront-api-client', Object.keys(plain)),
    ...works(
      '@shopify/hydrogen, createCartHandler',
      Object.keys(cart).filter((name) => name !== 'updateDiscountCodes'),
    ),
    ...refuses('@shopify/hydrogen, createCartHandler', [['updateDiscountCodes', OLD]]),
  ];
}

const LINES: readonly Line[] = [
  ...shopifyLines(),
  ...works('openid-client', OPENID_CALLS),
  ...refuses('openid-client', [...OPENID_REFUSED, OPENID_RAW_TOKEN]),
  ...works('algoliasearch', namesOf(ALGOLIA_CALLS)),
  ...refuses('algoliasearch', ALGOLIA_REFUSED),
  ...works('algoliasearch/lite', namesOf(LITE_CALLS)),
  ...refuses('algoliasearch/lite', LITE_REFUSED),
  ...works('instantsearch.js, connectors', namesOf(INSTANTSEARCH_CALLS)),
  ...works('@sanity/client', namesOf(SANITY_CALLS)),
  ...refuses('@sanity/client', SANITY_REFUSED),
  ...works('@rechargeapps/storefront-client', namesOf(RECHARGE_CALLS)),
  ...refuses('@rechargeapps/storefront-client', RECHARGE_REFUSED),
];
const CLIENTS = [...new Set(LINES.map(({client}) => client))];

/** Calls that the service has and the emulator lacks; every other refusal is the service's own, or of what is not bought. */
const isMissing = ({reason}: Line) => reason?.startsWith('not emulated') === true;
const share = (lines: readonly Line[]) => {
  const working = lines.filter(({reason}) => reason === null).length;
  return Math.round((working / (working + lines.filter(isMissing).length)) * 1000) / 10;
};

function table(): string {
  const rows = CLIENTS.map((client) => {
    const lines = LINES.filter((line) => line.client === client);
    const count = (of: (line: Line) => boolean) => String(lines.filter(of).length);
    const refused = count((line) => line.reason !== null && !isMissing(line));
    return `| ${client} | ${count(({reason}) => reason === null)} | ${refused} | ${count(isMissing)} | ${share(lines)} |`;
  });
  const calls = CLIENTS.flatMap((client) => {
    const lines = LINES.filter((line) => line.client === client);
    const working = lines.filter(({reason}) => reason === null).map(({call}) => `\`${call}\``);
    const refused = lines.filter(({reason}) => reason !== null).map(({call, reason}) => `| \`${call}\` | ${reason} |`);
    return [
      `## ${client}`,
      `Works: ${working.join(', ')}.`,
      ...(refused.length === 0 ? [] : [['| refused | reason |', '| --- | --- |', ...refused].join('\n')]),
    ];
  });
  return `${[
    '# Official clients against the emulated services',
    'Written by `npx vitest run --project contract tests/contract/official-clients -u`, and checked by the same tests. Each client runs unmodified but for its origin. Refused calls get the error that the service documents. The share leaves out what the service refuses itself, and what the shop does not buy.',
    ['| client | works | refused | not emulated | share, % |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
    ...calls,
  ].join('\n\n')}\n`;
}

describe('the table of the official clients', () => {
  it('is that of docs/figures/official-clients.md', async () => {
    await expect(table()).toMatchFileSnapshot('../../../docs/figures/official-clients.md');
  });

  it('has at least 95 of 100 calls that work', () => {
    expect(share(LINES)).toBeGreaterThanOrEqual(95);
  });
});
