import {gzipSync} from 'node:zlib';

import {expect, inject, test} from 'vitest';

import {LANGUAGES} from '../../../app/config/languages';
import {GOODS, productUrl} from '../../support/goods';
import {lateScripts, tags} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';

const shop = inject('shopOrigin');
const KB = 1024;
const compressed = (text: string) => gzipSync(text, {level: 9}).byteLength;
const stylesIn = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
const styleSheets = (html: string) =>
  tags(html, 'link').flatMap(({rel, href = ''}) => (rel === 'stylesheet' ? href : []));
/** A page without its content, and without what editors say at its end: what is left is the shell, with what wakes it up. */
const withoutPage = (html: string, footnote: string) =>
  html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2')
    .replaceAll(footnote, '');

const FOOTNOTE = {
  de: 'Kostenlose Lieferung ab 39\u00a0€ Bestellwert, darunter 4,90\u00a0€. Die angegebenen Lieferzeiten gelten für Deutschland.',
  en: 'Free shipping on orders from €39, €4.90 below that. Delivery times are those for Germany.',
} as const;

for (const language of LANGUAGES) {
  test(`what the shell costs a page that speaks ${language}`, async () => {
    // A page with next to nothing of its own.
    const {body} = await createVisitor(shop).get(`/${language}/consent`);
    expect(body).toContain(FOOTNOTE[language]);
    expect(compressed(withoutPage(body, FOOTNOTE[language])), 'HTML').toBeLessThanOrEqual(6 * KB);
    expect(compressed(stylesIn(body)), 'critical styles').toBeLessThanOrEqual(5 * KB);
    // Everywhere else it begins with a question, until it has been answered.
    const home = await createVisitor(shop).get(language === 'de' ? '/' : '/en');
    const answered = home.body.replace(/<section[^>]*aria-labelledby="consent-title".*?<\/section>/s, '');
    expect(answered).not.toBe(home.body);
    expect(compressed(home.body) - compressed(answered), 'consent banner').toBeLessThanOrEqual(0.75 * KB);
  });
}

/** Pages with what they are for: the first of it has to be there with the first packets of an answer. */
const PAGES = [
  {path: '/', whole: 24, action: 'homeDefault:hero.action'},
  {path: '/de/c/coffee-shop', whole: 24, action: 'grid:filter.apply'},
  {path: '/de/g/equipment-shop', whole: 24, action: 'grid:filter.apply'},
  {path: productUrl('de', GOODS.waldgold), whole: 25, action: 'product:cart.add'},
  {path: productUrl('de', GOODS.dripper), whole: 24, action: 'product:cart.add'},
] as const;

test('a page weighs little, and what it is for comes with the first packets', async () => {
  const visitor = createVisitor(shop);
  const t = messages('de');
  for (const {path, whole, action} of PAGES) {
    const {body} = await visitor.get(path);
    expect(compressed(body), path).toBeLessThanOrEqual(whole * KB);
    const end = body.indexOf(`>${t(action)}<`);
    expect(end, action).toBeGreaterThan(0);
    expect(compressed(body.slice(0, end)), `${path} up to its main action`).toBeLessThanOrEqual(14 * KB);
  }
});

test('a page is made of few elements', async () => {
  for (const path of [...PAGES.map((page) => page.path), '/de/c/alles', '/de/b/kaffee-lagern', '/de/search?q=mild']) {
    const {body} = await createVisitor(shop).get(path);
    const elements = [...body.matchAll(/<[a-z]/g)].length;
    expect(elements, path).toBeGreaterThan(300);
    // The listing of gear is the longest.
    expect(elements, path).toBeLessThanOrEqual(path === '/de/g/equipment-shop' ? 1700 : 1500);
  }
});

test('neither fonts nor scripts are asked for before a page is painted', async () => {
  for (const {path} of PAGES) {
    const {headers, body} = await createVisitor(shop).get(path);
    expect(headers.get('Link'), path).toBeNull();
    const preloaded = tags(body, 'link').filter(({rel = ''}) => rel.endsWith('preload'));
    expect(
      preloaded.map((link) => link['as']).filter((kind) => kind !== 'image'),
      path,
    ).toEqual([]);
    expect(
      tags(body, 'script').flatMap(({src}) => src ?? []),
      path,
    ).toEqual([]);
  }
});

