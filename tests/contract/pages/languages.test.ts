import {describe, expect, inject, test} from 'vitest';

import {LANGUAGES} from '../../../app/config/languages';
import {GOODS, productUrl} from '../../support/goods';
import {createFormat} from '../../../app/i18n/format';
import {elements, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {addToCart} from '../../support/plain-cart';
import {createVisitor} from '../../support/visitor';

const {waldgold, dripper, giftCard} = GOODS;
const shop = inject('shopOrigin');

/** Every kind of page, where it stands in each language. */
const PAGES = [
  {name: 'home', de: '/', en: '/en', found: true},
  {name: 'a coffee listing', de: '/de/c/coffee-shop', en: '/en/c/coffee-shop', found: true},
  {name: 'a gear listing', de: '/de/g/equipment-shop', en: '/en/g/equipment-shop', found: true},
  {name: 'a kit listing', de: '/de/k/drip-bags', en: '/en/k/drip-bags', found: true},
  {name: 'a coffee', de: productUrl('de', waldgold), en: productUrl('en', waldgold), found: true},
  {name: 'a piece of gear', de: productUrl('de', dripper), en: productUrl('en', dripper), found: true},
  {name: 'the gift card', de: productUrl('de', giftCard), en: productUrl('en', giftCard), found: true},
  {name: 'the coffee match', de: '/de/e/lieblingskaffee', en: '/en/e/coffee-match', found: true},
  {name: 'a content page', de: '/de/e/versand', en: '/en/e/shipping', found: true},
  {name: 'the search', de: '/de/search', en: '/en/search', found: false},
  {name: 'the cart', de: '/de/checkout/cart', en: '/en/checkout/cart', found: false},
  {name: 'the confirmation', de: '/de/checkout/confirm', en: '/en/checkout/confirm', found: false},
] as const;

describe.each(PAGES)('$name', ({found, ...paths}) => {
  test.each(LANGUAGES)('says in %s what it is and where its partner is', async (language) => {
    const {status, body} = await createVisitor(shop).get(`${paths[language]}?utm_source=letter`);
    expect(status).toBe(200);
    expect(tags(body, 'html')[0]).toMatchObject({lang: language});
    const links = tags(body, 'link');
    const canonical = links.filter(({rel}) => rel === 'canonical').map(({href}) => href);
    const alternates = links
      .filter(({rel, hreflang}) => rel === 'alternate' && hreflang !== undefined)
      .map(({hreflang, href}) => [hreflang, href]);
    if (found) {
      expect(canonical).toEqual([shop + paths[language]]);
      expect(Object.fromEntries(alternates)).toEqual({
        'de-DE': shop + paths.de,
        'en-GB': shop + paths.en,
        'x-default': shop + paths.de,
      });
    } else {
      expect(canonical).toEqual([]);
      expect(alternates).toEqual([]);
      expect(tags(body, 'meta')).toContainEqual({name: 'robots', content: 'noindex'});
    }
  });

  test.each(LANGUAGES)('leads from %s to its partner by the switch in its header', async (language) => {
    const {body} = await createVisitor(shop).get(paths[language]);
    const [header = ''] = body.split('<main');
    const name = `>${messages(language)('shell:language.other')}<`;
    const other = language === 'de' ? 'en' : 'de';
    const switches = [...header.matchAll(/<a [^>]*>.*?<\/a>/gs)].filter(([link]) => link.includes(name));
    expect(switches.length).toBeGreaterThan(0);
    for (const [link] of switches) expect(tags(link, 'a')[0]?.['href']).toBe(paths[other]);
  });
});

test.each([
  ['the words of a search', '/de/search?q=dripper', '/en/search?q=dripper'],
  ['the chosen variant', '/de/p/waldgold?variant=40352', '/en/p/waldgold?variant=40352'],
])('the switch takes %s along', async (_, from, to) => {
  const {body} = await createVisitor(shop).get(from);
  const [header = ''] = body.split('<main');
  expect(tags(header, 'a').map(({href}) => href)).toContain(to);
});

test.each([
  ['/de', '/'],
  ['/de/', '/'],
  ['/en/', '/en'],
  ['/de/c/coffee-shop/', '/de/c/coffee-shop'],
  ['/collections/coffee-shop', '/de/c/coffee-shop'],
  ['/collections/equipment-shop/', '/de/g/equipment-shop'],
  ['/products/waldgold', '/de/p/waldgold'],
  ['/collections/coffee-shop/products/waldgold', '/de/p/waldgold'],
  ['/products/waldgold?variant=40352', '/de/p/waldgold?variant=40352'],
  ['/de/c/equipment-shop', '/de/g/equipment-shop'],
  ['/en/g/coffee-shop', '/en/c/coffee-shop'],
  ['/en/p/geschenkgutschein', '/en/p/gift-card'],
  ['/pages/impressum', '/de/e/impressum'],
  ['/blogs/journal', '/de/a'],
])('%s has moved for good to %s', async (from, to) => {
  const answer = await createVisitor(shop).get(from);
  expect(answer.status).toBe(301);
  expect(new URL(answer.headers.get('Location') ?? '', shop).href).toBe(shop + to);
});

test('both languages show the same cart', async () => {
  const visitor = createVisitor(shop);
  await addToCart(visitor, dripper);
  for (const language of LANGUAGES) {
    const t = messages(language);
    const {body} = await visitor.get(`/${language}/checkout/cart`);
    expect(elements(body, 'h1').map(({text}) => text)).toEqual([t('cart:title')]);
    const [main] = elements(body, 'main');
    expect(elements(main?.inside ?? '', 'h3').map(({text}) => text)).toContain(dripper.title[language]);
    const [, goods = ''] = main?.text.split(t('cart:totals.goods')) ?? [];
    const price = createFormat(language).money({cents: dripper.cents, currency: 'EUR'});
    expect(goods.slice(0, 30).replaceAll('\u00a0', ' ')).toContain(price.replaceAll('\u00a0', ' '));
  }
});
