import {expect, inject, test} from 'vitest';

import {LANGUAGES, type Language} from '../../../app/config/languages';
import {isFullRun} from '../../support/full-run';
import {tags} from '../../support/html';
import {faultsOfLinkedData, linkedNodes} from '../../support/linked-data';
import {faultsOfHtml, withoutFrame} from '../../support/valid-html';
import {createVisitor} from '../../support/visitor';
import {type CataloguePage, wholeCatalogue} from '../../support/whole-catalogue';

const shop = {shop: inject('shopOrigin'), emulator: inject('emulatorOrigin')};

/** One of each kind, by its German address, opened in the two languages by turns; the whole run opens all in both. */
const SAMPLE = [
  '/de/p/wanderung',
  '/de/p/alto-rocio',
  '/de/p/haraaz',
  '/de/p/sonho-verde',
  '/de/p/altweibersommer',
  '/de/p/waldgold-gastro',
  '/de/p/cascara-limo',
  '/de/p/single-dose-muehle-solo',
  '/de/p/brueh-set-erste-tasse',
  '/de/p/adventskalender-24-lichtungen',
  '/de/p/geschenkgutschein',
  '/de/p/geschenkabo',
  '/de/p/spende',
  '/de/c/coffee-shop',
  '/de/g/equipment-shop',
  '/de/g/sale',
  '/de/k/drip-bags',
];

/** What a page of each kind tells search engines: its nodes on top, besides what they hold. */
const NODES = {
  product: ['BreadcrumbList', expect.stringMatching(/^Product(Group)?$/)],
  listing: ['BreadcrumbList', 'ItemList'],
};

/** Canonical and alternates as they stand in a page. */
function addressesIn(html: string) {
  const links = tags(html, 'link');
  const alternates = links.filter(({rel, hreflang}) => rel === 'alternate' && hreflang !== undefined);
  return {
    canonical: links.filter(({rel}) => rel === 'canonical').map(({href}) => href),
    alternates: Object.fromEntries(alternates.map(({hreflang = '', href = ''}) => [hreflang, href])),
  };
}

const isHidden = (html: string) =>
  tags(html, 'meta').some(({name, content}) => name === 'robots' && content === 'noindex');

/** Each language with its address; the other one is left out where the page cannot know it. */
function alternatesOf({paths, knowsPartner}: CataloguePage, language: Language, shop: string) {
  const isKnown = (each: Language) => knowsPartner || each === language;
  return {
    ...(isKnown('de') && {'de-DE': shop + paths.de, 'x-default': shop + paths.de}),
    ...(isKnown('en') && {'en-GB': shop + paths.en}),
  };
}

/** Checks a page of the catalogue. Pages with status 410 or `noindex` have no structured data. */
async function checkPage(page: CataloguePage, language: Language, html: string, status: number, shop: string) {
  const {kind, paths} = page;
  const path = paths[language];
  const nodes = linkedNodes(html);
  // The frame is the same on all pages, and being-found.test.ts checks it.
  expect.soft(await faultsOfHtml(isFullRun ? html : withoutFrame(html)), path).toEqual([]);
  expect.soft(faultsOfLinkedData(nodes), path).toEqual([]);
  expect.soft([200, 410], path).toContain(status);
  if (status === 410) {
    expect.soft(isHidden(html), path).toBe(true);
    return;
  }
  if (isHidden(html)) return;
  expect
    .soft(
      nodes.map((node) => node['@type']),
      path,
    )
    .toEqual(expect.arrayContaining(NODES[kind]));
  expect
    .soft(addressesIn(html), path)
    .toEqual({canonical: [shop + path], alternates: alternatesOf(page, language, shop)});
}

test(
  'products and listings open in both languages, valid for browsers and search engines',
  {timeout: isFullRun ? 900_000 : 90_000},
  async () => {
    const visitor = createVisitor(shop.shop);
    const catalogue = await wholeCatalogue(shop.emulator);
    const pages = catalogue.filter(({paths}) => isFullRun || SAMPLE.includes(paths.de));
    expect(pages.length).toBeGreaterThanOrEqual(isFullRun ? 250 : SAMPLE.length);
    for (const [index, page] of pages.entries()) {
      for (const language of LANGUAGES.filter((_, turn) => isFullRun || turn === index % 2)) {
        const {status, body} = await visitor.get(page.paths[language]);
        await checkPage(page, language, body, status, shop.shop);
      }
    }
  },
);
