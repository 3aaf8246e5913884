import {CODES, GOODS, productUrl} from '../support/goods';
import {tags} from '../support/html';
import {type Language, messages} from '../support/messages';
import {addForm, addToCart, cartContents} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {waldgold, dripper} = GOODS;
const de = messages('de');

const SCRIPT = '<script>alert(1)</script>';
const LINE = 'gid://shopify/CartLine/';
const VARIANT = 'gid://shopify/ProductVariant/';

/** The text of a page as a shopper reads it, near enough. */
const readable = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');

test.describe('an address that leads nowhere says so in the right language', () => {
  const addresses: readonly (readonly [string, string, number, Language])[] = [
    ['an unknown collection', '/de/c/nichts', 404, 'de'],
    ['an unknown collection of gear in English', '/en/g/nothing', 404, 'en'],
    ['an unknown page', '/en/nowhere/at/all', 404, 'en'],
    ['an unknown content page', '/de/e/nichts', 404, 'de'],
    ['an unknown language', '/fr', 404, 'de'],
    ['an unknown language before a collection', '/fr/c/coffee-shop', 404, 'de'],
    ['an unknown language before a product', '/fr/p/waldgold', 404, 'de'],
    ['an unknown language before the cart', '/fr/checkout/cart', 404, 'de'],
    ['a language in capitals', '/EN', 404, 'de'],
    ['a collection named like a part of every object', '/de/c/constructor', 404, 'de'],
    ['the error page itself', '/404', 404, 'de'],
  ];
  for (const [name, path, status, language] of addresses) {
    test(name, async ({shop}) => {
      const t = messages(language);
      for (const {status: answered, body} of [
        await createVisitor(shop.shop).get(path),
        await createVisitor(shop.shop).get(path),
      ]) {
        expect(answered).toBe(status);
        expect(tags(body, 'html')[0]).toMatchObject({lang: language});
        expect(readable(body)).toContain(t('errors:notFound.title'));
        expect(readable(body)).toContain(t('errors:back'));
        expect(body).not.toContain('<b>x</b>');
        expect(tags(body, 'footer')).toEqual([]);
      }
    });
  }

  const products: readonly (readonly [string, string, Language])[] = [
    ['an unknown product', '/de/p/nichts', 'de'],
    ['an unknown product in English', '/en/p/nothing', 'en'],
    ['a product named like a part of every object', '/de/p/__proto__', 'de'],
    ['a product named in HTML', `/de/p/${encodeURIComponent('<b>x</b>')}`, 'de'],
    ['a very long name', `/de/p/${'x'.repeat(4000)}`, 'de'],
  ];
  for (const [name, path, language] of products) {
    test(name, async ({shop}) => {
      const t = messages(language);
      for (const {status, body} of [
        await createVisitor(shop.shop).get(path),
        await createVisitor(shop.shop).get(path),
      ]) {
        expect(status).toBe(404);
        expect(tags(body, 'html')[0]).toMatchObject({lang: language});
        expect(readable(body)).toContain(t('details:left.unknown'));
        expect(readable(body)).toContain(t('details:left.back'));
        expect(body).not.toContain('<b>x</b>');
      }
    });
  }

  const refused: readonly (readonly [string, string, number])[] = [
    ['a broken percent', '/de/p/%zz', 400],
    ['broken UTF-8', '/de/p/%ff', 400],
    ['a null byte', '/de/p/a%00b', 400],
    ['a line break', '/de/p/a%0d%0aSet-Cookie:%20a=b', 400],
    ['a backslash', '/de%5cp/waldgold', 400],
    ['a very long address', `/de/p/${'x'.repeat(9000)}`, 414],
  ];
  for (const [name, path, status] of refused) {
    test(`${name} in the address is refused`, async ({shop}) => {
      const answer = await createVisitor(shop.shop).get(path);
      expect(answer.status).toBe(status);
      expect(answer.headers.getSetCookie()).toEqual([]);
    });
  }

  for (const variant of ['999', 'abc', '-1', '1e9', SCRIPT, '__proto__', '40351&variant=40352', '']) {
    test(`the variant ${JSON.stringify(variant)} shows the product all the same`, async ({shop}) => {
      const {status, body} = await createVisitor(shop.shop).get(
        `${productUrl('de', waldgold)}?variant=${variant === SCRIPT ? encodeURIComponent(variant) : variant}`,
      );
      expect(status).toBe(200);
      expect(readable(body)).toContain(waldgold.title.de);
      expect(body).not.toContain(SCRIPT);
    });
  }

  for (const order of ['', 'abc', 'a'.repeat(3000), '../../etc', SCRIPT, 'eyJhbGciOiJub25lIn0.e30.']) {
    test(`the order token ${JSON.stringify(order.slice(0, 30))} shows nobody’s order`, async ({shop}) => {
      const {status, body} = await createVisitor(shop.shop).get(
        `/de/checkout/confirm?order=${encodeURIComponent(order)}`,
      );
      expect(status).toBe(200);
      expect(readable(body)).toContain(de('checkout:unknown.title'));
      expect(body).not.toContain(SCRIPT);
    });
  }
});

