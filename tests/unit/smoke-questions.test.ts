import {afterEach, expect, it, vi} from 'vitest';

import {smokeQuestions} from '../../scripts/lib/smoke-questions.mjs';

afterEach(() => {
  vi.unstubAllGlobals();
});

const SHOP = {origin: 'https://shop.example', headers: {Authorization: 'Basic secret'}};
const redirected = (status: number, location: string) => new Response(null, {status, headers: {Location: location}});

const HTTPS = 'leads from http to https';
const questionsOf = (origin: string) => smokeQuestions({...SHOP, origin}).map(({what}) => what);

/** Asks a question by its name. */
async function ask(named: string): Promise<unknown> {
  const question = smokeQuestions(SHOP).find(({what}) => what === named);
  if (question === undefined) throw new Error(`There is no question ${named}`);
  return question.ask();
}

it.each([
  ['a lasting redirect', redirected(301, 'https://shop.example/'), true],
  ['another one', redirected(308, 'https://shop.example/'), true],
  ['a redirect for now', redirected(302, 'https://shop.example/'), false],
  ['a redirect to another host', redirected(301, 'https://www.shop.example/'), false],
  ['the page itself', new Response('<html></html>'), false],
])('asks a shop by http, without its password, for %s', async (_, answer, isRight) => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(answer));
  vi.stubGlobal('fetch', asked);
  const said = ask(HTTPS);
  if (isRight) expect(await said).toBeUndefined();
  else await expect(said).rejects.toThrow('Always Use HTTPS');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['http://shop.example/']);
  expect(JSON.stringify(asked.mock.calls)).not.toContain('secret');
});

it('does not ask for https where the shop runs by http', () => {
  expect(questionsOf('http://localhost:3000')).not.toContain(HTTPS);
  expect(questionsOf(SHOP.origin)).toContain(HTTPS);
});

it.each([
  ['<a href="mailto:hallo@lichtung.example">hallo@lichtung.example</a>', null],
  ['<a href="/cdn-cgi/l/email-protection#6e04">[email&#160;protected]</a>', '/cdn-cgi/l/email-protection'],
  ['<script src="/cdn-cgi/scripts/7d0/cloudflare-static/rocket-loader.min.js"></script>', 'rocket-loader.min.js'],
  ['<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>', 'beacon.min.js'],
])('asks whether the domain leaves the imprint alone: %s', async (part, found) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<html>${part}</html>`)));
  const said = ask('leaves pages as the shop writes them');
  if (found === null) expect(await said).toBeUndefined();
  else await expect(said).rejects.toThrow(found);
});

it.each([
  [{status: 200}, null],
  [{status: 503}, 'answered 503 to a prefetch'],
  [{status: 200, headers: {'Speculation-Rules': '"/cdn-cgi/speculation"'}}, 'other rules than the shop’s'],
])('asks whether the domain leaves prefetching alone: %j', async (init, found) => {
  const asked = vi.fn((_url: string, _init?: RequestInit) => Promise.resolve(new Response('', init)));
  vi.stubGlobal('fetch', asked);
  const said = ask('leaves prefetching to the shop');
  if (found === null) expect(await said).toBeUndefined();
  else await expect(said).rejects.toThrow(found);
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({'Sec-Purpose': 'prefetch'});
});

const form = (fields: Readonly<Record<string, string>>) => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`,
  );
  return `<form method="post" action="/de/checkout/cart">${inputs.join('')}</form>`;
};
const CHECKOUT = 'https://checkout.example/cart/c/1?key=a';
const TILL = 'https://checkout.example/checkouts/cn/1?key=a';

/** A shop with a coffee that is sold out and one that is not, and with one visitor's cart. */
function shopWith({adds = true, added = 303, checkout = CHECKOUT, removes = true, leads = TILL, till = 200}) {
  const sent: string[] = [];
  let lines = 0;
  const handle = (path: string, {body, headers}: RequestInit) => {
    if (path === '/cart/c/1') return redirected(302, leads);
    if (path === '/checkouts/cn/1') return new Response('', {status: till});
    const mine = new Headers(headers).get('Cookie')?.includes('cart=7') ? lines : 0;
    if (body instanceof URLSearchParams) {
      sent.push(body.toString());
      if (body.get('intent') === 'add' && adds) lines += 1;
      if (body.get('intent') === 'remove' && removes) lines = 0;
      const cookie = {'Set-Cookie': 'cart=7; Path=/; HttpOnly'};
      return new Response(null, {status: body.get('intent') === 'add' ? added : 303, headers: cookie});
    }
    if (path === '/de/checkout/start') return redirected(303, mine > 0 ? checkout : '/de/checkout/cart');
    return new Response(
      {
        '/de/c/coffee-shop': '<a href="/de/p/sold-out">1</a><a href="/de/p/waldgold">2</a>',
        '/de/p/sold-out': form({intent: 'add'}),
        '/de/p/waldgold': form({intent: 'add', variantId: 'gid://1'}),
        '/de/checkout/cart': mine > 0 ? form({intent: 'remove', lineId: 'a&amp;b'}) : '',
      }[path],
    );
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => Promise.resolve(handle(new URL(url).pathname, init)));
  return sent;
}

const asksTheWayToTheCheckout = () => ask('takes a coffee, and leads to the checkout');

it('puts a coffee that can be bought into a cart, asks for its checkout, and takes it out again', async () => {
  const sent = shopWith({});
  expect(await asksTheWayToTheCheckout()).toBeUndefined();
  expect(sent).toEqual(['intent=add&variantId=gid%3A%2F%2F1', 'intent=remove&lineId=a%26b']);
});

it.each([
  [{added: 503}, '"add" is answered with 503', 1],
  [{adds: false}, 'not in the cart', 1],
  [{checkout: '/de/checkout/cart'}, 'answers 303 to https://shop.example/de/checkout/cart', 2],
  [{removes: false}, 'does not leave the cart', 2],
  [{leads: '/password'}, 'online store’s password', 2],
  [{leads: 'https://shop.example/password?a=b'}, 'online store’s password', 2],
  [{leads: CHECKOUT}, 'more than 8 times', 2],
  [{till: 404}, 'answers 404 at https://checkout.example/checkouts/cn/1', 2],
])('says what is wrong on the way to the checkout: %o', async (fault, reason, forms) => {
  const sent = shopWith(fault);
  await expect(asksTheWayToTheCheckout()).rejects.toThrow(reason);
  expect(sent).toHaveLength(forms);
});

it('reads what it only looks at to the end: the command would wait for the connection', async () => {
  const answer = new Response('<html></html>');
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await ask('leaves prefetching to the shop');
  expect(answer.bodyUsed).toBe(true);
});

it('asks for the listings of the merchant', async () => {
  vi.resetModules();
  vi.doMock('../../scripts/lib/merchant-questions.mjs', () => ({
    readMerchantFile: () => ({collections: {coffee: 'kaffee', gear: 'geraete'}}),
  }));
  const {smokeQuestions: ofMerchant} = await import('../../scripts/lib/smoke-questions.mjs');
  vi.doUnmock('../../scripts/lib/merchant-questions.mjs');
  const pages = ofMerchant(SHOP).map(({what}) => what);
  expect(pages).toEqual(expect.arrayContaining(['/de/c/kaffee', '/en/g/geraete']));
});
