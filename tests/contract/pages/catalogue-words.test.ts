import {readFileSync} from 'node:fs';

import {expect, inject, test} from 'vitest';
import * as z from 'zod';

import {machineText} from '../../../app/domain/content/keep-together';
import {BRAND} from '../../../app/config/brand';
import {createFormat} from '../../../app/i18n/format';
import {loginPath} from '../../../app/pages/paths';
import {seed} from '../../../emulator/seed/seed';

import {tags, wordsOf} from '../../support/html';
import {messages} from '../../support/messages';
import {createVisitor} from '../../support/visitor';

const t = messages('en');
const {date, money} = createFormat('en');
/** When the pre-order ships by the first data. Once that day is here, its page names none. */
const shipsFrom = seed.products
  .find(({handle}) => handle.en === 'alto-rocio')
  ?.variants[0]?.metafields.find(({key}) => key === 'pre_order_date')?.value;
const isDated = typeof shipsFrom === 'string' && Date.parse(shipsFrom) > Date.now();
const euros = (cents: number) => money({cents, currency: 'EUR'});
const lowest = (cents: number) => t('listing:card.lowest', {price: euros(cents)});
const everyWeeks = (count: number, cents: number) =>
  t('product:purchase.planOption', {
    interval: t('product:purchase.weeks', {count}),
    // A bag of 250 g.
    price: `${euros(cents)} (${euros(4 * cents)}/kg)`,
  });

