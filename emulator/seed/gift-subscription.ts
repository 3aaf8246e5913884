import {collectionNumbers as c} from './collection-numbers';
import {pair, paragraphs, text, whole} from './fields';
import {plainProduct, plainVariant} from './plain-product';
import type {SeedProduct} from './types';

const kinds = [
  {name: pair('Filterkaffee|Filter coffee'), cents: 0},
  {name: pair('Espresso'), cents: 0},
  {name: pair('Abwechselnd|Alternating'), cents: 200},
] as const;

const lengths = [
  {deliveries: 3, cents: 4290},
  {deliveries: 6, cents: 7990},
  {deliveries: 12, cents: 14990},
] as const;

/** The voucher for a number of deliveries, one every four weeks (Specification, section 9, Subscription and donation). */
export const giftSubscription: SeedProduct = {
  ...plainProduct({
    number: 1217,
    handle: text('geschenkabo', 'coffee-gift-subscription'),
    title: text('Kaffee-Geschenkabo', 'Coffee Gift Subscription'),
    descriptionHtml: {
      de: paragraphs(
        'Alle vier Wochen 250 g frisch gerösteter Kaffee als ganze Bohnen, drei-, sechs- oder zwölfmal. „Abwechselnd“ heißt: einmal Filterkaffee, einmal Espresso. Du schenkst einen Gutschein, sie oder er löst ihn ein und gibt die eigene Adresse an.',
        'Der Gutschein kommt sofort per E-Mail, zum Ausdrucken. Das Abo endet von selbst, es gibt nichts zu kündigen. Versand ist enthalten.',
      ),
      en: paragraphs(
        'Every four weeks 250 g of freshly roasted coffee as whole beans, three, six or twelve times. “Alternating” means filter coffee once, espresso the next time. You give a voucher, they redeem it and enter their own address.',
        'The voucher comes by e-mail at once, to print. The subscription ends by itself, there is nothing to cancel. Shipping is included.',
      ),
    },
    productType: 'Gift Card',
    tags: ['gift-subscription', 'gift'],
    breadcrumb: c.coffeeGifts,
    options: [
      {
        name: text('Lieferungen', 'Deliveries'),
        values: lengths.map(({deliveries}) => text(`${deliveries} Lieferungen`, `${deliveries} deliveries`)),
      },
      {name: text('Kaffee', 'Coffee'), values: kinds.map(({name}) => name)},
    ],
    variants: lengths.flatMap(({deliveries, cents}, length) =>
      kinds.map((kind, index) =>
        plainVariant(
          1217,
          length * kinds.length + index,
          'gift-subscription',
          {priceCents: cents + kind.cents * deliveries, weightGrams: 0, stock: 9999, options: [length, index]},
          {
            sellsWithoutStock: true,
            requiresShipping: false,
            metafields: [whole('gift_subscription.deliveries', deliveries)],
          },
        ),
      ),
    ),
    pictures: ['gift-subscription', 'scene-gift'],
    recommendations: [1203, 1202, 1214],
    publishedAt: '2024-11-04T08:00:00Z',
    seo: {
      title: text(
        'Geschenkabo: Kaffee für drei, sechs oder zwölf Lieferungen',
        'Gift subscription: three, six or twelve deliveries of coffee',
      ),
      description: text(
        'Ein Gutschein für frischen Kaffee alle vier Wochen. Endet von selbst.',
        'A voucher for fresh coffee every four weeks. Ends by itself.',
      ),
    },
  }),
  isGiftCard: false,
};
