import {describe, expect, it} from 'vitest';

import {examplePlan, exampleProduct, exampleVariant} from '../../domain/product/product.fixture';
import {createFormat} from '../../i18n/format';
import {offer} from './offer';

const NOTHING = new URLSearchParams();
const on = (today: string) => ({today, format: createFormat('de')});

const product = exampleProduct({
  options: [{name: 'Menge', values: ['250 g', '1 kg']}],
  variants: [
    exampleVariant('11', {options: [{name: 'Menge', value: '250 g'}], plans: [examplePlan(8), examplePlan(4)]}),
    exampleVariant('12', {options: [{name: 'Menge', value: '1 kg'}], availableForSale: false}),
  ],
});

describe('the offer of a product page', () => {
  it('chooses the first variant that can be bought, with its plans and its first shipment', () => {
    const shown = offer(product, NOTHING, on('2026-11-20'));
    expect(shown?.variant.number).toBe('11');
    expect(shown?.availability).toEqual({state: 'available'});
    expect(shown?.purchase.plans.map(({plan}) => plan.weeks)).toEqual([4, 8]);
    const [first, second] = shown?.purchase.plans ?? [];
    expect(first?.price, 'plans of one price share it').toBe(second?.price);
    expect(shown?.firstShipment).toBe('2026-11-23');
  });

  it('ships a pre-order first on its own day, and promises no other', () => {
    const plans = [examplePlan(4)];
    const product = exampleProduct({variants: [exampleVariant('11', {plans, preOrderDate: '2027-01-18'})]});
    const shown = offer(product, NOTHING, on('2026-11-21'));
    expect(shown).toMatchObject({availability: {from: '2027-01-18'}, firstShipment: '2027-01-18', arrival: null});
  });

  it('chooses the variant that the address names, also one that is sold out', () => {
    const shown = offer(product, new URLSearchParams({variant: '12'}), on('2026-11-20'));
    expect(shown?.variant.number).toBe('12');
    expect(shown?.availability).toEqual({state: 'sold-out'});
    expect(shown?.purchase.preselected).toBeNull();
  });

  it('leaves the other variants out, but says where they are', () => {
    const shown = offer(product, NOTHING, on('2026-11-20'));
    expect(shown && 'variants' in shown.product).toBe(false);
    expect(shown?.choices[0]?.values.map((value) => value.variantNumber)).toEqual(['11', '12']);
  });

  it('names the price of the plan where it is sold with a plan only', () => {
    expect(offer(product, NOTHING, on('2026-11-20'))?.price.price.cents).toBe(1290);
    expect(offer({...product, requiresSellingPlan: true}, NOTHING, on('2026-11-20'))?.price.price.cents).toBe(1161);
  });

  it.each([
    [
      'a gift card of the platform’s',
      {kind: 'gift-card', isGiftCard: true},
      {kind: 'card', from: '2026-11-20', until: '2027-02-18'},
    ],
    ['a gift subscription', {kind: 'gift-card'}, {kind: 'subscription', from: '2026-11-20', until: '2027-11-20'}],
    ['a coffee', {}, null],
  ] as const)('lets choose whom it is for, and a day from today on: %s', (_, traits, gift) => {
    expect(offer({...product, ...traits}, NOTHING, on('2026-11-20'))?.gift).toEqual(gift);
  });

  it('is none for a product without variants', () => {
    expect(offer({...product, variants: []}, NOTHING, on('2026-11-20'))).toBeNull();
  });

  it('reads what else the address says is chosen, as far as it is offered', () => {
    const search = new URLSearchParams({variant: '11', purchase: 'subscription', quantity: '3', project: 'SP999'});
    expect(offer(product, search, on('2026-11-20'))?.chosen).toEqual({purchase: 'subscription', quantity: '3'});
  });

  it.each([
    ['a gift card', 'gift-card', null, ['25 €', '50 €']],
    ['a donation', 'donation', null, ['25 €', '50 €']],
    ['a gift subscription', 'gift-card', 3, ['25 € · 25,00 €', '50 € · 50,00 €']],
  ] as const)('lets the form choose what is given away, from the cheapest on: %s', (_, kind, deliveries, labels) => {
    const variants = [25, 50].map((euros) =>
      exampleVariant(String(euros), {
        price: {cents: euros * 100, currency: 'EUR'},
        options: [{name: 'Betrag', value: `${euros} €`}],
        deliveries,
      }),
    );
    const given = exampleProduct({kind, variants, options: [{name: 'Betrag', values: []}]});
    const shown = offer(given, NOTHING, on('2026-11-20'));
    const priceFor = (variant: string) => offer(given, new URLSearchParams({variant}), on('2026-11-20'))?.price;
    expect(shown?.amounts?.label).toBe('Betrag');
    expect(shown?.amounts?.options.map(({label}) => label.replaceAll('\u00a0', ' '))).toEqual(labels);
    expect(shown).toMatchObject({choices: [], price: {isFrom: true, price: {cents: 2500}}});
    expect(priceFor('50')).toMatchObject({isFrom: false, price: {cents: 5000}});
    expect(priceFor('25')).toMatchObject({isFrom: false, price: {cents: 2500}});
    expect(priceFor('no-variant')).toMatchObject({isFrom: true, price: {cents: 2500}});
  });
});