/** Specification, sections 3, 8 and 9: each flag, notice, duty and form of a price with a page of the first data that says it, and its words. */
const SAID: readonly (readonly [what: string, path: string, ...words: readonly string[]])[] = [
  ['new', '/en/p/shala-buna', t('listing:card.badge.new')],
  ['last chance', '/en/p/umuseke', t('listing:card.badge.last-chance')],
  ['not available', '/en/p/haraaz', t('product:availability.sold-out'), t('stock:form.submit')],
  ['only a few', '/en/p/ottone-espresso-grinder', t('product:availability.scarce', {count: 2})],
  [
    'pre-order with a date',
    '/en/p/alto-rocio',
    isDated
      ? t('product:availability.pre-order', {date: date(shipsFrom)})
      : t('product:availability.pre-order-undated'),
    t('product:cart.preOrder'),
  ],
  ['pre-order whose date is over', '/en/p/drawer-for-grosstante', t('product:availability.pre-order-undated')],
  ['a variant that has left', '/en/p/sonho-verde?variant=40954', t('product:availability.archived')],
  ['the same in German', '/de/p/sonho-verde?variant=40954', messages('de')('product:availability.archived')],
  ['coffee that has left', '/en/p/altweibersommer', t('details:left.coffee'), t('details:left.similar')],
  ['gear that has left', '/en/p/trichter-03-dripper', t('details:left.gear'), t('details:left.similar')],
  ['what nobody knows', '/en/p/never-sold', t('details:left.unknown'), t('details:left.back')],
  ['for businesses only', '/en/p/waldgold-gastro', t('product:business.title'), t('product:business.link')],
  [
    'a brew that takes hours',
    '/en/e/brewing-guides',
    `${t('content:guide.hours', {hours: 12})} ${t('content:guide.minutes', {minutes: 5})}`,
  ],
  ['with a plan only', '/en/p/wanderung', t('product:purchase.only'), euros(1161)],
  [
    'coffee alone goes to some countries',
    '/en/p/hand-grinder-h1',
    t('details:countries.notEverywhere', {count: 30, countries: 'Switzerland, United Kingdom, Norway'}),
  ],
  [
    'not sent in working days',
    '/en/p/atelier-espresso-machine',
    t('product:ownDelivery', {time: '4–6 weeks, by freight'}),
  ],
  ['too large for a parcel', '/en/p/eins-espresso-machine', t('details:gear.large'), '5–8 working days, by freight'],
  ['rating', '/en/p/heimweg', ' customer reviews '],
  ['not rated yet', '/en/p/milk-hose-for-milseburg', t('details:reviews.none')],
  ['rated in the other language', '/en/p/book-water-first', t('details:reviews.otherLanguage')],
  ['second text of a product', '/en/p/birkenlicht', 'Since autumn 2026 the Brazilian part'],
  ['second text of a listing', '/en/g/grinders', 'The cordless grinder Wandel is new'],

  ['a price with its tax', '/en/p/hand-grinder-h1', euros(14900), t('product:price.vat'), t('product:price.shipping')],
  ['per kilo', '/en/p/heimweg', `${euros(4360)}/kg`],
  ['per kilo, in a link that fills the cart', '/en/cart/40351:2', euros(1980), `${euros(3960)}/kg`],
  ['per litre', '/en/p/oat-flat-white', `${euros(1327)}/l`],
  ['from', '/en/c/espresso-shop', t('listing:card.from', {price: euros(1090)})],
  ['reduced', '/en/p/monte-sereno', euros(1090), t('listing:card.was'), euros(1290), lowest(1190)],
  [
    'a set price',
    '/en/p/first-cup-brewing-set',
    t('details:set.price'),
    euros(4490),
    t('details:set.title'),
    `the parts cost ${euros(5170)}`,
  ],
  ['in a subscription', '/en/p/waldgold', euros(891), t('product:purchase.save', {percent: 10})],
  [
    'in a subscription as the platform prices it, for each interval',
    '/en/p/heimweg',
    t('product:purchase.save', {percent: 12}),
    `${euros(959)} ${euros(3836)}/kg`,
    everyWeeks(2, 927),
    everyWeeks(4, 959),
    everyWeeks(8, 1014),
  ],
  [
    'the same on the order page',
    '/en/s/kaffee-abo-bestellen?coffee=heimweg',
    everyWeeks(2, 927),
    t('subscription:price', {price: euros(959)}),
    t('subscription:saving', {percent: 12, saving: euros(131), price: euros(1090)}),
  ],
  ['by e-mail', '/en/p/gift-card', euros(2500), t('product:price.noShipping'), t('product:gift.sendOn')],
  [
    'for so many deliveries',
    '/en/p/coffee-gift-subscription',
    t('details:gift.interval'),
    '3 deliveries, Espresso',
    t('product:price.giftSubscription'),
  ],
  ['given', '/en/p/donation', euros(500), t('product:price.donation')],
  ['given, on a card', '/en/k/donations', t('listing:card.from', {price: euros(500)})],

  [
    'who makes it (GPSR)',
    '/en/p/hand-grinder-h1',
    t('details:safety.title'),
    'Hollerbach Feinmechanik GmbH',
    'hallo@hollerbach.example',
    t('details:safety.warnings'),
  ],
  [
    'who answers for it in the EU',
    '/en/p/ishi-hand-grinder',
    t('details:safety.responsible'),
    'Lichtung Kaffeerösterei GmbH',
  ],
  ['taking back (ElektroG)', '/en/p/kern-grinder', t('details:electrical.title'), t('details:electrical.bin')],
  ['taking back batteries', '/en/p/kern-grinder', t('details:electrical.batteryTakeBack', {email: BRAND.email})],
  [
    'guarantee beyond the law',
    '/en/p/skog-hand-grinder',
    t('details:guarantee.maker', {maker: 'Lillkvarn AB', count: 10}),
    t('details:guarantee.legal'),
  ],
  ['where a maker is, in the language of the page', '/en/p/skog-hand-grinder', '417 56 Göteborg, Sweden'],
  ['the legal guarantee of food', '/en/p/oat-flat-white', t('details:guarantee.title'), t('details:guarantee.legal')],
  [
    'spare parts, software and data',
    '/en/p/kern-grinder',
    'Spare parts',
    'Software and data',
    'none; no app, no radio',
  ],
  ['what is in a tasting set', '/en/p/bright-days-tasting-set', t('details:food.quantity'), '320 g'],
  ['what is in a calendar', '/en/p/24-clearings-advent-calendar', t('details:food.quantity'), '960 g'],
  [
    'what is in a gift box',
    '/en/p/after-work-gift-box',
    t('details:food.quantity'),
    '250 g of coffee, 70 g of chocolate',
    'lecithins (SOYA)',
  ],
  [
    'food (LMIV)',
    '/en/p/oat-flat-white',
    'Coffee drink with oats',
    'OATS (9%)',
    'Contains oats (gluten).',
    '6 × 250 ml',
    '178 kJ / 42 kcal',
    'Once open',
    ...['name', 'ingredients', 'allergens', 'quantity', 'nutrition', 'storage', 'responsible'].map((name) =>
      t(`details:food.${name}`),
    ),
  ],
  [
    'tables and the maker’s number',
    '/en/p/hand-grinder-h1',
    t('product:gear.title'),
    t('details:gear.more'),
    'HB-H1-1',
  ],
  [
    'who controls that it is organic',
    '/en/p/heimweg',
    t('details:organic', {code: 'DE-ÖKO-099'}),
    'control body DE-ÖKO-099',
  ],
  ['made together', '/en/p/kruste', t('details:origin.collaboration')],
  ['what fits exactly', '/en/p/skog-hand-grinder', t('details:matching.variants')],
];

