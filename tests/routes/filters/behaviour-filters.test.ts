import {afterEach, beforeAll, describe, expect, inject, test} from 'vitest';

import {ALL_PAGES, type PageId} from '../../../app/pages';
import {CUSTOMERS, resetSubscriptions, subscriptionsOf} from '../../support/customer';
import {GOODS, productUrl} from '../../support/goods';
import {addressOf, PAGE_IDS} from '../../support/page-addresses';
import {formOf} from '../../support/subscription-forms';
import {DASHBOARD} from '../support/account';
import {BEHAVIOUR_FILTERS, type BehaviourFilter} from '../support/behaviour-filters';
import {addToCart, cartOf} from '../support/cart';
import {control, logIn, origins} from '../support/services';
import {createVisitor, type RouteAnswer, type Visitor} from '../support/visitor';

/** A page as it is without a filter. */
type Whole = {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly told: string;
  readonly calls: readonly string[];
  /** What went wrong while it was made. */
  readonly reports: readonly string[];
};

const withFile = PAGE_IDS.filter((id) => ALL_PAGES[id].file !== undefined);
const firstOfFile = (id: PageId, index: number) =>
  withFile.findIndex((other) => ALL_PAGES[other].file === ALL_PAGES[id].file) === index;
/** One page of each route module; in the full run all of the table. */
const PAGES_ASKED = inject('isFullRun') ? withFile : withFile.filter(firstOfFile);

/** What a page shows of another kind of thing. */
const OTHER_KINDS = [
  '/de/g/equipment-shop',
  '/en/p/gift-card',
  '/de/p/handfilter-trichter',
  '/de/p/probierset-helle-tage',
  '/de/p/geschenkabo',
  '/de/e/handfilter',
  '/de/e/handmuehlen-test',
  '/de/e/aktuelle-projekte',
  '/de/e/bruehanleitungen',
  '/de/e/stiftung',
];

/** Pages that are asked behind every filter: they show most. */
const ALWAYS: readonly string[] = ['home', 'listing-c', 'product', 'cart'] satisfies readonly PageId[];
/** In the gate each of the other pages is asked behind one in so many denials. */
const DENIALS_A_PAGE = inject('isFullRun') ? 1 : 7;

/** Pages share one thread: the time that each has must not pass while it waits for all others. */
const AT_ONCE = 12;