test.describe('broken cookies', () => {
  const names = [
    'storefront_cart_id',
    'cart_count',
    '__Host-flash',
    '__Host-session',
    'consent',
    'AnnouncementBarDismissed',
  ];
  const values = {
    junk: 'x"]}%zz<script>',
    'broken percents': '%E0%A4%A',
    'a foreign id': encodeURIComponent('gid://shopify/Product/1'),
    'a forged cart': encodeURIComponent('gid://shopify/Cart/deadbeef?key=deadbeef'),
    'a forged flash': encodeURIComponent('{"intent":"__proto__","refusals":[{"code":"x"}],"values":{}}'),
    'something huge': 'x'.repeat(6000),
    nothing: '',
  };
  for (const name of names) {
    test(`${name}: pages come as for a new visitor`, async ({shop}) => {
      for (const [kind, value] of Object.entries(values)) {
        const visitor = createVisitor(shop.shop);
        for (const path of ['/', productUrl('en', waldgold), '/de/checkout/cart', '/en/checkout/confirm', '/nowhere']) {
          const answer = await visitor.get(path, {Cookie: `${name}=${value}`});
          expect(answer.status, `${kind} at ${path}`).toBe(path === '/nowhere' ? 404 : 200);
          if (path === '/de/checkout/cart') expect(readable(answer.body), kind).toContain(de('cart:empty.title'));
        }
        const {action, fields} = await addForm(visitor, waldgold);
        const added = await visitor.post(action, {body: fields, headers: {Cookie: `${name}=${value}`}});
        expect(added.status, `adding with ${kind}`).toBe(303);
        expect((await cartContents(visitor)).badge, kind).toBe('1');
      }
    });
  }
});

/** A form of the cart that cannot be carried out, and what the shopper is told; nothing where it is nobody's doing. */
type Case = {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly status: 422 | 303;
  readonly told: string;
  /** What was typed, to be found in the field again. */
  readonly kept?: string;
};

