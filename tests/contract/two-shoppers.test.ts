import {beforeAll, expect, inject, test} from 'vitest';

import {CUSTOMERS, logIn} from '../support/customer';
import {trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {addToCart, cartContents} from '../support/plain-cart';
import {createVisitor, type Visitor} from '../support/visitor';

/** So many that each of the two asks for every path. */
const REQUESTS = trials({quick: 84, full: 10_000});
const AT_ONCE = 8;

/** What two people ask for at the same time. Public pages first, as the other one has them made. */
const PATHS = [
  '/',
  '/en',
  '/de/c/coffee-shop',
  '/de/c/coffee-shop.data',
  '/_root.data',
  '/de/b/kaffee-lagern',
  '/en/e/shipping',
  productUrl('de', GOODS.waldgold),
  productUrl('en', GOODS.dripper),
  `${productUrl('de', GOODS.boaLuz)}.data`,
  '/de/checkout/cart',
  '/en/checkout/cart',
  '/de/checkout/cart.data',
  '/de/cart.json',
  '/buyer-identity',
  '/de/account/subscription',
  '/en/account/subscription',
  '/de/account/subscription.data',
  '/de/account/subscription/deliveries',
  '/en/account/subscription/products.data',
  '/de/account/subscription/next',
  '/de/account/subscription/state.json',
  '/de/account/subscription/deliveries.ics',
  '/de/checkout/confirm',
  '/en/consent',
  '/de/nowhere',
  '/de/account/subscription/cancel',
];

type Shopper = {
  readonly visitor: Visitor;
  /** What stands nowhere but in this one's answers. */
  readonly marks: readonly string[];
  /** All of their pages, as they were before anybody else asked. */
  readonly own: string;
};

/** Ids of carts, lines, deliveries and subscriptions in an answer. */
const idsIn = (text: string) => [
  ...text.matchAll(/CartLine\/([\w-]{20,})/g),
  ...text.matchAll(/subscription\/(?:deliveries|products)\/([\w-]{5,})/g),
];

async function arrive(
  email: string,
  known: readonly string[],
  good: (typeof GOODS)['waldgold' | 'boaLuz'],
  quantity: number,
): Promise<Shopper> {
  const running = {shop: inject('shopOrigin'), emulator: inject('emulatorOrigin')};
  const visitor = await logIn(running, email, createVisitor(running.shop));
  await addToCart(visitor, good, {quantity});
  const own = await Promise.all(PATHS.map((path) => visitor.get(path)));
  const ids = own.flatMap(({body}) => idsIn(body)).map(([, id = '']) => id);
  const secrets = ['storefront_cart_id', '__Host-session'].map((name) => visitor.cookies.get(name) ?? '');
  const [, cart = '', key = ''] = /Cart%2F([\w-]+)%3Fkey%3D([\w-]+)/.exec(secrets[0] ?? '') ?? [];
  return {
    visitor,
    marks: [...new Set([email, ...known, ...secrets, cart, key, ...ids])],
    own: own.map(({body}) => body).join(''),
  };
}

let shoppers: readonly [Shopper, Shopper];
beforeAll(async () => {
  shoppers = await Promise.all([
    arrive(CUSTOMERS.upcoming, ['Hoffmann', 'Am Mühlgraben'], GOODS.waldgold, 2),
    arrive(CUSTOMERS.several, ['Rahimi', 'Parkring'], GOODS.boaLuz, 3),
  ]);
});

test('each shopper’s marks appear only for that shopper', async () => {
  const stranger = createVisitor(inject('shopOrigin'));
  const seen = (await Promise.all(PATHS.map((path) => stranger.get(path)))).map(({body}) => body).join('');
  for (const {marks, own} of shoppers) {
    expect(marks.length).toBeGreaterThan(8);
    expect(marks.filter((mark) => mark.length < 5 || seen.includes(mark))).toEqual([]);
    expect(marks.filter((mark) => own.includes(mark)).length).toBeGreaterThan(3);
  }
  const [first, second] = shoppers;
  expect(first.marks.filter((mark) => second.marks.includes(mark))).toEqual([]);
});

test(`of ${REQUESTS} requests by turns none tells one of the other`, {timeout: 60_000 + REQUESTS * 150}, async () => {
  let asked = 0;
  const found: string[] = [];
  const takeTurns = async () => {
    while (asked < REQUESTS) {
      const turn = asked;
      asked += 1;
      const [self, other] = turn % 2 === 0 ? shoppers : [shoppers[1], shoppers[0]];
      // The two shoppers take different steps through the paths, so that every pair of pages meets.
      const path = PATHS[(turn % 2 === 0 ? turn : turn * 7) % PATHS.length] ?? '/';
      const {status, headers, body} = await self.visitor.get(path);
      const told = [...headers].flat().join('\n') + body;
      for (const mark of other.marks) if (told.includes(mark)) found.push(`${path} told of ${mark}`);
      if (status >= 500) found.push(`${path} answered ${status}`);
      if (/hit|stored/.test(headers.get('Cache-Status') ?? '') && headers.getSetCookie().length > 0) {
        found.push(`${path} sets cookies with a public page`);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, takeTurns));
  expect(found).toEqual([]);
  const [first, second] = shoppers;
  expect(await cartContents(first.visitor)).toMatchObject({lines: [{quantity: '2'}], badge: '2'});
  expect(await cartContents(second.visitor)).toMatchObject({lines: [{quantity: '3'}], badge: '3'});
});
