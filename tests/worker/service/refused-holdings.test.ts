import {env, exports} from 'cloudflare:workers';
import {expect, it, vi} from 'vitest';
import {presentEnv} from '../../../service/env';
import recorded from '../../recorded/admin/order.json';
import {ADDRESS, serve, VOUCHER} from './hosted-services';

const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a call for an address; returns the status and what the index of the address holds then. */
async function called(path: string, email: string, body: object) {
  const {status} = await exports.default.fetch(`${SERVICE_ORIGIN}/v1${path}`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${SERVICE_API_TOKEN}`},
    body: JSON.stringify({email, language: 'de', ...body}),
  });
  const holdings = await env.ADDRESS_INDEX.getByName(email).holdings();
  return [status, holdings.map(({kind, name}) => ({kind, name}))];
}

it('a refused return is not noted', async () => {
  serve();
  const answers = vi.mocked(fetch).getMockImplementation() ?? fetch;
  const email = 'refused-return@example.com';
  const lineItems = {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}};
  const order = {...recorded.body.data.order, name: 'L7001', email, lineItems};
  vi.mocked(fetch).mockImplementation((input, init) =>
    typeof init?.body === 'string' && init.body.includes('query ServiceOrders(')
      ? Promise.resolve(Response.json({data: {orders: {nodes: [order]}}}))
      : answers(input, init),
  );
  const items = [{line: 0, quantity: 1}];
  expect(await called('/returns', email, {number: 'L7001', items})).toEqual([409, []]);
});

it('a code that is wrong, used or expired is not noted, and one that is redeemed is', async () => {
  serve();
  const redeem = (code: string, email: string) => called(`/gift-subscriptions/${code}`, email, {address: ADDRESS});
  const issue = (code: string, expiresAt: number) =>
    env.GIFT_VOUCHERS.getByName(code).issue({...VOUCHER, code, expiresAt});
  await issue('NOTEDLATE', Date.now() - DAY_MS);
  await issue('NOTEDONCE', Date.now() + DAY_MS);
  expect(await redeem('NOTEDWRONG', 'noted-wrong@example.com')).toEqual([404, []]);
  expect(await redeem('NOTEDLATE', 'noted-late@example.com')).toEqual([410, []]);
  const noted = [{kind: 'gift-recipient', name: 'NOTEDONCE'}];
  expect(await redeem('NOTEDONCE', 'noted-first@example.com')).toEqual([201, noted]);
  expect(await redeem('NOTEDONCE', 'noted-second@example.com')).toEqual([409, []]);
  expect(await redeem('NOTEDONCE', 'noted-first@example.com')).toEqual([201, noted]);
});