test.describe('a form that makes no sense is told so, and the cart stays whole', () => {
  const own = 'OWN';
  const quantities = ['-1', '1e9', 'abc', '1.5', '1000', '00000', '٣', '1 2', '0x10', '+2', 'NaN', SCRIPT];
  const cases: readonly Case[] = [
    ...quantities.map((quantity): Case => ({
      name: `the quantity ${quantity}`,
      fields: {intent: 'update', lineId: own, quantity},
      status: 422,
      told: 'cart:field.quantity-invalid',
      ...(/^-?[\d.]{1,4}$/.test(quantity) && quantity !== '00000' && {kept: quantity}),
    })),
    {
      name: 'no quantity',
      fields: {intent: 'update', lineId: own, quantity: ''},
      status: 422,
      told: 'cart:field.required',
    },
    {
      name: 'a line of nobody’s cart',
      fields: {intent: 'update', lineId: `${LINE}deadbeef?cart=deadbeef`, quantity: '2'},
      status: 303,
      told: 'cart:refusal.merchandise-gone',
    },
    {
      name: 'a line that was removed by somebody else',
      fields: {intent: 'remove', lineId: `${LINE}1`},
      status: 303,
      told: 'cart:refusal.merchandise-gone',
    },
    {
      name: 'a line id in HTML',
      fields: {intent: 'remove', lineId: SCRIPT},
      status: 422,
      told: 'cart:refusal.not-understood',
    },
    {
      name: 'a variant that does not exist',
      fields: {intent: 'add', variantId: `${VARIANT}999999`},
      status: 303,
      told: 'cart:refusal.merchandise-gone',
    },
    {
      name: 'a forged variant',
      fields: {intent: 'add', variantId: 'gid://shopify/Product/1008'},
      status: 422,
      told: 'cart:refusal.not-understood',
    },
    {
      name: 'a variant with a query behind it',
      fields: {intent: 'add', variantId: `${VARIANT}40351"){id}}`},
      status: 422,
      told: 'cart:refusal.not-understood',
    },
    {
      name: 'nothing to add',
      fields: {intent: 'add'},
      status: 422,
      told: 'cart:refusal.not-understood',
    },
    {
      name: 'a forged interval',
      fields: {intent: 'change-plan', lineId: own, sellingPlanId: 'gid://shopify/SellingPlan/99'},
      status: 303,
      told: 'cart:refusal.plan-not-possible',
    },
    {
      name: 'a project that does not exist',
      fields: {intent: 'change-project', lineId: own, project: 'SP999'},
      status: 422,
      told: 'cart:field.invalid',
    },
    {
      name: 'an intent that does not exist',
      fields: {intent: 'give-me-everything'},
      status: 422,
      told: 'cart:refusal.not-understood',
    },
    {name: 'no intent', fields: {}, status: 422, told: 'cart:refusal.not-understood'},
    {
      name: 'a field named like a part of every object',
      fields: {['__proto__']: 'x', constructor: 'x', 'intent[__proto__]': 'add'},
      status: 422,
      told: 'cart:refusal.not-understood',
    },
    {
      name: 'an unknown discount code',
      fields: {intent: 'apply-code', code: 'GIBTS-NICHT'},
      status: 303,
      told: 'cart:refusal.code-not-found',
      kept: 'GIBTS-NICHT',
    },
    {
      name: 'an expired discount code',
      fields: {intent: 'apply-code', code: CODES.expired},
      status: 303,
      told: 'cart:refusal.code-expired',
      kept: CODES.expired,
    },
    {
      name: 'a discount code in HTML',
      fields: {intent: 'apply-code', code: SCRIPT},
      status: 303,
      told: 'cart:refusal.code-not-found',
      kept: SCRIPT,
    },
    {
      name: 'a discount code with control characters',
      fields: {intent: 'apply-code', code: 'A\u0000B\u0007'},
      status: 422,
      told: 'cart:field.invalid',
    },
    {
      name: 'a discount code of 65 characters',
      fields: {intent: 'apply-code', code: 'X'.repeat(65)},
      status: 422,
      told: 'cart:field.too-long',
      kept: 'X'.repeat(65),
    },
    {
      name: 'no discount code',
      fields: {intent: 'apply-code', code: '  '},
      status: 422,
      told: 'cart:field.required',
    },
    {
      name: 'an unknown gift card',
      fields: {intent: 'apply-gift-card', code: 'TAU-9999-NIEM'},
      status: 303,
      told: 'cart:refusal.gift-card-invalid',
      kept: 'TAU-9999-NIEM',
    },
    {
      name: 'a gift card that is used up',
      fields: {intent: 'apply-gift-card', code: 'TAU-0000-LEER'},
      status: 303,
      told: 'cart:refusal.gift-card-invalid',
      kept: 'TAU-0000-LEER',
    },
    {
      name: 'a gift card in HTML',
      fields: {intent: 'apply-gift-card', code: SCRIPT},
      status: 422,
      told: 'cart:field.invalid',
      kept: SCRIPT,
    },
    {
      name: 'a gift card that was never used',
      fields: {intent: 'remove-gift-card', giftCardId: SCRIPT},
      status: 422,
      told: 'cart:refusal.not-understood',
    },
  ];

  for (const {name, fields, status, told, kept} of cases) {
    test(name, async ({shop}) => {
      const visitor = createVisitor(shop.shop);
      await addToCart(visitor, waldgold, {quantity: 2});
      const before = await cartContents(visitor);
      const body = {...fields, ...(fields['lineId'] === own && {lineId: before.lines[0]?.lineId ?? ''})};

      const answer = await visitor.post('/de/checkout/cart', {body});
      expect(answer.status).toBe(status);
      const shown = status === 303 ? await visitor.get(answer.headers.get('Location') ?? '') : answer;
      expect(readable(shown.body)).toContain(de(told));
      expect(readable(shown.body)).toContain(waldgold.title.de);
      expect(shown.body).not.toContain(SCRIPT);
      if (kept !== undefined) expect(tags(shown.body, 'input').map(({value}) => value)).toContain(kept);
      expect(await cartContents(visitor)).toEqual(before);

      // A script that sends the same gets an answer it can show.
      const scripted = await visitor.post('/de/checkout/cart.data', {body});
      expect(scripted.status).toBeLessThan(500);
      const elsewhere = await visitor.post('/de/cart.json', {body});
      expect(JSON.parse(elsewhere.body)).toMatchObject({ok: status === 303, texts: {cart: {}}});
      expect(await cartContents(visitor)).toEqual(before);
    });
  }
});

