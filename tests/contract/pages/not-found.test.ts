import {expect, inject, test} from 'vitest';

import {LANGUAGES, type Language} from '../../../app/config/languages';
import {tags} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';

const visitor = createVisitor(inject('shopOrigin'));

/** The text of a page as a shopper reads it, near enough. */
const readable = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');

test.each<readonly [string, string, Language]>([
  ['an unknown collection', '/de/c/nichts', 'de'],
  ['an unknown collection of gear in English', '/en/g/nothing', 'en'],
  ['an unknown page', '/en/nowhere/at/all', 'en'],
  ['an unknown content page', '/de/e/nichts', 'de'],
  ['an unknown language', '/fr', 'de'],
  ['an unknown language before a collection', '/fr/c/coffee-shop', 'de'],
  ['an unknown language before a product', '/fr/p/waldgold', 'de'],
  ['an unknown language before the cart', '/fr/checkout/cart', 'de'],
  ['a language in capitals', '/EN', 'de'],
  ['a collection named like a part of every object', '/de/c/constructor', 'de'],
  ['the error page itself', '/404', 'de'],
])('%s is a 404 in the right language without a footer', async (_, path, language) => {
  const t = messages(language);
  for (const {status, body} of [await visitor.get(path), await visitor.get(path)]) {
    expect(status).toBe(404);
    expect(tags(body, 'html')[0]).toMatchObject({lang: language});
    expect(readable(body)).toContain(t('errors:notFound.title'));
    expect(readable(body)).toContain(t('errors:back'));
    expect(readable(body)).toContain(t('shell:footer.legal.cookies'));
    expect(tags(body, 'footer')).toEqual([]);
  }
});

test.each(LANGUAGES)(
  'a form that is sent to nothing is a 404 in its language, with the frame of every page: %s',
  async (language) => {
    const t = messages(language);
    const {status, body} = await visitor.post(`/${language}/account/subscription/deliveries/1-2026-01-01/destroy`, {
      body: {idempotencyKey: crypto.randomUUID()},
    });
    expect(status).toBe(404);
    expect(tags(body, 'html')[0]).toMatchObject({lang: language});
    expect(body).toContain(`<title>${t('errors:notFound.title')} – `);
    expect(readable(body)).toContain(t('errors:notFound.text'));
    expect(readable(body)).toContain(t('shell:footer.legal.cookies'));
    expect(tags(body, 'a').map(({href}) => href)).toContain(language === 'de' ? '/' : '/en');
    expect(tags(body, 'header')).toHaveLength(1);
  },
);

test.each<readonly [string, string, Language]>([
  ['an unknown product', '/de/p/nichts', 'de'],
  ['an unknown product in English', '/en/p/nothing', 'en'],
  ['a product named in HTML', `/de/p/${encodeURIComponent('<b>x</b>')}`, 'de'],
  ['a very long name', `/de/p/${'x'.repeat(4000)}`, 'de'],
])('%s is an unknown product in the right language', async (_, path, language) => {
  const t = messages(language);
  for (const {status, body} of [await visitor.get(path), await visitor.get(path)]) {
    expect(status).toBe(404);
    expect(tags(body, 'html')[0]).toMatchObject({lang: language});
    expect(readable(body)).toContain(t('details:left.unknown'));
    expect(readable(body)).toContain(t('details:left.back'));
    expect(body).not.toContain('<b>x</b>');
  }
});

test.each<readonly [string, number, Language, string]>([
  ['/en/p/altweibersommer', 410, 'en', 'details:left.coffee'],
  ['/de/p/handfilter-trichter-03', 410, 'de', 'details:left.gear'],
  ['/en/p/never-sold', 404, 'en', 'details:left.unknown'],
])('%s has left: its page says so, and search engines leave it out', async (path, status, language, text) => {
  const answer = await visitor.get(path);
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(messages(language)(text));
  expect(tags(answer.body, 'meta')).toContainEqual({name: 'robots', content: 'noindex'});
  // Nothing to skip to but what every page has.
  expect(answer.body).not.toContain('href="#product');
});

const COOKIES = [
  'storefront_cart_id',
  'cart_count',
  '__Host-flash',
  '__Host-lost-lines',
  '__Host-session',
  'consent',
  'AnnouncementBarDismissed',
];

test.each(COOKIES)('whatever is in the cookie %s, public pages come as for everybody', async (name) => {
  for (const value of ['x"]}%zz<script>', '%E0%A4%A', 'x'.repeat(6000), '']) {
    for (const [path, status] of [
      ['/', 200],
      ['/en/p/waldgold', 200],
      ['/nowhere', 404],
    ] as const) {
      const answer = await visitor.get(path, {Cookie: `${name}=${value}`});
      expect(answer.status, path).toBe(status);
      expect(answer.body).not.toContain('%zz<script>');
    }
  }
});
