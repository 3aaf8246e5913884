import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {exampleCart, exampleLine} from './cart.fixture';
import {targetOfAdding, contentKey, holds, quantityOfContent, type LineContent} from './line-content';

const plan = {id: 'gid://shopify/SellingPlan/1', name: 'Every week', weeks: 1};
const project = (value: string) => [{key: '_D', value}];
const content: LineContent = {variantId: 'gid://shopify/ProductVariant/1', sellingPlanId: null, attributes: []};

describe('two lines are one for the platform', () => {
  it.each([
    ['the same', content, true],
    ['another variant', {...content, variantId: 'gid://shopify/ProductVariant/2'}, false],
    ['in a subscription', {...content, sellingPlanId: plan.id}, false],
    ['for another project', {...content, attributes: project('SP023')}, false],
  ])('%s', (_name, other, same) => {
    expect(contentKey(other) === contentKey(content)).toBe(same);
  });

  it('whatever the order of their attributes', () => {
    const attribute = fc.record({key: fc.string({maxLength: 3}), value: fc.string({maxLength: 3})});
    fc.assert(
      fc.property(fc.array(attribute), (attributes) => {
        const turned = {...content, attributes: [...attributes].reverse()};
        expect(contentKey(turned)).toBe(contentKey({...content, attributes}));
      }),
    );
  });
});

describe('what a cart is to hold', () => {
  const cart = exampleCart([
    exampleLine({id: 'a', quantity: 2}),
    exampleLine({id: 'b', quantity: 5, plan}),
    exampleLine({id: 'c', quantity: 7, attributes: project('SP024')}),
  ]);

  it('counts the pieces of one content alone', () => {
    expect(quantityOfContent(cart, content)).toBe(2);
    expect(quantityOfContent(cart, {...content, sellingPlanId: plan.id})).toBe(5);
    expect(quantityOfContent(cart, {...content, attributes: project('SP022')})).toBe(0);
  });

  it('is the sum of the held and the added quantity', () => {
    const twice = {...content, quantity: 3};
    const fresh = {...content, attributes: project('SP022'), quantity: 1};
    expect(targetOfAdding(cart, [twice, fresh, twice]).map(({quantity}) => quantity)).toEqual([8, 1]);
  });

  it('is reached by exactly that many, no more and no less', () => {
    const target = targetOfAdding(exampleCart([]), [{...content, quantity: 2}]);
    expect(holds(cart, target)).toBe(true);
    expect(holds(exampleCart([exampleLine({quantity: 3})]), target)).toBe(false);
    expect(holds(exampleCart([]), target)).toBe(false);
  });

  it('is not reached while one of two contents is short', () => {
    const lines = [
      {...content, quantity: 2},
      {...content, sellingPlanId: plan.id, quantity: 6},
    ];
    expect(holds(cart, targetOfAdding(exampleCart([]), lines))).toBe(false);
  });
});
