import {beforeAll, describe, expect, it} from 'vitest';
import {chargeListSchema, subscriptionSessionSchema} from '../../../contracts/subscriptions';
import {subscriptionErrorSchema} from '../../../contracts/subscription-refusal';
import {borrowSubscriptions, DAY_MS, STORE_TOKEN, STOREFRONT_TOKEN} from './start-subscriptions';
import type {BorrowedSubscriptions} from './start-subscriptions';

let service: BorrowedSubscriptions;
beforeAll(async () => {
  service = await borrowSubscriptions();
});

const VERSION = {'X-Recharge-Version': '2021-11'};

async function errorOf(answer: Response) {
  return subscriptionErrorSchema.parse(await answer.json()).errors;
}

/** Who is refused as nobody that the service knows. */
const UNKNOWN = 'Could not authenticate.';
const SHOP = 'lichtung.example';
const CHARGES = `/recharge/api/charges?shop_url=${SHOP}`;

const login = (body: object, storefront: string = STOREFRONT_TOKEN) =>
  service.fetch('/recharge/shopify_customer_account_api_access', {
    method: 'POST',
    headers: {'X-Recharge-Storefront-Access-Token': storefront},
    body: JSON.stringify(body),
  });

const session = async (body: object) => subscriptionSessionSchema.parse(await (await login(body)).json());

describe('access control', () => {
  it.each(['', 'wrong', 'strfnt_wrong', 'strfnt_a.b.c'])('401 for the token %j', async (token) => {
    const headers = {...VERSION, 'X-Recharge-Access-Token': token};
    const answer = await service.fetch('/recharge/api/charges', {headers});
    expect([answer.status, await errorOf(answer)]).toEqual([401, UNKNOWN]);
  });

  it('401 once the session is an hour old', async () => {
    const {api_token: token} = await session({customer_token: 'customer-7003', shop_url: SHOP});
    const headers = {...VERSION, 'X-Recharge-Access-Token': token ?? ''};
    expect((await service.fetch(CHARGES, {headers})).status).toBe(200);
    service.moveClock(DAY_MS / 24);
    expect((await service.fetch(CHARGES, {headers})).status).toBe(401);
    service.moveClock(0);
  });

  it.each([
    [
      'a customer token that does not count',
      STOREFRONT_TOKEN,
      {customer_token: 'nobody', shop_url: SHOP},
      401,
      UNKNOWN,
    ],
    ['no customer token', STOREFRONT_TOKEN, {shop_url: SHOP}, 422, {customer_token: ['Required field.']}],
    ['no store', STOREFRONT_TOKEN, {customer_token: 'customer-7003'}, 400, 'The parameter shop_url is required.'],
    ['no storefront', '', {customer_token: 'customer-7003', shop_url: SHOP}, 401, UNKNOWN],
    ['another storefront', 'strfnt_another', {customer_token: 'customer-7003', shop_url: SHOP}, 401, UNKNOWN],
  ])('no session for %s', async (_, storefront, body, status, errors) => {
    const answer = await login(body, storefront);
    expect([answer.status, await errorOf(answer)]).toEqual([status, errors]);
  });

  it('400 for a customer’s session that does not name the store', async () => {
    const {api_token: token} = await session({customer_token: 'customer-7003', shop_url: SHOP});
    const headers = {...VERSION, 'X-Recharge-Access-Token': token ?? ''};
    const answer = await service.fetch('/recharge/api/charges', {headers});
    expect([answer.status, await errorOf(answer)]).toEqual([400, 'The parameter shop_url is required.']);
  });

  it('a session without a customer, for whom the service does not know, reads plans alone', async () => {
    const {api_token: token, customer_id: number} = await session({customer_token: 'customer-7001', shop_url: SHOP});
    expect(number).toBeUndefined();
    const headers = {...VERSION, 'X-Recharge-Access-Token': token ?? ''};
    expect((await service.fetch(CHARGES, {headers})).status).toBe(401);
    expect((await service.fetch(`/recharge/api/plans?shop_url=${SHOP}`, {headers})).status).toBe(200);
  });

  it("404 for another customer's records, for every operation", async () => {
    const [charge] = await service.charges(7003, 'status=queued');
    const [item] = await service.subscriptions(7003);
    const ids = [item?.id ?? 0];
    expect((await service.call(7009, 'GET', `/charges/${charge?.id}`)).status).toBe(404);
    expect((await service.call(7009, 'POST', `/charges/${charge?.id}/skip`, {purchase_item_ids: ids})).status).toBe(
      404,
    );
    expect((await service.call(7009, 'PUT', `/subscriptions/${item?.id}`, {quantity: 2})).status).toBe(404);
    expect((await service.call(7009, 'GET', `/addresses/${item?.address_id}`)).status).toBe(404);
    expect((await service.call(7009, 'GET', `/customers/${item?.customer_id}`)).status).toBe(404);
    expect(await service.charges(7009, `customer_id=${item?.customer_id}`)).toEqual(await service.charges(7009));
  });

  it.each([
    '/charges/1',
    '/charges/abc',
    '/charges/99999999999999999999',
    '/subscriptions/0',
    '/nothing',
    '/orders/-1',
  ])('404 for %s', async (path) => {
    expect((await service.call(null, 'GET', path)).status).toBe(404);
  });

  it.each([{}, {'X-Recharge-Version': '2021-01'}])('426 for the version in %j', async (version) => {
    const headers = new Headers({...version, 'X-Recharge-Access-Token': STORE_TOKEN});
    expect((await service.fetch('/recharge/api/charges', {headers})).status).toBe(426);
  });

  it('400 for a body that is no JSON, 422 for one of the wrong form', async () => {
    const [charge] = await service.charges(7003, 'status=queued');
    const headers = {...VERSION, 'X-Recharge-Access-Token': STORE_TOKEN};
    const send = (body: string) =>
      service.fetch(`/recharge/api/charges/${charge?.id}/skip`, {method: 'POST', headers, body});
    const broken = await send('{');
    expect([broken.status, await errorOf(broken)]).toEqual([400, 'The request body is not valid JSON.']);
    for (const body of ['[]', '{}', '{"purchase_item_ids": []}', '{"purchase_item_ids": [1]}', 'null']) {
      expect((await send(body)).status, body).toBe(422);
    }
  });
});