/** The cart needs no product views, but many small files that it shares with the account. */
const SCRIPTS = [
  ...PAGES.map(({path}) => ({path, files: 6, kilobytes: 91})),
  {path: '/de/checkout/cart', files: 11, kilobytes: 94},
];

test('hydration loads few files, precompressed by the build', async () => {
  for (const {path, files, kilobytes} of SCRIPTS) {
    const {body} = await createVisitor(shop).get(path);
    const [scripts, sheets] = [lateScripts(body), styleSheets(body)];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(files);
    expect(sheets.length, sheets.join(' ')).toBeLessThanOrEqual(2);
    const answers = await Promise.all(
      [...scripts, ...sheets].map((file) => fetch(shop + file, {headers: {'Accept-Encoding': 'br'}})),
    );
    expect(answers.map(({headers}) => headers.get('Content-Encoding'))).toEqual(answers.map(() => 'br'));
    const bytes = answers.map(({headers}) => Number(headers.get('Content-Length')));
    expect(Math.min(...bytes), path).toBeGreaterThan(0);
    const ofScripts = bytes.slice(0, scripts.length).reduce((sum, each) => sum + each, 0);
    expect(ofScripts, path).toBeLessThanOrEqual(kilobytes * KB);
  }
});

test('scripts say where the licences of their packages are', async () => {
  const visitor = createVisitor(shop);
  const scripts = lateScripts((await visitor.get('/')).body);
  const texts = await Promise.all(scripts.map(async (file) => (await visitor.get(file)).body));
  expect(texts.join('\n')).toContain('/*! Licences: /licenses.txt */');
  expect(texts.join('\n')).not.toContain('@license');
  const {status, body} = await visitor.get('/licenses.txt');
  expect(status).toBe(200);
  for (const name of ['react-dom', '@remix-run/router', '@sentry/core'])
    expect(body).toContain(`\n${name}\n\nMIT License\n`);
});

test('static islands are sent once: with a document as HTML, and so with the data of a page that a script opens', async () => {
  const visitor = createVisitor(shop);
  const {title} = GOODS.boaLuz;
  const {body} = await visitor.get('/de/c/coffee-shop');
  const [html = '', script = ''] = body.split('streamController.enqueue');
  expect(html).toContain(title.de);
  expect(script).not.toContain(title.de);
  const {body: data} = await visitor.get('/de/c/coffee-shop.data');
  expect(data).toContain(title.de);
  const [main = ''] = html.split('</main>');
  expect(textsIn(data, 'h3')).toEqual(textsIn(main, 'h3'));
});

/** The texts of some elements, in HTML or in JSON that has HTML in it. */
const textsIn = (text: string, element: string) =>
  [...text.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'g'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  );

test('home shows six coffees and four things of the gear', async () => {
  const {body} = await createVisitor(shop).get('/');
  const t = messages('de');
  const add = new RegExp(t('listing:card.add', {title: '[^"]*'}), 'g');
  expect([...body.matchAll(add)]).toHaveLength(10);
});

test('a page needs no style sheet before it can be read, and all of its styles stay below 12 KB', async () => {
  const visitor = createVisitor(shop);
  const pages = ['/', '/de/c/coffee-shop', productUrl('de', GOODS.waldgold), '/de/checkout/cart', '/de/nowhere'];
  for (const path of pages) {
    const {body} = await visitor.get(path);
    const [head = ''] = body.split('</head>');
    expect(head, path).not.toMatch(/<link[^>]*rel="stylesheet"/);
    expect(compressed(stylesIn(body)), path).toBeGreaterThan(KB);
    expect(compressed(stylesIn(body)), path).toBeLessThan(8 * KB);
    // The whole sheets, which come after the page can be read and are kept for those that follow.
    const sheets = styleSheets(body);
    expect(sheets.length, path).toBeGreaterThan(0);
    const texts = await Promise.all(sheets.map(async (href) => (await visitor.get(href)).body));
    // Rules for all elements, sent a second time, would cause another layout of the whole page.
    expect(stylesIn(body)).toMatch(/@layer reset.*:root{.*@font-face/s);
    expect(texts.join(''), path).not.toMatch(/@layer reset|:root{|@font-face/);
    expect(
      texts.reduce((sum, each) => sum + compressed(each), 0),
      `${path}: ${sheets.join(' ')}`,
    ).toBeLessThan(12 * KB);
  }
});
