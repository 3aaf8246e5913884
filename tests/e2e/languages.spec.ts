import {GOODS, productUrl} from '../support/goods';
import {tags} from '../support/html';
import {type Language, messages} from '../support/messages';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {waldgold, dripper, giftCard} = GOODS;

/** Every kind of page, where it stands in each language. */
const PAGES = [
  {name: 'home', de: '/', en: '/en', found: true},
  {name: 'a coffee listing', de: '/de/c/coffee-shop', en: '/en/c/coffee-shop', found: true},
  {name: 'a gear listing', de: '/de/g/equipment-shop', en: '/en/g/equipment-shop', found: true},
  {name: 'a kit listing', de: '/de/k/drip-bags', en: '/en/k/drip-bags', found: true},
  {name: 'a coffee', de: productUrl('de', waldgold), en: productUrl('en', waldgold), found: true},
  {name: 'a piece of gear', de: productUrl('de', dripper), en: productUrl('en', dripper), found: true},
  {name: 'the gift card', de: productUrl('de', giftCard), en: productUrl('en', giftCard), found: true},
  {name: 'the cart', de: '/de/checkout/cart', en: '/en/checkout/cart', found: false},
  {name: 'the confirmation', de: '/de/checkout/confirm', en: '/en/checkout/confirm', found: false},
] as const;

for (const {name, found, ...paths} of PAGES) {
  for (const language of ['de', 'en'] as const) {
    test(`${name} says in ${language} what it is and where its partner is`, async ({shop}) => {
      const {status, body} = await createVisitor(shop.shop).get(`${paths[language]}?utm_source=letter`);
      expect(status).toBe(200);
      expect(tags(body, 'html')[0]).toMatchObject({lang: language});
      const links = tags(body, 'link');
      const canonical = links.filter(({rel}) => rel === 'canonical').map(({href}) => href);
      const alternates = links
        .filter(({rel, hreflang}) => rel === 'alternate' && hreflang !== undefined)
        .map(({hreflang, href}) => [hreflang, href]);
      if (found) {
        expect(canonical).toEqual([shop.shop + paths[language]]);
        expect(Object.fromEntries(alternates)).toEqual({
          'de-DE': shop.shop + paths.de,
          'en-GB': shop.shop + paths.en,
          'x-default': shop.shop + paths.de,
        });
      } else {
        expect(canonical).toEqual([]);
        expect(alternates).toEqual([]);
        expect(tags(body, 'meta')).toContainEqual({name: 'robots', content: 'noindex'});
      }
    });
  }

  test(`the language switch keeps ${name}`, {tag: '@no-js'}, async ({page}) => {
    const switchTo = (language: Language) =>
      page
        .getByRole('navigation', {name: messages(language)('shell:header.service')})
        .getByRole('link', {name: messages(language)('shell:language.other')});
    await page.goto(paths.de);
    const heading = page.getByRole('heading', {level: 1});
    const german = await heading.textContent();
    await switchTo('de').click();
    await expect(page).toHaveURL(paths.en);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(switchTo('en')).toBeVisible();
    await switchTo('en').click();
    await expect(page).toHaveURL(paths.de);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(heading).toHaveText(german ?? '');
  });
}

test('the language switch keeps the cart and what is in it', {tag: '@no-js'}, async ({page, context, shop}) => {
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, dripper);
  await lendCart(visitor, context, shop.shop);
  const german = createShopper(page, 'de');
  const english = createShopper(page, 'en');
  await page.goto(german.cartUrl);
  await expect(german.line(dripper.title.de)).toBeVisible();
  await page
    .getByRole('navigation', {name: german.t('shell:header.service')})
    .getByRole('link', {name: german.t('shell:language.other')})
    .click();
  await expect(english.heading(english.t('cart:title'))).toBeVisible();
  await expect(english.line(dripper.title.en)).toBeVisible();
  await expect(english.amount('cart:totals.goods')).toHaveText(english.euros(dripper.cents));
});

test.describe('an address that has moved leads on for good', () => {
  const moved = [
    ['/de', '/'],
    ['/de/', '/'],
    ['/en/', '/en'],
    ['/de/c/coffee-shop/', '/de/c/coffee-shop'],
    ['/collections/coffee-shop', '/de/c/coffee-shop'],
    ['/products/waldgold', '/de/p/waldgold'],
    ['/collections/coffee-shop/products/waldgold', '/de/p/waldgold'],
    ['/products/waldgold?variant=40352', '/de/p/waldgold?variant=40352'],
    ['/de/c/equipment-shop', '/de/g/equipment-shop'],
    ['/en/g/coffee-shop', '/en/c/coffee-shop'],
    ['/en/p/geschenkgutschein', '/en/p/gift-card'],
  ] as const;
  for (const [from, to] of moved) {
    test(`${from} to ${to}`, async ({shop}) => {
      const answer = await createVisitor(shop.shop).get(from);
      expect(answer.status).toBe(301);
      expect(new URL(answer.headers.get('Location') ?? '', shop.shop).href).toBe(shop.shop + to);
    });
  }

  test('a collection under the platform’s path ends at its own prefix', async ({page}) => {
    await page.goto('/collections/equipment-shop');
    await expect(page).toHaveURL('/de/g/equipment-shop');
  });
});
