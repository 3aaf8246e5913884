import {describe, expect, it} from 'vitest';

import menus from '../../store/merchant/menus.json' with {type: 'json'};
import {exampleValues} from '../../store/merchant/schema';
import {BRAND} from '../config/brand';
import {inEachLanguage, LANGUAGES} from '../config/languages';
import {footerMenuIn, type MenuItem} from './menus';
import {MENUS} from './menus.server';

const NAMES = ['main', 'footer', 'topBar', 'mobileIcons', 'greenBar'] as const;

const ALL_MENUS = inEachLanguage((language) => ({...MENUS[language], footer: footerMenuIn(menus, language)}));

/** Whether the files of the merchant are the example's: another company has menus of its own. */
const isDelivered = exampleValues(BRAND).length > 0;

const GERMAN_ONLY = [
  'tomorrow',
  'corp',
  'studierendenrabatt',
  'futurebens',
  'neukundenrabatt',
  'whatsapp-newsletter',
  'ostern',
  'willkommensbonus',
  'haendler-kaffeezubehoer',
  'b2b-haendler-info',
  'b2b-buero-info',
  'b2b-gastro-info',
].map((slug) => `/de/e/${slug}`);

/** Specification, section 2, Routes: what it names, but for legal pages (the footer's bottom bar) and the goals of forms. */
const NAMED = {
  de: [
    '/c/coffee-shop',
    '/c/espresso-shop',
    '/c/sample-packages',
    '/c/coffee-gifts',
    '/c/ready-to-drink',
    '/c/collaborations',
    '/g/equipment-shop',
    '/g/coffee-machines',
    '/g/paper-filters',
    '/g/sale',
    '/g/gift-box',
    '/g/small-gifts',
    '/k/drip-bags',
    '/k/cold-brew-kaffee-set',
    '/k/adventskalender',
    '/p/geschenkgutschein',
    '/e/abo',
    '/e/lieblingskaffee',
    '/e/roester-des-jahres-2024',
    '/e/weihnachtsgeschenke',
    '/e/newsletter',
    '/e/weihnachtsgeschenke-espresso',
    '/e/geschenkabo',
    '/e/geschenkabo-einloesen',
    '/e/black-weekend',
    '/e/preis-update-2024',
    '/e/b2b-login',
    '/e/b2b-informationen',
    '/e/membership',
    '/a',
    ...GERMAN_ONLY.map((path) => path.slice('/de'.length)),
  ],
  en: [
    '/c/coffee-shop',
    '/g/equipment-shop',
    '/k/drip-bags',
    '/p/gift-card',
    '/e/coffee-subscription',
    '/e/team',
    '/e/coffee-match',
    '/e/b2b-info',
    '/e/story',
    '/e/jobs',
    '/e/foundation',
    '/e/newsletter',
    '/e/product-tests',
    '/e/brewing-guides',
    '/e/projects',
    '/e/how-to-coffee-preparation',
    '/e/coffee-roasting',
    '/e/payment',
    '/e/roaster-of-the-year',
    '/e/direct-trade',
    '/e/project-criteria',
    '/e/current-projects',
    '/e/b2b-login-eng',
    '/e/project-accomplishments',
    '/e/christmas-presents',
    '/e/christmas-presents-espresso',
    '/e/black-weekend',
    '/e/membership',
    '/e/price-update-2024',
    '/a',
  ],
} as const;

function flat(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [item, ...flat(item.items ?? [])]);
}

function depth(items: readonly MenuItem[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depth(item.items ?? [])));
}

describe.each(NAMES)('%s', (name) => {
  const menu = inEachLanguage((language) => ALL_MENUS[language][name]);

  it.runIf(isDelivered)('has the same entries in both languages, but for pages that are there in German only', () => {
    const german = flat(menu.de).map((item) => item.id);
    expect(german).toEqual(expect.arrayContaining(flat(menu.en).map((item) => item.id)));
    for (const {id, url} of flat(menu.de)) {
      if (!flat(menu.en).some((item) => item.id === id)) expect(GERMAN_ONLY).toContain(url);
    }
  });

  it.each(LANGUAGES)('leads to the pages of its own language: %s', (language) => {
    for (const {url} of flat(menu[language]))
      expect(url).toMatch(
        new RegExp(
          `^(/${language}/a|/${language}/[cgkpes]/[a-z0-9-]+(#[a-z-]+)?|/login\\?return_to=%2F${language}%2F.+|https://.+)$`,
        ),
      );
  });

  it('gives every entry an id of its own', () => {
    const ids = flat(menu.de).map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.runIf(isDelivered)('what the menus lead to', () => {
  it.each(LANGUAGES)('every listing and page that the specification names: %s', (language) => {
    const urls = Object.values(ALL_MENUS[language]).flatMap((menu) => flat(menu).map((item) => item.url));
    expect(urls).toEqual(expect.arrayContaining(NAMED[language].map((path) => `/${language}${path}`)));
  });
});

describe('shape of the menus', () => {
  it.runIf(isDelivered)('gives the header menu three levels', () => {
    expect(depth(MENUS.de.main)).toBe(3);
  });

  it('gives the mobile menu four icon buttons', () => {
    expect(MENUS.en.mobileIcons).toHaveLength(4);
  });
});
