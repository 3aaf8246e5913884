import * as client from '@rechargeapps/storefront-client';
import type {Address, Charge, Onetime, PaymentMethod, Session, Subscription} from '@rechargeapps/storefront-client';
import {afterAll, beforeAll, describe, expect, expectTypeOf, it, vi} from 'vitest';
import type * as z from 'zod';
import type {
  chargeSchema,
  onetimeSchema,
  paymentMethodSchema,
  subscriptionAddressSchema,
  subscriptionSchema,
} from '../../../contracts/subscriptions';
import {createMemoryService, ORIGIN, STOREFRONT_TOKEN} from './memory-service';
import {CALLS} from './official-client-calls';
import {factsOf} from './official-client-facts';
import {REFUSED} from './official-client-refusals';

const STORE = 'lichtung.example';
const EMAIL = 'lena.hoffmann@example.com';
/** Where the client finds the service, and where the emulator has it. */
const PLACES = [
  ['https://api.rechargeapps.com', `${ORIGIN}/recharge/api`],
  ['https://admin.rechargeapps.com', `${ORIGIN}/recharge`],
] as const;
/**
 * What is no call of its own: settings, what is computed in place, what has an answer of its own where there is no theme,
 * the older name of a login.
 */
const NO_CALLS = [
  'getCDNStoreSettings',
  'getDynamicBundleItems',
  'initRecharge',
  'loginShopifyApi',
  'resetCDNCache',
  'validateBundle',
  'validateBundleSelection',
  'validateDynamicBundle',
];

let service = createMemoryService();

/** The client's own `fetch`, with the origins of the emulator; what is neither API nor login is not there. */
function fetchFromEmulator(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const found = PLACES.find(([official]) => url.startsWith(official));
  if (found === undefined) return Promise.resolve(new Response(null, {status: 404}));
  const [origin, place] = found;
  return Promise.resolve(service.answerTo(new Request(url.replace(origin, place), init)));
}

async function logIn(): Promise<Session> {
  const session = await client.loginWithShopifyCustomerAccount(EMAIL);
  if (session === null) throw new Error('no session');
  return session;
}

beforeAll(() => {
  vi.stubGlobal('fetch', fetchFromEmulator);
  client.initRecharge({storeIdentifier: STORE, storefrontAccessToken: STOREFRONT_TOKEN});
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('the official client, unmodified', () => {
  it.each(CALLS)('%s works', async (_, call) => {
    service = createMemoryService();
    const session = await logIn();
    expect(await call(session, await factsOf(session))).toBe(true);
  });

  it.each(REFUSED)('%s is refused: %s', async (_, _reason, status, call) => {
    service = createMemoryService();
    const session = await logIn();
    const refusal: unknown = await call(session, await factsOf(session)).then(
      () => 'it works',
      (error: unknown) => error,
    );
    if (status === null) expect(refusal).not.toBe('it works');
    else expect(refusal).toMatchObject({name: 'RechargeRequestError', status});
  });

  it('has no call that stands in neither table', () => {
    const named = [...CALLS.map(([name]) => name), ...REFUSED.map(([name]) => name), ...NO_CALLS];
    const functions = Object.entries(client).filter(([, part]) => typeof part === 'function');
    expect(named.toSorted()).toEqual(functions.map(([name]) => name).toSorted());
  });

  it('finds at least 95 of 100 calls that a storefront like this one uses', () => {
    const missing = REFUSED.filter(([, reason]) => reason === 'not emulated');
    expect(CALLS.length / (CALLS.length + missing.length)).toBeGreaterThanOrEqual(0.95);
  });

  it('is told when the service does not know the customer, and when it does not know the storefront', async () => {
    const stranger = await client.loginWithShopifyCustomerAccount('mira.neu@example.com');
    expect(stranger).toMatchObject({customerId: undefined, message: 'Customer does not exist.'});
    client.initRecharge({storeIdentifier: STORE, storefrontAccessToken: 'strfnt_another'});
    await expect(client.loginWithShopifyCustomerAccount(EMAIL)).rejects.toMatchObject({status: 401});
    client.initRecharge({storeIdentifier: STORE, storefrontAccessToken: STOREFRONT_TOKEN});
  });
});

// Held by the type check: a field that the client's types make optional or nullable, and a contract does not, is an error here.
it('the contracts take everything that the official types allow', () => {
  expectTypeOf<Charge>().toExtend<z.input<typeof chargeSchema>>();
  expectTypeOf<Subscription>().toExtend<z.input<typeof subscriptionSchema>>();
  expectTypeOf<Onetime>().toExtend<z.input<typeof onetimeSchema>>();
  expectTypeOf<Address>().toExtend<z.input<typeof subscriptionAddressSchema>>();
  expectTypeOf<PaymentMethod>().toExtend<z.input<typeof paymentMethodSchema>>();
});
