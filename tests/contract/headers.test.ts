import {expect, inject, test} from 'vitest';

import {GOODS, productUrl} from '../support/goods';
import {observe} from '../support/observatory';
import {addForm} from '../support/plain-cart';
import {type Answer, createVisitor} from '../support/visitor';

/** An answer as a shop gives it whose services are behind TLS: those of the tests are not. */
function behindTls(answer: Answer): Answer {
  const emulator = inject('emulatorOrigin');
  const headers = new Headers(answer.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('Content-Security-Policy', policy.replaceAll(emulator, emulator.replace('http:', 'https:')));
  return {...answer, headers};
}

/** What the Observatory calls A+ begins at 100; with all that it gives extra points for, 130. */
const GOAL = 130;

const PATHS = [
  '/',
  '/en',
  '/de/c/coffee-shop',
  '/de/g/equipment-shop',
  productUrl('en', GOODS.waldgold),
  '/de/b/kaffee-lagern',
  '/en/e/shipping',
  '/de/search?q=mild',
  '/de/checkout/cart',
  '/en/consent',
  '/de/nowhere',
  '/products/waldgold',
];

test.each(PATHS)('%s has the headers that the HTTP Observatory gives its best grade to', async (path) => {
  const shop = inject('shopOrigin');
  const {score, verdicts} = observe(behindTls(await createVisitor(shop).get(path)), shop);
  expect(verdicts.filter(({points}) => points < 0)).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(GOAL);
});

test('an answer that sets cookies loses nothing by them', async () => {
  const shop = inject('shopOrigin');
  const visitor = createVisitor(shop);
  const {action, fields} = await addForm(visitor, GOODS.waldgold);
  const added = await visitor.post(action, {body: fields});
  expect(added.headers.getSetCookie().length).toBeGreaterThan(1);
  const {score, verdicts} = observe(behindTls(added), shop);
  expect(verdicts).toContainEqual({test: 'cookies', points: 5});
  expect(score).toBeGreaterThanOrEqual(GOAL);
});

test('reports a shop without these headers', () => {
  const bare = {
    status: 200,
    headers: new Headers({'Set-Cookie': 'session=1'}),
    body: '<script src="//evil.test/x.js">',
  };
  const {score, verdicts} = observe(bare, 'https://shop.example');
  expect(score).toBeLessThan(50);
  expect(verdicts.filter(({points}) => points < 0).length).toBeGreaterThan(4);
});
