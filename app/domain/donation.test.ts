import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {CartLine} from './cart/cart';
import {exampleDonationLine, exampleLine} from './cart/cart.fixture';
import {isDonationLine} from './cart/quantity';
import {projectOf, reconcileDonations, wantedDonations, withProject} from './donation';

const KILO = 'gid://shopify/ProductVariant/91';
const BAG = 'gid://shopify/ProductVariant/92';

function coffee(quantity: number, project: string | null, donationVariantId = BAG): CartLine {
  const attributes = project === null ? [] : [{key: '_D', value: project}];
  return exampleLine({id: `coffee-${quantity}-${project}`, quantity, donationVariantId, attributes});
}

function donation(id: string, quantity: number, project: string, variantId = BAG): CartLine {
  return exampleDonationLine({id, quantity, project, variantId});
}

describe('the project of a line', () => {
  it.each([
    ['names farming', [{key: '_D', value: 'SP023'}], 'SP023'],
    ['names none', [], 'SP022'],
    ['names one that does not exist', [{key: '_D', value: 'SP999'}], 'SP022'],
    ['names it in another attribute', [{key: 'd', value: 'SP023'}], 'SP022'],
  ])('%s', (_, attributes, project) => {
    expect(projectOf(attributes)).toBe(project);
  });

  it('changes without touching the other attributes', () => {
    const attributes = [
      {key: '_D', value: 'SP022'},
      {key: 'grind', value: 'fine'},
    ];
    expect(withProject(attributes, 'SP024')).toEqual([
      {key: 'grind', value: 'fine'},
      {key: '_D', value: 'SP024'},
    ]);
  });
});

describe('wanted donation lines', () => {
  it.each([
    ['no coffee, no donation', [exampleLine({kind: 'gear'})], []],
    ['one coffee', [coffee(2, 'SP023')], [[BAG, 'SP023', 2]]],
    ['no project means water', [coffee(1, null)], [[BAG, 'SP022', 1]]],
    ['one variant and project is one line', [coffee(1, 'SP023'), coffee(2, 'SP023')], [[BAG, 'SP023', 3]]],
    [
      'another project is another line',
      [coffee(1, 'SP023'), coffee(2, 'SP024')],
      [
        [BAG, 'SP023', 1],
        [BAG, 'SP024', 2],
      ],
    ],
    [
      'another size is another line',
      [coffee(1, 'SP022'), coffee(2, 'SP022', KILO)],
      [
        [BAG, 'SP022', 1],
        [KILO, 'SP022', 2],
      ],
    ],
    ['a bought donation gives none', [exampleDonationLine({cents: 500, donationVariantId: BAG})], []],
  ])('%s', (_, lines, wanted) => {
    expect(wantedDonations(lines).map((line) => [line.variantId, line.project, line.quantity])).toEqual(wanted);
  });
});

describe('reconciling donation lines', () => {
  const added = (quantity: number, project: string) => ({
    variantId: BAG,
    quantity,
    attributes: [{key: '_D', value: project}],
  });

  it.each([
    ['missing: added', [coffee(2, 'SP023')], [added(2, 'SP023')], []],
    ['right: nothing to do', [coffee(2, 'SP023'), donation('d', 2, 'SP023')], [], []],
    ['another quantity: updated', [coffee(3, 'SP023'), donation('d', 2, 'SP023')], [], [['d', 3]]],
    ['coffee gone: removed', [donation('d', 2, 'SP023')], [], [['d', 0]]],
    [
      'project changed: the old one removed, the new one added',
      [coffee(2, 'SP024'), donation('d', 2, 'SP023')],
      [added(2, 'SP024')],
      [['d', 0]],
    ],
    ['twice: one stays', [coffee(2, 'SP023'), donation('d', 2, 'SP023'), donation('e', 1, 'SP023')], [], [['e', 0]]],
    [
      'a donation line for no project: removed',
      [coffee(1, 'SP022'), donation('d', 1, 'SP999')],
      [added(1, 'SP022')],
      [['d', 0]],
    ],
    ['a bought donation: left alone', [exampleDonationLine({cents: 500, quantity: 4})], [], []],
  ])('%s', (_, lines, add, update) => {
    const changes = reconcileDonations(lines);
    expect(changes.add).toEqual(add);
    expect(changes.update.map(({lineId, quantity}) => [lineId, quantity])).toEqual(update);
  });

  it('leaves exactly the wanted lines, whatever the cart, and then nothing to do', () => {
    const project = fc.constantFrom('SP022', 'SP023', 'SP024', 'SP999');
    const variant = fc.constantFrom(KILO, BAG);
    const quantity = fc.integer({min: 1, max: 9});
    const line = fc.oneof(
      fc.tuple(quantity, project, variant).map(([count, code, id]) => coffee(count, code, id)),
      fc.tuple(quantity, project, variant).map(([count, code, id]) => donation('', count, code, id)),
    );
    fc.assert(
      fc.property(fc.array(line, {maxLength: 12}), (drawn) => {
        const lines = drawn.map((each, index) => ({...each, id: `line-${index}`}));
        const after = applied(lines);
        expect(reconcileDonations(after)).toEqual({add: [], update: []});
        const held = after
          .filter(isDonationLine)
          .map((each) => `${each.variantId} ${projectOf(each.attributes)} ${each.quantity}`);
        const wanted = wantedDonations(lines).map((each) => `${each.variantId} ${each.project} ${each.quantity}`);
        expect(held.sort()).toEqual(wanted.sort());
      }),
    );
  });
});

/** What the platform makes of the changes. */
function applied(lines: readonly CartLine[]): readonly CartLine[] {
  const {add, update} = reconcileDonations(lines);
  const quantities = new Map(update.map((change) => [change.lineId, change.quantity]));
  const kept = lines.map((line) => ({...line, quantity: quantities.get(line.id) ?? line.quantity}));
  const fresh = add.map((line, index) => exampleDonationLine({...line, id: `new-${index}`}));
  return [...kept.filter((line) => line.quantity > 0), ...fresh];
}
