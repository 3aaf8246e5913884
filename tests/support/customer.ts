import type {BrowserContext, Page} from '@playwright/test';

import type {RunningShop} from './shop-process';
import {type Answer, createVisitor, type Visitor} from './visitor';

/** Customers of the seed data, by their purpose. */
export const CUSTOMERS = {
  /** Two coffees in nine days, one more in twenty-three. */
  upcoming: 'lena.hoffmann@example.com',
  processing: 'emre.yildiz@example.com',
  errored: 'paula.sommer@example.com',
  /** A skipped delivery, whose one-time item moved on. */
  skipped: 'tomasz.nowak@example.com',
  /** One cancelled, one no longer available. */
  cancelled: 'greta.lindner@example.com',
  several: 'nadia.rahimi@example.com',
  legacyPayment: 'bernd.albers@example.com',
  customGateway: 'ida.lorenz@example.com',
  outOfStock: 'kaspar.wulf@example.com',
  nothing: 'jonas.berger@example.com',
  /** A redeemed gift, paid beforehand. */
  gift: 'wilma.krueger@example.com',
  /** A redeemed gift that has brought all of its deliveries. */
  giftOver: 'ole.petersen@example.com',
  /** Tagged as a business at the platform. */
  business: 'sabine.vogt@example.com',
} as const;

const STORE = {'X-Recharge-Version': '2021-11', 'X-Recharge-Access-Token': 'local-subscription-api-token'};
const formType = {'Content-Type': 'application/x-www-form-urlencoded'};

async function json(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {headers});
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

function locationOf(answer: Response, base: string): string {
  const location = answer.headers.get('Location');
  if (location === null) throw new Error(`${answer.url} does not lead on (${answer.status})`);
  return new URL(location, base).href;
}

/** The code in the latest mail to an address. */
export async function codeFor(emulator: string, email: string): Promise<string> {
  const answer = JSON.stringify(
    await json(`${emulator}/mail/messages?kind=login-code&to=${encodeURIComponent(email)}`),
  );
  const [, code] = /"subject":"(\d{6})/.exec(answer) ?? [];
  if (code === undefined) throw new Error(`No code was mailed to ${email}`);
  return code;
}

/**
 * Logs a visitor in as a customer, who reads the code in the mail.
 *
 * @param emulator the origin of the hosted services
 * @param visitor whose cookies the session is kept in
 */
export async function completeLogin(
  emulator: string,
  email: string,
  visitor: {readonly get: (path: string) => Promise<Pick<Answer, 'status' | 'headers'>>},
): Promise<void> {
  const begun = await visitor.get('/login?return_to=%2Fde%2Faccount%2Fsubscription');
  const authorize = await fetch(begun.headers.get('Location') ?? '', {redirect: 'manual'});
  const asked = await fetch(locationOf(authorize, emulator), {
    method: 'POST',
    headers: formType,
    body: new URLSearchParams({email}),
    redirect: 'manual',
  });
  const entered = await fetch(locationOf(asked, emulator), {
    method: 'POST',
    headers: formType,
    body: new URLSearchParams({code: await codeFor(emulator, email)}),
    redirect: 'manual',
  });
  const callback = new URL(locationOf(entered, emulator));
  const done = await visitor.get(callback.pathname + callback.search);
  if (done.headers.get('Location') !== '/de/account/subscription') throw new Error(`The login failed: ${done.status}`);
}

/** Logs a customer in without a browser and returns the visitor with the session. */
export async function logIn(
  {shop, emulator}: Pick<RunningShop, 'shop' | 'emulator'>,
  email: string,
  visitor: Visitor = createVisitor(shop),
): Promise<Visitor> {
  await completeLogin(emulator, email, visitor);
  return visitor;
}

/** Returns what logs customers in, each of them once: a session lasts when subscriptions are reset. */
export function createLogins(shop: Pick<RunningShop, 'shop' | 'emulator'>): (email: string) => Promise<Visitor> {
  const visitors = new Map<string, Visitor>();
  return async (email) => {
    const visitor = visitors.get(email) ?? (await logIn(shop, email));
    visitors.set(email, visitor);
    return visitor;
  };
}

/** Gives a browser the session of a visitor. */
export async function lendSession({cookies}: Visitor, context: BrowserContext, origin: string): Promise<void> {
  const value = cookies.get('__Host-session');
  if (value === undefined) throw new Error('Nobody is logged in');
  const url = new URL(origin);
  await context.addCookies([
    {name: '__Host-session', value, domain: url.hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Lax'},
  ]);
}

/** Opens a page as a customer without the login pages; returns the visitor with the same session. */
export async function openAs(
  page: Page,
  shop: Pick<RunningShop, 'shop' | 'emulator'>,
  email: string,
  path: string,
): Promise<Visitor> {
  const visitor = await logIn(shop, email);
  await lendSession(visitor, page.context(), shop.shop);
  await page.goto(path);
  return visitor;
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** A customer's data at the subscription service, read with the store's token. */
export function subscriptionsOf({emulator}: Pick<RunningShop, 'emulator'>, email: string) {
  const list = async (name: string, parameters: string): Promise<readonly Row[]> => {
    const answer = await json(`${emulator}/recharge/api/${name}?limit=250&${parameters}`, STORE);
    const rows: unknown = isRow(answer) ? answer[name] : null;
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  };
  let known: number | undefined;
  const customerId = async () => {
    if (known !== undefined) return known;
    const [customer] = await list('customers', `email=${encodeURIComponent(email)}`);
    if (customer !== undefined) known = Number(customer['id']);
    return Number(known);
  };
  const own = async (name: string, parameters = '') => list(name, `customer_id=${await customerId()}&${parameters}`);
  return {
    own,
    /** Days of the deliveries in a state, the earliest first. */
    days: async (status: string) =>
      (await own('charges', `status=${status}`)).map((charge) => String(charge['scheduled_at'])).sort(),
    /** Orders so many of each coffee, as the merchant does who leaves it to the service when it makes the deliveries anew. */
    changeQuantities: async (quantity: number) => {
      for (const {id} of await own('subscriptions', 'status=active')) {
        const answer = await fetch(`${emulator}/recharge/api/subscriptions/${String(id)}?commit=false`, {
          method: 'PUT',
          headers: {...STORE, 'Content-Type': 'application/json'},
          body: JSON.stringify({quantity}),
        });
        if (!answer.ok) throw new Error(`The change failed: ${answer.status}`);
      }
    },
    /** The key of the first planned delivery: address and day, as the shop names it. */
    nextKey: async () => {
      const charges = await own('charges', 'status=queued&sort_by=scheduled_at-asc');
      return `${String(charges[0]?.['address_id'])}-${String(charges[0]?.['scheduled_at'])}`;
    },
  };
}

/** The global id of the customer that a cart belongs to at the platform; `null` if none. */
export async function buyerOfCart(emulator: string, cartId: string): Promise<string | null> {
  const answer = await fetch(`${emulator}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token'},
    body: JSON.stringify({
      query: 'query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { id } } } }',
      variables: {id: cartId},
    }),
  });
  const text = await answer.text();
  if (!text.includes('"buyerIdentity"')) throw new Error(`There is no cart ${cartId}: ${text}`);
  return /"customer":\{"id":"([^"]+)"/.exec(text)?.[1] ?? null;
}

/** Resets all subscriptions to the seed data. */
export async function resetSubscriptions({emulator}: Pick<RunningShop, 'emulator'>): Promise<void> {
  const answer = await fetch(`${emulator}/control/subscriptions/reset`, {method: 'POST'});
  if (!answer.ok) throw new Error(`The reset failed: ${answer.status}`);
}
