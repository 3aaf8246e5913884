import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {BRAND} from '../../app/config/brand';
import {CARRIERS, PAYMENT_METHODS} from '../../app/config/checkout';
import {shippingCountry} from '../../app/config/countries';
import {COMPANY} from '../../service/config/company';
import {exampleValues, MERCHANT_FILES, merchantFaults} from '../../store/merchant/schema';

const sourcesIn = (folder: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
/** The workbench of the design system shows examples. */
const sources = sourcesIn('app').filter(({file}) => !file.startsWith('app/views/design/'));

/** What is a merchant's and not the shop's: it belongs into the environment, the platform or the CMS. */
const MERCHANTS: readonly (readonly [string, RegExp, example: string])[] = [
  ['a global id', /gid:\/\/\w+\/\w+\/\d/, "'gid://shopify/Product/1204'"],
  ['a project of the CMS', /project_?id\W{1,4}['"`]/i, "projectId: 'abc123'"],
  ['a rating', /\brating['"]?\s*[:=]\s*\d/i, 'rating: 4.93'],
  ['a number of ratings', /\b(?:count|ratings|reviews)['"]?\s*[:=]\s*\d{3}/i, 'count: 13702'],
  ['the address of an account', /accountUrl\W{1,4}['"`]/i, "accountUrl: 'https://account.example'"],
  ['a rate or a threshold', /cents\w*['"]?\s*[:=]\s*[1-9]\d\d/i, 'feeCents: 490'],
  ['a telephone number', /tel:\+?\d/, "href: 'tel:+4940123'"],
  ['an e-mail address', /['"]\w[\w.]*@[\w-]+\.\w+['"]/, "'hello@shop.example'"],
  ['a profile of a network', /(?:instagram|facebook|youtube)\.com\//, "'https://www.instagram.com/shop'"],
  ['the address of a listing', /['"`](?:\/\w\w)?\/[cgk]\/[a-z]/, "'/de/c/coffee-shop'"],
];

describe.each(MERCHANTS)('%s', (_, pattern, example) => {
  it('is nowhere in the shop’s code', () => {
    expect(example).toMatch(pattern);
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter(({text}) => pattern.test(text)).map(({file}) => file)).toEqual([]);
  });
});

/** The texts and larger figures of a setting. */
function valuesOf(setting: unknown): readonly (string | number)[] {
  if (typeof setting === 'string') return setting.length > 4 ? [setting] : [];
  if (typeof setting === 'number') return setting > 400 ? [setting] : [];
  return typeof setting === 'object' && setting !== null ? Object.values(setting).flatMap(valuesOf) : [];
}

/** Names that are also those of a kind of product, of a page, or of a page's address. */
const OTHER_NAMES: readonly (string | number)[] = ['gift-card', 'geschenkabo'];

describe('the merchant’s own', () => {
  it.each(Object.entries({...BRAND, payment: PAYMENT_METHODS.map(({name}) => name)}))(
    '%s is not in code',
    (_, setting) => {
      const values = valuesOf(setting).filter((value) => !OTHER_NAMES.includes(value));
      const found = values.flatMap((value) => {
        const written = typeof value === 'number' ? [String(value)] : [`'${value}'`, `"${value}"`, `>${value}<`];
        return sources
          .filter(({text}) => written.some((each) => text.includes(each)))
          .map(({file}) => `${file}: ${value}`);
      });
      expect(found).toEqual([]);
    },
  );
});

describe('ways to pay and carriers', () => {
  it('have pictures, and countries to which the shop ships', () => {
    const pictures = [
      ...PAYMENT_METHODS.map(({mark}) => `payment/${mark}`),
      ...CARRIERS.map(({mark}) => `carrier/${mark}`),
    ];
    expect(pictures.filter((picture) => !existsSync(`public/assets/img/footer/${picture}.webp`))).toEqual([]);
    const countries = PAYMENT_METHODS.flatMap(({country}) => country ?? []);
    expect(countries.filter((country) => shippingCountry(country) === null)).toEqual([]);
  });
});

describe('the company', () => {
  it('is nowhere in the service worker’s code', () => {
    const ofService = sourcesIn('service');
    expect(ofService.length).toBeGreaterThan(100);
    const found = ofService.flatMap(({file, text}) =>
      // A play on words, as in the shop's texts.
      valuesOf(COMPANY).flatMap((value) =>
        text.replace('Willkommen auf der Lichtung', '').includes(String(value)) ? [`${file}: ${value}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });
});

describe.each([
  ['de', 'impressum'],
  ['en', 'legal-notice'],
] as const)('the legal notice in %s', (language, page) => {
  it('says the same of the company as its mails', () => {
    const {legalName, address, phone, email, register, managingDirectors} = COMPANY;
    const text = readFileSync(`emulator/seed/cms/pages/${page}.${language}.md`, 'utf8');
    for (const said of [
      `${legalName}, ${address.street}, ${address.postalCode} ${address.city}`,
      `: ${managingDirectors.join(', ')}\n`,
      `- ${register.court[language]}, ${register.number}\n`,
      phone.display,
      email,
    ]) {
      expect(text).toContain(said);
    }
  });
});

describe('the files of the merchant', () => {
  it.each(Object.keys(MERCHANT_FILES))('%s is complete', (name) => {
    expect(merchantFaults(name, readFileSync(`store/merchant/${name}`, 'utf8'))).toEqual([]);
  });

  it.each([
    ['a rate is missing', {...BRAND, shipping: {freeFromCents: 3900}}, 'store/merchant/shop.json: shipping.feeCents: '],
    ['a rate is a text', {...BRAND, returnDays: '14'}, 'store/merchant/shop.json: returnDays: '],
    ['a language is missing', {...BRAND, giftCard: {de: 'gutschein'}}, 'store/merchant/shop.json: giftCard.en: '],
    ['a setting is unknown', {...BRAND, feeCent: 1}, 'store/merchant/shop.json: '],
    [
      'an address is not encrypted',
      {...BRAND, certificate: {...BRAND.certificate, url: 'http://seal.shop'}},
      'store/merchant/shop.json: certificate.url: ',
    ],
  ])('%s: a line says where', (_, shop, line) => {
    expect(merchantFaults('shop.json', JSON.stringify(shop)).map((fault) => fault.slice(0, line.length))).toContain(
      line,
    );
  });

  it('a file that is no JSON is named', () => {
    expect(merchantFaults('shop.json', '{"name": "Lichtung",}')).toEqual([
      'store/merchant/shop.json: Invalid input: expected object, received null',
    ]);
  });

  it('names the values of the example, which no shop that sells may have', () => {
    const company = {name: 'Example', email: 'hallo@lichtung.example', returnDays: 14};
    const menus = [{url: {de: 'https://seal.example/shop', en: 'https://seal.coffee/example'}}];
    expect(exampleValues({...company, menus})).toEqual(['email', 'menus.0.url.de']);
  });
});