describe('lists', () => {
  it('are paged with cursors, forwards and backwards', async () => {
    const all = await service.get(null, '/charges?limit=250&sort_by=id-asc', chargeListSchema);
    const seen: number[] = [];
    let page = await service.get(null, '/charges?limit=7&sort_by=id-asc', chargeListSchema);
    expect(page.previous_cursor).toBeNull();
    for (;;) {
      seen.push(...page.charges.map(({id}) => id));
      expect(page.next_cursor).not.toBeUndefined();
      if (page.next_cursor == null) break;
      page = await service.get(
        null,
        `/charges?limit=7&cursor=${encodeURIComponent(page.next_cursor)}`,
        chargeListSchema,
      );
    }
    expect(seen).toEqual(all.charges.map(({id}) => id));
    expect(page.previous_cursor).not.toBeNull();
  });

  it.each(['cursor=x', 'limit=0', 'limit=251', 'limit=x', 'sort_by=price-asc'])('422 for %s', async (parameters) => {
    expect((await service.call(null, 'GET', `/charges?${parameters}`)).status).toBe(422);
  });

  it('422 for a cursor with other filters', async () => {
    const page = await service.get(null, '/charges?limit=1', chargeListSchema);
    const cursor = encodeURIComponent(page.next_cursor ?? '');
    expect((await service.call(null, 'GET', `/charges?cursor=${cursor}&status=queued`)).status).toBe(422);
  });

  it.each([
    ['status=queued,skipped', ['queued', 'skipped']],
    ['status=success', ['success']],
  ])('are filtered: %s', async (parameters, states) => {
    const charges = await service.charges(7006, parameters);
    expect([...new Set(charges.map(({status}) => status))].sort()).toEqual(states);
  });

  it('are filtered by day', async () => {
    const [first, second] = await service.charges(7003, 'status=queued&sort_by=scheduled_at-asc');
    const between = await service.charges(
      7003,
      `scheduled_at_min=${first?.scheduled_at}&scheduled_at_max=${first?.scheduled_at}`,
    );
    expect(between.map(({id}) => id)).toEqual([first?.id]);
    expect(await service.charges(7003, `scheduled_at=${second?.scheduled_at}`)).toHaveLength(1);
  });
});
