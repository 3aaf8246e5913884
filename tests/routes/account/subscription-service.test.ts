import {afterEach, describe, expect, test, vi} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {beginAnew, command, DASHBOARD, serviceOf} from '../support/account';
import {logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

/** What the official client's types declare as optional. */
const OPTIONAL = [
  'address2',
  'charge_attempts',
  'error',
  'error_type',
  'external_variant_id_not_found',
  'has_uncommitted_changes',
  'include',
  'large',
  'medium',
  'merged_at',
  'original',
  'original_scheduled_at',
  'small',
];
const SESSION = '/shopify_customer_account_api_access';

/** What the official client's types do not know. */
const added = {future_field: {nested: [1]}};

/** Lets the subscription service's JSON pass through `change` on its way to the shop. */
function filterAnswers(isMeant: (url: string) => boolean, change: (body: unknown) => Response): void {
  const {fetch} = globalThis;
  const filtered: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('/recharge/') && isMeant(url) ? change(await answer.json()) : answer;
  };
  vi.stubGlobal('fetch', filtered);
}

/** The same without what may be left out, and with what may be added. */
function bare(value: unknown, without: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => bare(entry, without));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !without.includes(name));
  // Of a discount everything but its id is optional.
  const partOf = (name: string, part: unknown) =>
    bare(part, name === 'discounts' ? [...without, 'code', 'value', 'value_type'] : without);
  return {...Object.fromEntries(kept.map(([name, part]) => [name, partOf(name, part)])), ...added};
}

const answersWith = (body: unknown, status = 200) => Response.json(body, {status});
const isApi = (url: string) => url.includes('/recharge/api/');
const isSession = (url: string) => url.includes(SESSION);

beginAnew();
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the dashboard, of a service that leaves out what it may and adds what it likes', () => {
  test.each([CUSTOMERS.upcoming, CUSTOMERS.processing, CUSTOMERS.skipped, CUSTOMERS.cancelled, CUSTOMERS.gift])(
    'is whole for %s',
    async (email) => {
      const visitor = await logIn(email);
      const {data: whole} = await visitor.get(DASHBOARD);
      filterAnswers(isApi, (body) => answersWith(bare(body, OPTIONAL)));
      const {status, data} = await visitor.get(DASHBOARD);
      expect(status).toBe(200);
      expect(data).toMatchObject({subscription: {state: 'ready'}});
      expect(comparable(data)).toEqual(comparable(whole));
    },
  );

  test('does not know when a failed payment is tried again, and shows the rest', async () => {
    const visitor = await logIn(CUSTOMERS.errored);
    filterAnswers(isApi, (body) => answersWith(bare(body, [...OPTIONAL, 'retry_date'])));
    const {data} = await visitor.get(DASHBOARD);
    expect(data).toHaveProperty('subscription.data.deliveries.0', expect.objectContaining({state: 'errored'}));
    expect(data).toHaveProperty('subscription.data.deliveries.0.retryDay', null);
  });

  test('says that subscriptions cannot be shown where something is missing that it needs', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    filterAnswers(isApi, (body) => answersWith(bare(body, ['scheduled_at'])));
    expect(await visitor.get(DASHBOARD)).toMatchObject({
      status: 200,
      data: {firstName: 'Lena', subscription: {state: 'unavailable'}},
    });
  });
});

describe('a session with the service', () => {
  test.each([400, 401, 403, 404, 422, 500])('that is answered with %i ends no login', async (status) => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    filterAnswers(isSession, () => answersWith({errors: 'Could not authenticate.'}, status));
    const refused = {status: 200, data: {firstName: 'Lena', subscription: {state: 'unavailable'}}};
    expect(await visitor.get(DASHBOARD)).toMatchObject(refused);
    expect(await visitor.get(DASHBOARD)).toMatchObject(refused);
    vi.unstubAllGlobals();
    expect(await visitor.get(DASHBOARD)).toMatchObject({data: {subscription: {state: 'ready'}}});
  });

  test('is refused to a shop with another storefront token, which ends no login either', async () => {
    const place = {settings: {SUBSCRIPTION_STOREFRONT_TOKEN: 'strfnt_another'}};
    const visitor = await logIn(CUSTOMERS.upcoming, createVisitor(place));
    expect(await visitor.get(DASHBOARD)).toMatchObject({
      status: 200,
      data: {firstName: 'Lena', subscription: {state: 'unavailable'}},
    });
  });

  test.each([{}, {message: 'Customer does not exist.'}, {api_token: 'strfnt_plans'}])(
    'that is answered with %j is that of somebody without subscriptions',
    async (body) => {
      const visitor = await logIn(CUSTOMERS.upcoming);
      const key = await serviceOf(CUSTOMERS.upcoming).nextKey();
      filterAnswers(isSession, () => answersWith(body));
      expect(await visitor.get(DASHBOARD)).toMatchObject({
        status: 200,
        data: {subscription: {state: 'ready', data: {deliveries: [], products: [], addresses: []}}},
      });
      expect((await command(visitor, `/deliveries/${key}/skip`, {which: 'all'})).status).toBe(404);
    },
  );
});

/** What a page tells, without the moment it was read and the fields that the optional ones become. */
function comparable(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) =>
      ['readAt', 'attempts', 'plannedDay', 'isSettling'].includes(name) ? undefined : value,
    ),
  );
}
