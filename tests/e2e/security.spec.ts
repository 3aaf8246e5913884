import {CODES, GOODS, productUrl} from '../support/goods';
import {tags} from '../support/html';
import {addForm, addToCart, cartContents} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {createVisitor} from '../support/visitor';

const {waldgold, dripper} = GOODS;

test.describe('a post from another site', () => {
  const senders = [
    ['the hosted services’ page', (emulator: string) => ({Origin: emulator})],
    ['a page without an origin', () => ({Origin: 'null'})],
    ['a site that hides its origin', () => ({Origin: null, 'Sec-Fetch-Site': 'cross-site'})],
    ['another name of the same site', () => ({Origin: null, 'Sec-Fetch-Site': 'same-site'})],
    ['a client that says nothing', () => ({Origin: null})],
    ['our origin on another scheme', (_: string, shop: string) => ({Origin: shop.replace('http:', 'https:')})],
    ['an origin that begins like ours', (_: string, shop: string) => ({Origin: `${shop}.example`})],
  ] as const satisfies readonly (readonly [
    string,
    (emulator: string, shop: string) => Record<string, string | null>,
  ])[];

  for (const [name, headersOf] of senders) {
    test(`by ${name} is refused at every address and changes nothing`, async ({shop}) => {
      const visitor = createVisitor(shop.shop);
      await addToCart(visitor, waldgold, {quantity: 2});
      const before = await cartContents(visitor);
      const lineId = before.lines[0]?.lineId ?? '';
      const cookies = new Map(visitor.cookies);
      const {fields: add} = await addForm(visitor, dripper);
      const bodies: Record<string, string>[] = [
        add,
        {intent: 'update', lineId, quantity: '9'},
        {intent: 'increase', lineId},
        {intent: 'decrease', lineId},
        {intent: 'remove', lineId},
        {intent: 'change-plan', lineId, sellingPlanId: 'gid://shopify/SellingPlan/3002'},
        {intent: 'change-project', lineId, project: 'SP024'},
        {intent: 'apply-code', code: CODES.fifteenPercent},
        {intent: 'remove-code', code: CODES.fifteenPercent},
        {intent: 'apply-gift-card', code: 'TAU-2500-MOOS'},
        {intent: 'remove-gift-card', giftCardId: 'gid://shopify/AppliedGiftCard/1'},
      ];
      const headers = headersOf(shop.emulator, shop.shop);
      for (const path of ['/de/checkout/cart', '/en/checkout/cart', '/en/checkout/cart.data', '/de/cart.json']) {
        for (const body of bodies) {
          const answer = await visitor.post(path, {body, headers});
          expect(answer.status, `${path} ${body['intent']}`).toBe(403);
          expect(answer.headers.getSetCookie()).toEqual([]);
        }
      }
      for (const path of ['/', '/en', productUrl('de', waldgold), '/de/c/coffee-shop', '/buyer-identity', '/nowhere']) {
        expect((await visitor.post(path, {body: add, headers})).status, path).toBe(403);
      }
      expect(visitor.cookies).toEqual(cookies);
      expect(await cartContents(visitor)).toEqual(before);
    });
  }

  test('sent by a real browser is refused too', async ({page, context, shop, expectStatuses}) => {
    expectStatuses(403);
    const shopper = createShopper(page, 'de');
    await page.goto(productUrl('de', waldgold));
    await shopper.addToCart();
    await expect(shopper.badge(1)).toBeVisible();
    const thief = await context.newPage();
    await thief.goto(`data:text/html,<form method="post" action="${shop.shop}/de/checkout/cart">
      <input name="intent" value="apply-code"><input name="code" value="${CODES.fifteenPercent}"><button>Win</button></form>`);
    await thief.getByRole('button', {name: 'Win'}).click();
    await expect(thief.getByText('403 Forbidden')).toBeVisible();
    await page.goto(shopper.cartUrl);
    await expect(shopper.quantityOf(waldgold.title.de)).toHaveValue('1');
    await expect(page.getByText(CODES.fifteenPercent)).toBeHidden();
  });
});

test.describe('a second visitor', () => {
  test('in a browser of their own has an empty cart', async ({page, secondVisitor}) => {
    const first = createShopper(page, 'de');
    await page.goto(productUrl('de', waldgold));
    await first.addToCart();
    await expect(first.badge(1)).toBeVisible();
    const other = await secondVisitor.newPage();
    const second = createShopper(other, 'de');
    await other.goto(productUrl('de', waldgold));
    await expect(second.badge(0)).toBeVisible();
    await second.badge(0).click();
    await expect(second.heading(second.t('cart:empty.title'))).toBeVisible();
  });
});