async function byTheDozen<T, R>(all: readonly T[], run: (one: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (let begun = 0; begun < all.length; begun += AT_ONCE) {
    results.push(...(await Promise.all(all.slice(begun, begun + AT_ONCE).map(run))));
  }
  return results;
}

const SESSION_COOKIE = '__Host-session';

let customer: Visitor;
let pages: readonly Whole[] = [];

/** Waits for whatever a loader has left to come later. */
async function settled(value: unknown): Promise<unknown> {
  const here = await value;
  if (Array.isArray(here)) return Promise.all(here.map(settled));
  if (typeof here !== 'object' || here === null) return here;
  const entries = Object.entries(here).map(async ([name, field]) => [name, await settled(field)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** What a page says, without what is new each time: ids of forms and carts, moments. */
async function toldBy({data, body, location}: RouteAnswer): Promise<string> {
  const told = JSON.stringify([await settled(data), body, location]);
  return told
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|[0-9a-f]{24,}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?|\d{8}T\d{6}Z|"readAt":\d+/g, 'moment');
}

/** Somebody new; the CMS has never answered the shop that they come to. */
function visitorBehind(filter: BehaviourFilter | null): Visitor {
  const {name = 'no filter', exchange} = filter ?? {};
  return createVisitor({lastKnownGood: name, ...(exchange && {exchange})});
}

/** Reads pages behind a filter, for the customer with a cart of their own: without a value the shop may change what is in it. */
async function readerBehind(filter: BehaviourFilter | null): Promise<(path: string) => Promise<RouteAnswer>> {
  const shopper = createVisitor();
  shopper.cookies.set(SESSION_COOKIE, customer.cookies.get(SESSION_COOKIE) ?? '');
  await addToCart(shopper, productUrl('de', GOODS.boaLuz));
  return async (path) => {
    const reader = visitorBehind(filter);
    for (const [cookie, value] of shopper.cookies) reader.cookies.set(cookie, value);
    return reader.get(path);
  };
}

beforeAll(async () => {
  await resetSubscriptions(origins);
  customer = await logIn(CUSTOMERS.upcoming);
  const service = subscriptionsOf(origins, CUSTOMERS.upcoming);
  const placeOf = async (to: 'delivery' | 'product', name: string) =>
    DASHBOARD + (await formOf(service, {to, name, fields: () => ({})})).place;
  const paths: Readonly<Partial<Record<PageId, string>>> = {
    cartPermalink: '/de/cart/40351:1',
    deliveryCommand: await placeOf('delivery', 'address'),
    productCommand: await placeOf('product', 'swap'),
  };
  const asked = [
    ...PAGES_ASKED.map((id) => ({name: id, path: paths[id] ?? addressOf(id)})),
    ...OTHER_KINDS.map((path) => ({name: path, path})),
  ];
  const read = await readerBehind(null);
  pages = await byTheDozen(asked, async ({name, path}) => {
    const answer = await read(path);
    const {status, calls, reports} = answer;
    return {name, path, status, told: await toldBy(answer), calls, reports: reports.map(String)};
  });
}, 60_000);
afterEach(() => control.repair());

test('every page is there without a filter', () => {
  expect(pages.filter(({status, reports}) => status >= 500 || reports.length > 0)).toEqual([]);
});

/** The pages that a filter is about; of the denials, which are many, each has its share in the gate. */
function concernedBy(filter: BehaviourFilter): readonly Whole[] {
  const concerned = pages.filter(({calls}) => calls.some((url) => filter.concerns.test(url)));
  if (filter.denied === undefined) return concerned;
  const turn = BEHAVIOUR_FILTERS.indexOf(filter) % DENIALS_A_PAGE;
  return concerned.filter(({name}, index) => ALWAYS.includes(name) || index % DENIALS_A_PAGE === turn);
}

/** What is wrong with the answer for a page behind a filter, in lines; nothing where it is as it should be. */
async function faultsOf(filter: BehaviourFilter, {name, status, told}: Whole, answer: RouteAnswer) {
  const reports = answer.reports.map(String);
  const isMissing = filter.isFatal === true || filter.unavailable?.some((id) => id === name) === true;
  const expected = isMissing && answer.status === 503 ? 503 : status;
  if (answer.status !== expected) return [`${name}: ${answer.status} instead of ${expected}`, ...reports];
  const toldNow = await toldBy(answer);
  if (filter.outcome === 'whole' && toldNow !== told) return [`${name}: ${firstDifference(told, toldNow)}`, ...reports];
  return filter.outcome === 'every-part' ? reports.map((report) => `${name}: ${report}`) : [];
}

/** What stands around the first letter that is another. */
function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(Math.max(0, at - 40), at + 40)} ≠ ${other.slice(Math.max(0, at - 40), at + 40)}`;
}

describe.each(BEHAVIOUR_FILTERS)('$name', (filter) => {
  test('leaves every page whole, or says which part is missing', async () => {
    const read = await readerBehind(filter);
    if (filter.denied !== undefined) await control.deny(filter.denied);
    const faultsAt = async (page: Whole) => {
      const answer = await read(page.path);
      const isMoved = answer.status === 301 && page.status === 200 && answer.location !== null;
      return faultsOf(filter, page, isMoved ? await read(answer.location) : answer);
    };
    const concerned = concernedBy(filter);
    expect(concerned).not.toEqual([]);
    expect((await byTheDozen(concerned, faultsAt)).flat()).toEqual([]);
  });

  test('lets a customer log in, buy, and see the dashboard', async () => {
    if (filter.denied !== undefined) await control.deny(filter.denied);
    const visitor = await logIn(CUSTOMERS.upcoming, visitorBehind(filter));
    const subscription = {state: filter.dashboard ?? 'ready'};
    expect(await visitor.get(DASHBOARD)).toMatchObject({status: 200, data: {firstName: 'Lena', subscription}});
    if (filter.isFatal === true) return;
    await addToCart(visitor, productUrl('de', GOODS.boaLuz));
    expect((await cartOf(visitor)).count).toBe(1);
  });
});
