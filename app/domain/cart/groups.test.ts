import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {anyLines} from '../../../tests/support/any-lines';
import {exampleCart, exampleDonationLine, exampleLine, FREE_ARTICLE} from './cart.fixture';
import {money} from '../money';
import {groupLines, type CartItem} from './groups';
import {isDonationLine} from './quantity';

const PLAN = {id: 'gid://shopify/SellingPlan/4', name: 'Alle 4 Wochen', weeks: 4};
const donationVariantId = 'gid://shopify/ProductVariant/9';
const farming = [{key: '_D', value: 'SP023'}];

function ids(items: readonly CartItem[]): readonly string[] {
  return items.map((item) => item.line.id);
}

describe('groups of a cart', () => {
  it('are empty without a cart', () => {
    expect(groupLines(null, '2026-11-23')).toEqual({oneTime: [], subscription: []});
  });

  it.each([
    ['there', {}, null],
    ['sold before it is there', {preOrderDate: '2027-01-18'}, {from: '2027-01-18'}],
    ['its day has come', {preOrderDate: '2026-11-23'}, null],
    ['its day has come, the goods have not', {preOrderDate: '2026-11-23', currentlyNotInStock: true}, {from: null}],
    ['sold out', {preOrderDate: '2027-01-18', availableForSale: false}, null],
  ])('say when an item is shipped: %s', (_, traits, preOrder) => {
    const {oneTime} = groupLines(exampleCart([exampleLine(traits)]), '2026-11-23');
    expect(oneTime.map((item) => item.preOrder)).toEqual([preOrder]);
  });

  it.each([
    ['DE', {plans: [PLAN]}, true],
    ['CH', {plans: [PLAN]}, false],
    ['LI', {plans: [PLAN]}, false],
    [null, {plans: [PLAN]}, true],
    // A line that has a plan already keeps the control, so that the shopper can give the plan up.
    ['CH', {plans: [PLAN], plan: PLAN}, true],
    ['DE', {}, false],
  ])('offer plans where subscriptions go: %s, %o', (countryCode, traits, offersPlans) => {
    const {oneTime, subscription} = groupLines(exampleCart([exampleLine(traits)], {countryCode}), '2026-11-23');
    expect([...oneTime, ...subscription].map((item) => item.offersPlans)).toEqual([offersPlans]);
  });

  it('keep one-time and subscription items apart, in the platform’s order', () => {
    const lines = [
      exampleLine({id: 'a', plan: PLAN}),
      exampleLine({id: 'b', kind: 'gear'}),
      exampleLine({id: 'c', plan: PLAN}),
      exampleLine({id: 'd'}),
    ];
    const groups = groupLines(exampleCart(lines), '2026-11-23');
    expect([ids(groups.oneTime), ids(groups.subscription)]).toEqual([
      ['b', 'd'],
      ['a', 'c'],
    ]);
  });

  it('show a donation as the project of its coffee, never as an item of its own', () => {
    const coffee = exampleLine({id: 'coffee', donationVariantId, attributes: farming});
    const donation = exampleDonationLine({project: 'SP023', variantId: donationVariantId});
    expect(groupLines(exampleCart([donation, coffee]), '2026-11-23').oneTime).toEqual([
      {
        line: coffee,
        project: 'SP023',
        preOrder: null,
        deliveryTime: null,
        isFreeArticle: false,
        offersPlans: false,
      },
    ]);
  });

  it('name the project of a coffee before its donation line exists', () => {
    const [item] = groupLines(exampleCart([exampleLine({donationVariantId})]), '2026-11-23').oneTime;
    expect(item?.project).toBe('SP022');
  });

  it('show a bought donation as an item with its project, and gear with none', () => {
    const lines = [exampleDonationLine({cents: 500, project: 'SP024'}), exampleLine({kind: 'gear'})];
    expect(groupLines(exampleCart(lines), '2026-11-23').oneTime.map((item) => item.project)).toEqual(['SP024', null]);
  });

  it('tell the free article from what was bought', () => {
    const article = {variantId: FREE_ARTICLE, cents: 990};
    const lines = [exampleLine({...article, total: money(0)}), exampleLine(article), exampleLine()];
    const items = groupLines(exampleCart(lines), '2026-11-23').oneTime;
    expect(items.map((item) => item.isFreeArticle)).toEqual([true, false, false]);
  });
});

describe('the items of any cart', () => {
  it('are all lines but donation lines, once each and in their order, those with a plan apart', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const {oneTime, subscription} = groupLines(exampleCart(lines), '2026-11-23');
        const own = lines.filter((line) => !isDonationLine(line));
        expect(oneTime.map(({line}) => line)).toEqual(own.filter(({plan}) => plan === null));
        expect(subscription.map(({line}) => line)).toEqual(own.filter(({plan}) => plan !== null));
      }),
    );
  });

  it('name a project exactly where they donate', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const {oneTime, subscription} = groupLines(exampleCart(lines), '2026-11-23');
        for (const {line, project} of [...oneTime, ...subscription]) {
          expect(project !== null).toBe(line.kind === 'coffee' || line.kind === 'donation');
        }
      }),
    );
  });
});
