import * as z from 'zod';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll, answerRequests} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {openSubscriptionSession} from './access.server';
import {createSubscriptionGateway} from './gateway.server';

const schema = z.object({name: z.string()});

/** A customer whose session ends with each token that is refused. */
function createGateway() {
  let number = 1;
  const refusals: (string | null)[] = [];
  const gateway = createSubscriptionGateway({
    apiUrl: 'https://subscriptions.example/api',
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
    expect(sent[0]).toMatchObject({method: 'GET', url: 'https://subscriptions.example/api/customers'});
    expect(sent[0]?.headers.get('X-Recharge-Version')).toBe('2021-11');
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
    expect(await createGateway().gateway.write('POST', '/charges/1/skip', body)).toBe(422);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://subscriptions.example/api/charges/1/skip',
      body: body ?? '',
    });
    expect(sent[0]?.headers.get('X-Recharge-Access-Token')).toBe('token-1');
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
    await expect(createGateway().gateway.write('PUT', '/a', {})).rejects.toMatchObject(expected);
    expect(sent).toHaveLength(4);
  });
});

describe('a session of the subscription service', () => {
  const open = () =>
    openSubscriptionSession('shcat_1', {
      calls: freshCalls(),
      loginUrl: 'https://subscriptions.example/shopify',
      shop: 'lichtung.example',
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
  });

  it.each([401, 403, 422])('is none where it is refused with %i', async (status) => {
    answerAll(status, {});
    expect(await open()).toBeNull();
  });

  it.each([
    [200, 'malformed'],
    [500, 'status'],
  ])('that is answered with %i and nothing is an outage', async (status, failure) => {
    answerAll(status, {});
    await expect(open()).rejects.toMatchObject({service: 'subscriptions', failure});
  });
});