const NOT_FOR_SALE = ['/en/p/waldgold-gastro', '/en/p/haraaz', '/en/p/sonho-verde?variant=40954'];
const WITH_A_VIDEO = '/en/p/solo-single-dose-grinder';

/** Pages that say what no row asks for. */
const ALSO = [
  WITH_A_VIDEO,
  '/en/p/gathera',
  '/en/p/sonho-verde',
  '/en/p/feet-for-grinders-set-of-four',
  '/en/p/noche-clara',
];

/** Texts of the catalogue that no page has as it comes: told by a script, at a choice of the address, where there are more than four reviews, where a service is down, where a picture has no words. */
const LATER = [
  'product:cart.adding',
  'product:cart.network-error',
  'product:cart.rate-limited',
  'product:cart.no-cookies',
  'product:cart.added',
  'product:nextDelivery.on',
  'product:gallery.picture',
  'details:brew.calculator.coarser',
  'details:brew.calculator.finer',
  'details:reviews.unavailable',
  'details:reviews.all',
  'details:reviews.pages',
  'details:reviews.newer',
  'details:reviews.older',
  'details:recent',
  ...(isDated ? [] : ['product:availability.pre-order']),
];

type Tree = {readonly [key: string]: string | Tree};
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])));

/** Every text of a namespace, with its key; of those that count only the plural. */
function textsOf(namespace: string): readonly (readonly [key: string, text: string])[] {
  const leaves = (texts: Tree, path: string): readonly (readonly [string, string])[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[path + key, text] as const] : leaves(text, `${path}${key}.`),
    );
  const all = tree.parse(JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8')));
  return leaves(all, `${namespace}:`).filter(([key]) => !key.endsWith('_one'));
}

/** A text with anything in place of what is put into it, and one kind of space, as in a page's words. */
const pattern = (text: string) =>
  new RegExp(
    text
      .replace(/\s+/g, ' ')
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{1,80}?'),
  );

test('every flag, notice, duty and form of a price stands on a page that has it, and no text is without a page', async () => {
  const visitor = createVisitor(inject('shopOrigin'));
  const pages = new Map<string, string>();
  for (const path of new Set([...SAID.map(([, each]) => each), ...ALSO])) {
    pages.set(path, (await visitor.get(path)).body);
  }
  const said = new Map([...pages].map(([path, body]) => [path, wordsOf(body)]));
  const unsaid = SAID.flatMap(([what, path, ...words]) =>
    words
      .filter((word) => said.get(path)?.includes(word.replace(/\s+/g, ' ')) !== true)
      .map((word) => `${what}, ${path}: ${word}`),
  );
  expect.soft(unsaid).toEqual([]);

  const everything = [...said.values()].join('\n');
  const missing = ['product', 'details', 'listing']
    .flatMap(textsOf)
    .filter(([key, text]) => !LATER.includes(key) && !pattern(text).test(machineText(everything)))
    .map(([key]) => key);
  expect.soft(missing).toEqual([]);

  // What cannot be bought has no button for it, and a video has its first picture.
  for (const path of NOT_FOR_SALE) expect.soft(pages.get(path), path).not.toContain(`>${t('product:cart.add')}<`);
  // A business logs in and comes back.
  const links = tags(pages.get('/en/p/waldgold-gastro') ?? '', 'a').map(({href}) => href);
  expect.soft(links).toContain(loginPath('/en/p/waldgold-gastro'));
  const [video] = tags(pages.get(WITH_A_VIDEO) ?? '', 'video');
  expect(video?.['poster']).toMatch(/^\/media\//);
});
