import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {RefusedToken} from './customer-api.server';
import {readCustomer} from './read-customer.server';

const API = 'https://account.example/customer/api/2026-04/graphql';
/** The account host names the newest version. */
const NAMED = 'https://account.example/customer/api/2026-10/graphql';

/** Each host has an address of its own: what one says of itself is remembered. */
let hosts = 0;

function createHost(answer: unknown, discovery: unknown = {graphql_api: NAMED}, status = 200) {
  const sent = answerRequests(({url}) => (url === API ? Response.json(answer, {status}) : Response.json(discovery)));
  hosts += 1;
  const options = {
    calls: freshCalls(),
    origin: `https://${hosts}.example`,
    shopOrigin: 'https://shop.example',
    apiVersion: '2026-04',
  };
  return {origin: options.origin, read: () => readCustomer(options, 'shcat_1'), sent};
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a customer', () => {
  it('is requested at the endpoint of the discovery document, in the version that is set', async () => {
    const known = {id: 'gid://shopify/Customer/7003', firstName: 'Lena', tags: ['b2b']};
    const {origin, read, sent} = createHost({data: {customer: known}});
    expect(await read()).toEqual(known);
    expect(sent).toMatchObject([
      {method: 'GET', url: `${origin}/.well-known/customer-account-api`},
      {method: 'POST', url: API, body: {query: 'query KnownCustomer { customer { id firstName tags } }'}},
    ]);
    expect(sent.map(({headers}) => headers.get('Accept'))).toEqual(['application/json', 'application/json']);
    expect(sent.map(({headers}) => headers.get('Authorization'))).toEqual([null, 'shcat_1']);
    expect(sent[1]?.headers.get('Origin')).toBe('https://shop.example');
    for (const {headers} of sent) expect(headers.get('User-Agent')).toMatch(/^Lichtung\//);
  });

  it('is asked for without asking the host again where its API is, for an hour', async () => {
    vi.useFakeTimers();
    const {read, sent} = createHost({data: {customer: {id: 'gid://shopify/Customer/7003', firstName: null, tags: []}}});
    const methods = () => sent.map(({method}) => method).join(' ');
    await read();
    vi.advanceTimersByTime(60 * 60 * 1000 - 1);
    await read();
    expect(methods()).toBe('GET POST POST');
    vi.advanceTimersByTime(1);
    await read();
    expect(methods()).toBe('GET POST POST GET POST');
  });

  it.each([
    ['INTERNAL_SERVER_ERROR', 2, 'status'],
    ['THROTTLED', 1, 'rate-limited'],
  ])('after %s in a 200 takes %i requests', async (code, times, failure) => {
    const {read, sent} = createHost({errors: [{message: '', extensions: {code}}], data: null});
    await expect(read()).rejects.toMatchObject({service: 'account', failure});
    expect(sent.filter(({method}) => method === 'POST')).toHaveLength(times);
  });

  it('cannot be had by a token that the host does not take any more', async () => {
    const {read} = createHost(
      {errors: [{message: 'Invalid token', extensions: {code: 'UNAUTHORIZED'}}]},
      undefined,
      401,
    );
    await expect(read()).rejects.toThrow(RefusedToken);
  });

  it.each([
    ['there is no data', {errors: []}, undefined],
    ['the host names no address', {}, {}],
  ])('cannot be had where %s', async (_, answer, discovery) => {
    await expect(createHost(answer, discovery).read()).rejects.toMatchObject({
      service: 'account',
      failure: 'malformed',
    });
  });
});