test.describe('a body that no form of the shop sends is refused, and the cart stays whole', () => {
  const form = 'application/x-www-form-urlencoded';
  const many = new URLSearchParams(Array.from({length: 60}, (_, index) => [`field${index}`, 'x'])).toString();
  const bodies: readonly (readonly [string, string, string, number])[] = [
    ['70 KB', `intent=apply-code&code=${'x'.repeat(70_000)}`, form, 413],
    ['60 fields', `intent=add&${many}`, form, 413],
    ['JSON without an end', '{"intent":', 'application/json', 400],
    ['JSON that is 1,000 levels deep', '['.repeat(1000) + ']'.repeat(1000), 'application/json', 400],
    ['a form in parts that never comes', 'nothing', 'multipart/form-data; boundary=x', 400],
    ['XML', '<intent>add</intent>', 'text/xml', 415],
  ];
  for (const [name, body, type, status] of bodies) {
    test(name, async ({shop}) => {
      const visitor = createVisitor(shop.shop);
      await addToCart(visitor, waldgold);
      const before = await cartContents(visitor);
      const answer = await visitor.post('/de/checkout/cart', {body, headers: {'Content-Type': type}});
      expect(answer.status).toBe(status);
      expect(await cartContents(visitor)).toEqual(before);
    });
  }

  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    test(`the method ${method}`, async ({request, shop}) => {
      const answer = await request.fetch('/de/checkout/cart', {method, headers: {Origin: shop.shop}});
      expect(answer.status()).toBe(405);
      expect(answer.headers()['allow']).toContain('GET');
    });
  }
});

test.describe('on the page', () => {
  test(
    'an unknown code is told beside the field, which keeps it',
    {tag: '@no-js'},
    async ({page, javaScriptEnabled}) => {
      const shopper = createShopper(page, 'en');
      const {t} = shopper;
      await page.goto(productUrl('en', waldgold));
      await shopper.addToCart();
      if (javaScriptEnabled) await shopper.link(t('shell:minicart.goToCart')).click();
      await shopper.applyCode('NO-SUCH-CODE');
      await expect(page.getByRole('alert')).toContainText(t('cart:codes.code.failure'));
      await expect(page.getByRole('alert')).toContainText(t('cart:refusal.code-not-found'));
      await expect(page.getByRole('textbox', {name: t('cart:codes.code.label')})).toHaveValue('NO-SUCH-CODE');
      await shopper.applyGiftCard('TAU-1234-NOPE');
      await expect(page.getByRole('alert')).toContainText(t('cart:refusal.gift-card-invalid'));
      await expect(page.getByRole('textbox', {name: t('cart:codes.giftCard.label')})).toHaveValue('TAU-1234-NOPE');
      await expect(shopper.quantityOf(waldgold.title.en)).toHaveValue('1');
    },
  );

  test(
    'a quantity that is none is told beside the line, which keeps what is in it',
    {tag: '@no-js'},
    async ({page, javaScriptEnabled, expectStatuses}) => {
      expectStatuses(422);
      const shopper = createShopper(page, 'de');
      const {t, quantityOf, line} = shopper;
      const title = dripper.title.de;
      await page.goto(productUrl('de', dripper));
      await shopper.addToCart();
      if (javaScriptEnabled) await shopper.link(t('shell:minicart.goToCart')).click();
      await quantityOf(title).fill('-3');
      await quantityOf(title).press('Enter');
      await expect(line(title).getByRole('alert')).toHaveText(t('cart:field.quantity-invalid'));
      await expect(quantityOf(title)).toHaveValue('-3');
      await expect(shopper.badge(1)).toBeVisible();
      await quantityOf(title).fill('2');
      await quantityOf(title).press('Enter');
      await expect(line(title).getByRole('alert')).toBeHidden();
      await expect(shopper.badge(2)).toBeVisible();
    },
  );
});
