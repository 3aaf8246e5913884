import autocannon, {type Request, type Result} from 'autocannon';

import {CUSTOMERS, logIn} from '../support/customer';
import {GOODS, productUrl} from '../support/goods';
import {addToCart} from '../support/plain-cart';
import type {RunningShop} from '../support/shop-process';
import {createVisitor, type Visitor} from '../support/visitor';

const CONNECTIONS = 16;
const SECONDS_PER_MINUTE = 60;

/** What a crowd asks for: how often each of a hundred. */
const SHARES: readonly (readonly [times: number, who: 'anybody' | 'buyer' | 'subscriber', path: string])[] = [
  [20, 'anybody', '/'],
  [6, 'anybody', '/en'],
  [14, 'anybody', '/de/c/coffee-shop'],
  [6, 'anybody', '/de/g/equipment-shop'],
  [3, 'anybody', '/de/c/coffee-shop?sort=price-ascending'],
  [14, 'anybody', productUrl('de', GOODS.waldgold)],
  [8, 'anybody', productUrl('de', GOODS.boaLuz)],
  [6, 'anybody', productUrl('en', GOODS.dripper)],
  [4, 'anybody', '/de/b/kaffee-lagern'],
  [4, 'anybody', '/en/e/shipping'],
  [3, 'anybody', '/de/search?q=mild'],
  [8, 'buyer', '/de/checkout/cart'],
  [2, 'buyer', productUrl('de', GOODS.waldgold)],
  [2, 'subscriber', '/de/account/subscription'],
];

const cookiesOf = ({cookies}: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** An address of a network of its own for each of many visitors: limits count by network. */
export const addressOf = (visitor: number) => `10.${(visitor >> 8) % 256}.${visitor % 256}.1`;

/** Sends a crowd into the shop: a buyer with a cart and a subscriber among many who have nothing. */
export async function sendCrowd(shop: RunningShop, {minutes, rate}: {minutes: number; rate: number}): Promise<Result> {
  const buyer = createVisitor(shop.shop);
  await addToCart(buyer, GOODS.waldgold);
  const subscriber = await logIn(shop, CUSTOMERS.upcoming);
  const cookies = {anybody: '', buyer: cookiesOf(buyer), subscriber: cookiesOf(subscriber)};
  let visitors = 0;
  const requests = SHARES.flatMap(([times, who, path]) =>
    Array.from({length: times}, (): Request => ({
      path,
      setupRequest: (request) => {
        visitors += 1;
        const headers = {'CF-Connecting-IP': addressOf(visitors), ...(who !== 'anybody' && {Cookie: cookies[who]})};
        return {...request, headers: {...request.headers, ...headers}};
      },
    })),
  );
  // In an order in which neighbours differ.
  const mixed = requests.map((_, at) => requests[(at * 37) % requests.length] ?? {});
  return autocannon({
    url: shop.shop,
    connections: CONNECTIONS,
    overallRate: rate,
    duration: minutes * SECONDS_PER_MINUTE,
    requests: mixed,
  });
}

/** A result in one line. */
export const said = ({requests, latency, duration, non2xx, errors}: Result) =>
  `${requests.total} documents in ${duration.toFixed()} s (${requests.average.toFixed()}/s), half of them within ` +
  `${latency.p50} ms, 97.5 % within ${latency.p97_5} ms, the last after ${latency.max} ms; ${non2xx + errors} failed`;
