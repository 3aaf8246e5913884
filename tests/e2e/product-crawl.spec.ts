import {allHandles} from '../support/all-products';
import {isFullRun} from '../support/full-run';
import {tags} from '../support/html';
import type {Language} from '../support/messages';
import {faultsOfHtml, faultsOfLinkedData, linkedNodes} from '../support/page-check';
import {expect, test} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[];

/** One of each kind, by its German handle; the whole run takes them all. */
const SAMPLE = [
  'morgentau',
  'wanderung',
  'alto-rocio',
  'haraaz',
  'sonho-verde',
  'altweibersommer',
  'waldgold-gastro',
  'cascara-limo',
  'single-dose-muehle-solo',
  'vollautomat-ulster-2',
  'handfilter-trichter-03',
  'brueh-set-erste-tasse',
  'adventskalender-24-lichtungen',
  'geschenkgutschein',
  'geschenkabo',
  'spende',
];

test('every product opens in both languages, with valid HTML, data for search engines and its own addresses', async ({
  shop,
}) => {
  test.setTimeout(isFullRun ? 600_000 : 60_000);
  const visitor = createVisitor(shop.shop);
  const [german, english] = await Promise.all(LANGUAGES.map((language) => allHandles(shop.emulator, language)));
  const products = [...(german ?? [])].filter(([, handle]) => isFullRun || SAMPLE.includes(handle));
  expect(products.length).toBeGreaterThanOrEqual(isFullRun ? 200 : SAMPLE.length);
  for (const [id, handle] of products) {
    const handles = {de: handle, en: english?.get(id) ?? ''};
    for (const language of LANGUAGES) {
      const path = `/${language}/p/${handles[language]}`;
      const {status, body} = await visitor.get(path);
      expect(faultsOfHtml(body), path).toEqual([]);
      if (status === 410) continue;
      expect(status, path).toBe(200);
      const nodes = linkedNodes(body);
      expect(nodes.length, path).toBeGreaterThan(1);
      expect(faultsOfLinkedData(nodes), path).toEqual([]);
      const links = tags(body, 'link');
      const canonical = links.find(({rel}) => rel === 'canonical')?.['href'];
      const alternates = links.filter(({hreflang}) => hreflang !== undefined);
      if (canonical === undefined) continue;
      expect(canonical).toBe(shop.shop + path);
      expect(Object.fromEntries(alternates.map(({hreflang = '', href = ''}) => [hreflang, href]))).toEqual({
        'de-DE': `${shop.shop}/de/p/${handles.de}`,
        'en-GB': `${shop.shop}/en/p/${handles.en}`,
        'x-default': `${shop.shop}/de/p/${handles.de}`,
      });
    }
  }
});
