import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {examplePlan, exampleProduct, exampleVariant} from '../product/product.fixture';
import {orderChoice} from './order-choice';

const TODAY = '2026-11-20';
const plans = [examplePlan(8), examplePlan(4), examplePlan(2)];

describe('a coffee on the subscription order page', () => {
  const product = exampleProduct({variants: [exampleVariant('11', {plans}), exampleVariant('12', {plans})]});

  it('comes with its plans, the shortest interval first and four weeks chosen', () => {
    const choice = orderChoice(product, null, TODAY);
    expect(choice?.plans.map(({plan}) => plan.weeks)).toEqual([2, 4, 8]);
    expect(choice?.preselectedPlan.plan.weeks).toBe(4);
  });

  it('says what is saved against buying once, as the platform prices both', () => {
    expect(orderChoice(product, null, TODAY)?.saving).toEqual(money(129));
  });

  it('shows the variant that is asked for, and the first shipment on the next working day', () => {
    expect(orderChoice(product, '12', TODAY)?.variant.id).toBe('gid://shopify/ProductVariant/12');
    expect(orderChoice(product, null, TODAY)?.firstShipment).toBe('2026-11-23');
  });

  it.each([
    ['nothing is sold with a plan', exampleProduct({variants: [exampleVariant('11')]})],
    ['it is sold out', exampleProduct({variants: [exampleVariant('11', {plans, availableForSale: false})]})],
    ['there is no variant', exampleProduct({variants: []})],
  ])('is none where %s', (_, other) => {
    expect(orderChoice(other, null, TODAY)).toBeNull();
  });
});
