import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {LANGUAGES} from '../../app/config/languages';
import {controlOf, type Fault, PLATFORM_DOWN} from '../support/control';
import {CUSTOMERS, logIn} from '../support/customer';
import {trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {messages} from '../support/messages';
import {addForm, addToCart, cartContents} from '../support/plain-cart';
import {type RunningShop, startShop} from '../support/shop-process';
import {createVisitor, type Visitor} from '../support/visitor';
import {flaws, readable, saysWhenToComeAgain} from './outages/flaws';
import {TEMPLATES, type Who} from './outages/templates';

/** What fails all the time is left alone, and asked again soon enough for this. */
const RECOVERED_WITHIN_MS = 10_000;

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe('whatever fails, every page is whole or says when to come again', () => {
  const SERVICES = [
    'storefront',
    'cms',
    'search',
    'service-api',
    'subscriptions',
    'accounts',
    'customer-api',
    'pictures',
  ] as const;
  const KINDS = ['status', 'throttle', 'truncate', 'drop', 'commit-then-drop', 'delay', 'black-hole'] as const;
  type Pair = readonly [service: Fault['service'], kind: Fault['kind']];

  /** Each on every template: these in `npm test`, all others in the full run. */
  const SAMPLE: readonly Pair[] = [
    ['storefront', 'status'],
    ['storefront', 'truncate'],
    ['cms', 'drop'],
    ['search', 'status'],
    ['service-api', 'status'],
    ['subscriptions', 'truncate'],
  ];
  const EVERY = SERVICES.flatMap((service) => KINDS.map((kind): Pair => [service, kind]));
  /** A page's time is short, and so many share what a small machine has. */
  const AT_ONCE = 4;
  /** Longer than the shop waits for one answer. */
  const LATE_MS = 2_000;

  /** Longer than a page takes to say that it is not to be had. */
  const SLOW_MS = 300;
  /** What was answered before is forgotten in ten seconds. */
  const LEFT_ALONE_WITHIN_MS = 15_000;
  const recovering = {timeout: RECOVERED_WITHIN_MS, interval: 250};

  let visitors: Record<Who, Visitor>;
  beforeAll(async () => {
    const buyer = createVisitor(shop.shop);
    await addToCart(buyer, GOODS.waldgold);
    visitors = {nobody: createVisitor(shop.shop), buyer, subscriber: await logIn(shop, CUSTOMERS.upcoming)};
    // Public pages are made for these browsers alone, so that nothing kept from before helps out.
    for (const {cookies} of Object.values(visitors)) cookies.set('__Host-business', '1');
  });

  const needing = (service: Fault['service']) => TEMPLATES.filter(({needs}) => needs.includes(service));
  const found = async (failing: string, templates = TEMPLATES) => {
    const wrong: string[] = [];
    for (let first = 0; first < templates.length; first += AT_ONCE) {
      const some = templates.slice(first, first + AT_ONCE);
      const answers = some.map(async (template) =>
        flaws(template, failing, await visitors[template.who].get(template.path)),
      );
      wrong.push(...(await Promise.all(answers)).flat());
    }
    return wrong;
  };

  test.each(trials({quick: SAMPLE, full: EVERY}))('%s: %s', async (service, kind) => {
    const control = controlOf(shop.emulator);
    await control.breakDown({service, kind, times: 1_000, ...(kind === 'delay' && {ms: LATE_MS})});
    const wrong = await found(service);
    await control.repair();
    expect(wrong).toEqual([]);
    await expect.poll(() => found('nothing', needing(service)), recovering).toEqual([]);
  });

  test('a service that was left alone is asked again, and what it says slowly counts too', async () => {
    const control = controlOf(shop.emulator);
    const timesOpened = () => shop.log().split('"change":"opened"').length;
    const before = timesOpened();
    // The page with the most parallel calls: it fails before its trial call is answered.
    const home = TEMPLATES.filter(({name}) => name === 'home');
    await control.breakDown(PLATFORM_DOWN);
    const failing = async () => {
      await found('storefront', home);
      return timesOpened();
    };
    await expect.poll(failing, {timeout: LEFT_ALONE_WITHIN_MS, interval: 0}).toBeGreaterThan(before);
    await control.repair();
    await control.breakDown({service: 'storefront', kind: 'delay', ms: SLOW_MS, times: 1_000});
    await expect.poll(() => found('nothing', home), recovering).toEqual([]);
    await control.repair();
  });
});

describe('while the platform is down', () => {
  const MINUTE = 60_000;
  const WARM = ['/', '/en', '/de/c/coffee-shop', productUrl('de', GOODS.waldgold)];
  /** What was shown in the outage is in memory for five seconds more, which only the full run waits for. */
  const RENEWED = trials({quick: '/en/c/coffee-shop', full: '/'});
  const t = messages('de');

  /** Each with a product that nobody has looked at before, and with how warm pages are answered. */
  const LONG = [
    ['15 seconds', MINUTE / 4, GOODS.tastingSet, /^lichtung; hit; ttl=/],
    ['5 minutes', 5 * MINUTE, GOODS.giftCard, /^lichtung; hit; ttl=/],
    ['23 hours', 23 * 60 * MINUTE, GOODS.boaLuz, /^lichtung; fwd=stale; .*detail=stale-if-error$/],
  ] as const;

  test.each(LONG.slice(trials({quick: -1, full: 0})))(
    'for %s: warm pages stay, cold ones say so, adding is honest, all of it comes back',
    async (_time, milliseconds, unseen, warm) => {
      const cold = LANGUAGES.map((language) => ({path: productUrl(language, unseen), language}));
      const shopper = createVisitor(shop.shop);
      await addToCart(shopper, GOODS.waldgold);
      const {action, fields} = await addForm(shopper, GOODS.dripper);
      for (const path of [...WARM, RENEWED]) expect((await shopper.get(path)).status, path).toBe(200);
      // A document is stored after its answer was sent. By the time of these requests it is there.
      for (let other = 0; other < 10; other += 1) await shopper.get('/en/checkout/cart');

      // The shop restarts with its clock moved, so that the documents on disk have aged.
      await shop.kill();
      await shop.restart(milliseconds);
      const control = controlOf(shop.emulator);
      await control.moveClock(milliseconds);
      await control.breakDown(PLATFORM_DOWN);

      for (const path of WARM) {
        const {status, headers, body} = await shopper.get(path);
        expect([status, headers.get('Cache-Status')], path).toEqual([200, expect.stringMatching(warm)]);
        expect(readable(body), path).not.toContain(t('errors:unavailable.title'));
      }
      for (const page of cold) {
        expect(saysWhenToComeAgain(page, await shopper.get(page.path)), page.path).toBe(true);
      }
      const added = await shopper.post(action, {body: fields});
      const shown = await shopper.get(added.headers.get('Location') ?? '');
      expect(saysWhenToComeAgain({language: 'de'}, shown)).toBe(true);

      await control.repair();
      await control.moveClock(milliseconds);
      const repaired = Date.now();
      // The cart shows the refusal once more, unchanged. Then the failed form is sent again and acts once.
      const cart = await shopper.get('/de/checkout/cart');
      expect(readable(cart.body)).toContain(t('cart:refusal.try-again'));
      expect((await cartContents(shopper)).lines).toHaveLength(1);
      for (const {path} of cold) expect((await shopper.get(path)).status, path).toBe(200);
      expect(Date.now() - repaired).toBeLessThan(RECOVERED_WITHIN_MS);
      const {action: anew, fields: form} = await addForm(shopper, GOODS.dripper);
      expect((await shopper.post(anew, {body: form})).status).toBe(303);
      expect(await cartContents(shopper)).toMatchObject({lines: [{quantity: '1'}, {quantity: '1'}], badge: '2'});
      await expect
        .poll(async () => (await shopper.get(RENEWED)).headers.get('Cache-Status'), {timeout: RECOVERED_WITHIN_MS})
        .toMatch(/^lichtung; hit; ttl=\d/);
    },
  );
});