test.describe('security headers', () => {
  const everywhere = {
    'Strict-Transport-Security': /^max-age=63072000/,
    'X-Content-Type-Options': /^nosniff$/,
    'Referrer-Policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
    'Permissions-Policy': /camera=\(\)/,
    'Cross-Origin-Opener-Policy': /^same-origin$/,
    'Cross-Origin-Resource-Policy': /^(same-origin|cross-origin)$/,
    'Content-Security-Policy': /^default-src 'none';.*frame-ancestors 'none'/,
  };

  const documents = [
    ['the home page', '/', 200],
    ['the English home page', '/en', 200],
    ['a listing', '/de/c/coffee-shop', 200],
    ['a product', '/en/p/waldgold', 200],
    ['the cart', '/de/checkout/cart', 200],
    ['the confirmation', '/en/checkout/confirm', 200],
    ['a missing page', '/de/nowhere', 404],
    ['an unknown language', '/fr/c/coffee-shop', 404],
  ] as const;
  for (const [name, path, status] of documents) {
    test(`stand on ${name}, with a fresh nonce each time`, async ({shop}) => {
      const visitor = createVisitor(shop.shop);
      const nonces = new Set<string>();
      for (const time of ['first', 'second', 'third']) {
        const {status: answered, headers, body} = await visitor.get(path);
        expect(answered, time).toBe(status);
        for (const [header, value] of Object.entries(everywhere)) expect(headers.get(header), header).toMatch(value);
        const policy = headers.get('Content-Security-Policy') ?? '';
        expect(policy).not.toContain('unsafe');
        expect(policy).toContain("form-action 'self'");
        expect(policy).toContain("base-uri 'none'");
        const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
        expect(nonce).toMatch(/^[\da-f]{32}$/);
        nonces.add(nonce);
        // Data for search engines is no script, whatever its element is called.
        const scripts = tags(body, 'script').filter(({type}) => type !== 'application/ld+json');
        expect(scripts.length).toBeGreaterThan(0);
        expect(scripts.filter((script) => script['nonce'] !== nonce)).toEqual([]);
        expect(tags(body, '\\w+').filter((tag) => 'style' in tag || 'onclick' in tag)).toEqual([]);
        if (headers.get('Cache-Status')?.includes('bypass') === false) {
          expect(headers.getSetCookie()).toEqual([]);
        }
      }
      expect(nonces.size).toBe(3);
    });
  }

  test('stand on redirects, refusals, files, pictures and data', async ({shop}) => {
    const visitor = createVisitor(shop.shop);
    const {body} = await visitor.get(productUrl('de', waldgold));
    const script = tags(body, 'link').find(({rel}) => rel === 'modulepreload')?.['href'] ?? '';
    const stylesheet = tags(body, 'link').find(({rel}) => rel === 'stylesheet')?.['href'] ?? '';
    const picture = tags(body, 'img').find(({src}) => src?.startsWith('/media/'))?.['src'] ?? '';
    const paths: readonly (readonly [string, number])[] = [
      ['/de', 301],
      ['/products/waldgold', 301],
      ['/de/c/equipment-shop', 301],
      ['//de//c/coffee-shop', 308],
      ['/de/c/coffee%5cshop', 400],
      ['/de/p/waldgold?_data=routes/product', 404],
      ['/__manifest', 404],
      [script, 200],
      [stylesheet, 200],
      [picture, 200],
      ['/favicon.svg', 200],
      ['/manifest.webmanifest', 200],
      ['/media/none.webp?width=320', 404],
      ['/buyer-identity', 200],
      ['/de/c/coffee-shop.data', 200],
    ];
    for (const [path, status] of paths) {
      const answer = await visitor.get(path, {'Sec-Fetch-Site': 'same-origin'});
      expect(answer.status, path).toBe(status);
      for (const [header, value] of Object.entries(everywhere)) {
        expect(answer.headers.get(header), `${header} of ${path}`).toMatch(value);
      }
    }
    const refused = await visitor.post('/de/checkout/cart', {body: {}, headers: {Origin: 'null'}});
    for (const [header, value] of Object.entries(everywhere)) expect(refused.headers.get(header)).toMatch(value);
  });

  test('keep the cart’s cookies to the shop', async ({shop}) => {
    const {headers} = await addToCart(createVisitor(shop.shop), waldgold);
    const cookies = headers.getSetCookie();
    const cart = cookies.find((line) => line.startsWith('storefront_cart_id=')) ?? '';
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=1209600'])
      expect(cart).toContain(flag);
    expect(cookies.every((line) => line.includes('Secure') && line.includes('SameSite=Lax'))).toBe(true);
    expect(headers.get('Cache-Control')).toContain('no-store');
  });
});
