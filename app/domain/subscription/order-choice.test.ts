import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {exampleCoffee, examplePlan, exampleProduct, exampleVariant} from '../product/product.fixture';
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

  it('saves nothing where it cannot be bought once', () => {
    expect(orderChoice({...product, requiresSellingPlan: true}, null, TODAY)?.saving).toEqual(money(0));
  });

  it('shows the variant that is asked for, and the first shipment on the next working day', () => {
    expect(orderChoice(product, '12', TODAY)?.variant.id).toBe('gid://shopify/ProductVariant/12');
    expect(orderChoice(product, null, TODAY)?.firstShipment).toBe('2026-11-23');
  });

  it('ships a pre-order first on its own day', () => {
    const variants = [exampleVariant('11', {plans: [examplePlan(4)], preOrderDate: '2027-01-18'})];
    expect(orderChoice(exampleProduct({variants}), null, TODAY)?.firstShipment).toBe('2027-01-18');
  });

  it('offers the options that leave a choice', () => {
    const options = (value: string) => [
      {name: 'Menge', value},
      {name: 'Mahlgrad', value: 'Ganze Bohne'},
    ];
    const variants = ['250 g', '1 kg'].map((value, index) =>
      exampleVariant(String(11 + index), {plans, options: options(value)}),
    );
    const offered = exampleProduct({
      variants,
      options: [
        {name: 'Menge', values: ['250 g', '1 kg']},
        {name: 'Mahlgrad', values: ['Ganze Bohne']},
      ],
    });
    expect(orderChoice(offered, null, TODAY)?.options.map(({name}) => name)).toEqual(['Menge']);
  });

  it('says how a coffee tastes, and nothing of what is none', () => {
    expect(orderChoice(exampleProduct({variants: [exampleVariant('11', {plans})]}), null, TODAY)?.taste).toEqual([]);
    const coffee = exampleCoffee({taste: ['Nuss', 'Kakao']});
    const known = exampleProduct({variants: [exampleVariant('11', {plans})], coffee});
    expect(orderChoice(known, null, TODAY)?.taste).toEqual(['Nuss', 'Kakao']);
  });

  it.each([
    ['nothing is sold with a plan', exampleProduct({variants: [exampleVariant('11')]})],
    ['it is sold out', exampleProduct({variants: [exampleVariant('11', {plans, availableForSale: false})]})],
    ['there is no variant', exampleProduct({variants: []})],
  ])('is none where %s', (_, other) => {
    expect(orderChoice(other, null, TODAY)).toBeNull();
  });
});
