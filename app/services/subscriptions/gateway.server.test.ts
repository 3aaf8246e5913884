import * as z from 'zod';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll, answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {openSubscriptionSession} from './access.server';
import {createSubscriptionGateway} from './gateway.server';

const schema = z.object({name: z.string()});
const SHOP = {storefrontToken: 'strfnt_shop', shop: 'lichtung.example'};
const QUERY = 'shop_url=lichtung.example';

/** A customer whose session ends with each token that is refused. */
function createGateway() {
  let number = 1;
  const refusals: (string | null)[] = [];
  const gateway = createSubscriptionGateway({
    apiUrl: 'https://subscriptions.example/api',
    ...SHOP,
    session: (refused) => {
      refusals.push(refused);
      if (refused !== null) number += 1;
      return Promise.resolve({token: `token-${number}`, customerId: 7});
    },
    calls: freshCalls(),
  });
  return {gateway, refusals};
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the subscription service', () => {
  it('is read as one customer, in the version of its contract', async () => {
    const sent = answerAll(200, {name: 'Lena', more: 1});
    const {gateway} = createGateway();
    expect(await gateway.read('/customers', schema)).toEqual({name: 'Lena'});
    expect(sent[0]).toMatchObject({method: 'GET', url: `https://subscriptions.example/api/customers?${QUERY}`});
    expect(sent[0]?.headers.get('X-Recharge-Version')).toBe('2021-11');
    expect(sent[0]?.headers.get('X-Recharge-Storefront-Access-Token')).toBe('strfnt_shop');
    expect(sent[0]?.headers.get('X-Recharge-Access-Token')).toBe('token-1');
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
    expect(await gateway.customerId()).toBe(7);
  });

  it('opens one session for all that is read at once', async () => {
    answerAll(200, {name: 'Lena'});
    const {gateway, refusals} = createGateway();
    await Promise.all([gateway.read('/a', schema), gateway.read('/b', schema), gateway.customerId()]);
    expect(refusals).toEqual([null]);
  });

  it.each([
    ['with a body', {a: 1}],
    ['without one', undefined],
  ])('is changed once, and says with which status: %s', async (_, body) => {
    const sent = answerAll(422, {});
    const call = {method: 'POST', path: '/charges/1/skip?commit=true', body} as const;
    expect(await createGateway().gateway.write(call)).toMatchObject({status: 422});
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: `https://subscriptions.example/api/charges/1/skip?commit=true&${QUERY}`,
      body: body ?? '',
    });
    expect(sent[0]?.headers.get('X-Recharge-Access-Token')).toBe('token-1');
  });

  it.each([
    ['a list', 422, {errors: {zip: ['Not a postal code.'], phone: ['Too short.']}}, ['zip', 'phone']],
    ['a text', 422, {errors: {zip: 'Not a postal code.'}}, ['zip']],
    ['fields in a field', 422, {errors: {recipient_address: {zip: ['Not a postal code.']}}}, ['zip']],
    ['a text about the whole', 422, {errors: 'Not Found'}, []],
    ['nothing that is known', 422, {message: 'no'}, []],
    ['a list beside another status', 409, {errors: {zip: ['Busy.']}}, []],
  ])('names the fields that it refuses: %s', async (_, status, body, wrong) => {
    answerAll(status, body);
    expect(await createGateway().gateway.write({method: 'PUT', path: '/addresses/1'})).toEqual({status, wrong});
  });

  it('is changed in bulk in the version that has it', async () => {
    const sent = answerAll(200, {});
    const path = '/addresses/2/subscriptions-bulk';
    await createGateway().gateway.write({method: 'PUT', path, version: '2021-01'});
    expect(sent[0]?.headers.get('X-Recharge-Version')).toBe('2021-01');
  });

  it('is not asked about a customer whom it does not know', async () => {
    const sent = answerAll(200, {name: 'Lena'});
    const session = () => Promise.resolve({token: null, customerId: null});
    const calls = freshCalls();
    const gateway = createSubscriptionGateway({apiUrl: 'https://subscriptions.example', ...SHOP, session, calls});
    expect(await gateway.customerId()).toBeNull();
    await expect(gateway.read('/customers', schema)).rejects.toMatchObject({service: 'subscriptions'});
    expect(sent).toEqual([]);
  });

  it.each([
    [404, {}, 'status'],
    [200, {}, 'malformed'],
    [429, {}, 'rate-limited'],
  ])('cannot be read where it answers %i %j', async (status, body, failure) => {
    answerAll(status, body);
    const read = createGateway().gateway.read('/customers', schema);
    await expect(read).rejects.toMatchObject({service: 'subscriptions', failure});
  });

  it('is asked again with a new session where the old one has ended', async () => {
    const sent = answerRequests(({headers}) =>
      headers.get('X-Recharge-Access-Token') === 'token-1'
        ? Response.json({}, {status: 401})
        : Response.json({name: 'Lena'}),
    );
    const {gateway, refusals} = createGateway();
    expect(await gateway.read('/customers', schema)).toEqual({name: 'Lena'});
    expect(sent).toHaveLength(2);
    expect(refusals).toEqual([null, 'token-1']);
  });

  it('is down where a fresh session is refused, too', async () => {
    const sent = answerAll(401, {});
    const expected = {service: 'subscriptions', failure: 'status'};
    await expect(createGateway().gateway.read('/customers', schema)).rejects.toMatchObject(expected);
    await expect(createGateway().gateway.write({method: 'PUT', path: '/a'})).rejects.toMatchObject(expected);
    expect(sent).toHaveLength(4);
  });
});

describe('a session of the subscription service', () => {
  const open = () =>
    openSubscriptionSession('shcat_1', {
      calls: freshCalls(),
      loginUrl: 'https://subscriptions.example/shopify',
      ...SHOP,
      now: () => 1000,
    });

  it('is opened with the customer’s access token, and used for 55 minutes', async () => {
    const sent = answerAll(200, {api_token: 'token', customer_id: 7});
    expect(await open()).toEqual({token: 'token', customerId: 7, expiresAt: 1000 + 55 * 60 * 1000});
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://subscriptions.example/shopify/shopify_customer_account_api_access',
      body: {customer_token: 'shcat_1', shop_url: 'lichtung.example'},
    });
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
    expect(sent[0]?.headers.get('X-Recharge-Storefront-Access-Token')).toBe('strfnt_shop');
  });

  it('takes a customer’s number that is a text', async () => {
    answerAll(200, {api_token: 'token', customer_id: '7'});
    expect(await open()).toMatchObject({customerId: 7});
  });

  it.each([{}, {message: 'Customer not found'}, {api_token: 'products'}, {api_token: null, customer_id: null}])(
    'is that of somebody without subscriptions where it is answered with %j, and used once',
    async (body) => {
      answerAll(200, body);
      expect(await open()).toEqual({token: null, customerId: null, expiresAt: 1000});
    },
  );

  it('is none where the customer’s token is refused', async () => {
    answerAll(401, {});
    expect(await open()).toBeNull();
  });

  it.each([
    [400, {}, 'status'],
    [403, {}, 'status'],
    [422, {}, 'status'],
    [500, {}, 'status'],
    [200, {customer_id: 'seven'}, 'malformed'],
  ])('that is answered with %i %j is an outage', async (status, body, failure) => {
    answerAll(status, body);
    await expect(open()).rejects.toMatchObject({service: 'subscriptions', failure});
  });
});
