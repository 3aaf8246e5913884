import {describe, expect, inject, test} from 'vitest';

import {LIMITS_BY_NAME, type LimitName} from '../../../app/config/limits';
import {addToCart} from '../support/cart';
import {freshAddress} from '../support/services';
import {createVisitor, type RouteAnswer, type Visitor} from '../support/visitor';

type Guess = {
  readonly limit: LimitName;
  /** Tries one more that nobody has, such as a code. */
  readonly guess: (visitor: Visitor, count: number) => Promise<RouteAnswer>;
};

const CART = '/de/checkout/cart';
const number = (count: number) => String(count).padStart(4, '0');

const GUESSES: readonly (readonly [what: string, guess: Guess])[] = [
  [
    'discount codes',
    {
      limit: 'discountCode',
      guess: (visitor, count) => visitor.post(CART, {intent: 'apply-code', code: `RATE${number(count)}`}),
    },
  ],
  [
    'discount codes by links',
    {
      limit: 'discountCode',
      guess: (visitor, count) =>
        visitor.post(`/de/discount/RATE${number(count)}`, {idempotencyKey: crypto.randomUUID()}),
    },
  ],
  [
    'gift cards',
    {
      limit: 'giftCard',
      guess: (visitor, count) => visitor.post(CART, {intent: 'apply-gift-card', code: `TAU-${number(count)}-NIEM`}),
    },
  ],
  [
    'gift subscriptions',
    {
      limit: 'giftRedemption',
      guess: (visitor, count) => visitor.get(`/de/e/geschenkabo-einloesen?code=ABO-0000-0000-${number(count)}`),
    },
  ],
  [
    'orders',
    {
      limit: 'orderLookup',
      guess: (visitor, count) =>
        visitor.post('/de/service/bestellung', {number: `L8${number(count)}`, email: freshAddress()}),
    },
  ],
];

/** How many guesses the rules of a limit allow within some milliseconds. */
function allowedIn(limit: LimitName, milliseconds: number): number {
  const sums = LIMITS_BY_NAME[limit].network.map(
    (rule) => rule.limit * (1 + Math.floor(milliseconds / 1000 / rule.seconds)),
  );
  return Math.min(...sums);
}

describe('guesses from one network, each by somebody without a cart', () => {
  const tries = inject('isFullRun') ? 10_000 : 75;

  test.each(GUESSES)(
    'at %s end in 429 with Retry-After after the stated number',
    async (_, {limit, guess}) => {
      const visitor = createVisitor();
      const began = Date.now();
      let admitted = 0;
      let last: RouteAnswer | null = null;
      for (let count = 0; count < tries; count += 1) {
        visitor.cookies.clear();
        last = await guess(visitor, count);
        if (last.status !== 429) admitted += 1;
        else expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      const {limit: stated} = LIMITS_BY_NAME[limit].network[0] ?? {limit: 0};
      expect(admitted).toBeGreaterThanOrEqual(stated);
      expect(admitted).toBeLessThanOrEqual(allowedIn(limit, Date.now() - began));
      expect(last?.status).toBe(429);
    },
    600_000,
  );
});

test('codes are also counted by the cart, from whatever network: 429 after ten in a minute', async () => {
  const first = createVisitor();
  await addToCart(first, '/de/p/boa-luz');
  const answers = [];
  for (let count = 0; count < 14; count += 1) {
    const visitor = createVisitor();
    for (const [name, value] of first.cookies) visitor.cookies.set(name, value);
    answers.push(await visitor.post(CART, {intent: 'apply-code', code: `RATE-${count}`}));
  }
  expect(answers.filter(({status}) => status === 429)).toHaveLength(4);
  expect(answers.at(-1)).toMatchObject({status: 429, form: {problem: {code: 'rate-limited'}}});
});
