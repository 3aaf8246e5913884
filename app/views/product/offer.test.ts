import {describe, expect, it} from 'vitest';

import {examplePlan, exampleProduct, exampleVariant} from '../../domain/product/product.fixture';
import {offer} from './offer';

const product = exampleProduct({
  options: [{name: 'Menge', values: ['250 g', '1 kg']}],
  variants: [
    exampleVariant('11', {options: [{name: 'Menge', value: '250 g'}], plans: [examplePlan(8), examplePlan(4)]}),
    exampleVariant('12', {options: [{name: 'Menge', value: '1 kg'}], availableForSale: false}),
  ],
});

describe('the offer of a product page', () => {
  it('chooses the first variant that can be bought, with its plans and its first shipment', () => {
    const shown = offer(product, null, '2026-11-20');
    expect(shown?.variant.number).toBe('11');
    expect(shown?.availability).toEqual({state: 'available'});
    expect(shown?.purchase.plans.map(({plan}) => plan.weeks)).toEqual([4, 8]);
    expect(shown?.firstShipment).toBe('2026-11-23');
  });

  it('ships a pre-order first on its own day, and promises no other', () => {
    const plans = [examplePlan(4)];
    const product = exampleProduct({variants: [exampleVariant('11', {plans, preOrderDate: '2027-01-18'})]});
    const shown = offer(product, null, '2026-11-21');
    expect(shown).toMatchObject({availability: {from: '2027-01-18'}, firstShipment: '2027-01-18', arrival: null});
  });

  it('chooses the variant that the address names, also one that is sold out', () => {
    const shown = offer(product, '12', '2026-11-20');
    expect(shown?.variant.number).toBe('12');
    expect(shown?.availability).toEqual({state: 'sold-out'});
    expect(shown?.purchase.preselected).toBeNull();
  });

  it('leaves the other variants out, but says where they are', () => {
    const shown = offer(product, null, '2026-11-20');
    expect(shown && 'variants' in shown.product).toBe(false);
    expect(shown?.choices[0]?.values.map((value) => value.variantNumber)).toEqual(['11', '12']);
  });

  it('names the price of the plan where it is sold with a plan only', () => {
    expect(offer(product, null, '2026-11-20')?.price.price.cents).toBe(1290);
    expect(offer({...product, requiresSellingPlan: true}, null, '2026-11-20')?.price.price.cents).toBe(1161);
  });

  it('of a gift card lets choose a day from today on', () => {
    expect(offer({...product, kind: 'gift-card'}, null, '2026-11-20')?.giftFrom).toBe('2026-11-20');
    expect(offer(product, null, '2026-11-20')?.giftFrom).toBeNull();
  });

  it('is none for a product without variants', () => {
    expect(offer({...product, variants: []}, null, '2026-11-20')).toBeNull();
  });
});
