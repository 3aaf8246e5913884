import {describe, expect, it} from 'vitest';
import type {Variant} from './product';
import {ONLY_VARIANT} from '../../../contracts/only-variant';
import {money} from '../money';
import {exampleProduct, exampleVariant} from './product.fixture';
import {forSale, optionChoices, selectVariant} from './selection';

const soldOut = {availableForSale: false};
const archived = {archived: true};

describe('the selected variant', () => {
  const cases: readonly (readonly [string, readonly Variant[], string | null, string | null])[] = [
    ['is the one with the number', [exampleVariant('1'), exampleVariant('2')], '2', '2'],
    ['also when it is sold out', [exampleVariant('1'), exampleVariant('2', soldOut)], '2', '2'],
    ['also when it is archived', [exampleVariant('1'), exampleVariant('2', archived)], '2', '2'],
    ['is the first available one without a number', [exampleVariant('1', soldOut), exampleVariant('2')], null, '2'],
    ['is the first available one for an unknown number', [exampleVariant('1', soldOut), exampleVariant('2')], '9', '2'],
    [
      'is the first one when none is available',
      [exampleVariant('1', soldOut), exampleVariant('2', soldOut)],
      null,
      '1',
    ],
    ['is no archived one unasked', [exampleVariant('1', archived), exampleVariant('2', soldOut)], null, '2'],
    ['is an archived one when nothing else is there', [exampleVariant('1', archived)], null, '1'],
    ['is none without variants', [], '1', null],
  ];
  it.each(cases)('%s', (_, variants, number, selected) => {
    expect(selectVariant({variants}, number)?.number ?? null).toBe(selected);
  });
});

describe('options of a product', () => {
  const of = (number: string, size: string, grind: string, traits: Partial<Variant> = {}) =>
    exampleVariant(number, {
      options: [
        {name: 'Größe', value: size},
        {name: 'Mahlgrad', value: grind},
      ],
      ...traits,
    });
  const small = of('1', '250 g', 'Bohne');
  const large = of('2', '1 kg', 'Bohne', soldOut);
  const ground = of('3', '250 g', 'Filter');
  const capsules = of('4', '10 Stück', 'Kapsel');
  const gone = of('5', '500 g', 'Bohne', archived);
  const largeGround = of('6', '1 kg', 'Filter');
  const product = {
    options: [
      {name: 'Größe', values: ['250 g', '500 g', '1 kg', '10 Stück']},
      {name: 'Mahlgrad', values: ['Bohne', 'Filter', 'Kapsel']},
    ],
    variants: [small, large, ground, capsules, gone, largeGround],
  };

  function led(selected: Variant): readonly string[] {
    return optionChoices(product, selected).flatMap((choice) =>
      choice.values.map(
        (each) =>
          `${each.value}${each.selected ? '*' : ''}: ${each.variantNumber ?? '–'}${each.lack === null ? '' : ` ${each.lack}`}`,
      ),
    );
  }

  it('lead to the variant with all other options the same, sold out or not', () => {
    expect(led(small)).toEqual([
      '250 g*: 1',
      '500 g: – gone',
      '1 kg: 2 soldOut',
      '10 Stück: 4',
      'Bohne*: 1',
      'Filter: 3',
      'Kapsel: 4',
    ]);
  });

  it('lead to one that can be bought where the other options cannot be kept', () => {
    expect(led(capsules).slice(4, 6)).toEqual(['Bohne: 1', 'Filter: 3']);
    expect(led(ground).slice(0, 3)).toEqual(['250 g*: 3', '500 g: – gone', '1 kg: 6']);
  });

  it('show an archived variant only while it is selected, as one that has left', () => {
    expect(led(gone)[1]).toBe('500 g*: 5 gone');
  });

  it('are none of a product without options, whose only one is the platform’s', () => {
    const options = [{name: 'Title', value: ONLY_VARIANT}];
    const only = exampleVariant('1', {options});
    expect(optionChoices({options: [{name: 'Title', values: [ONLY_VARIANT]}], variants: [only]}, only)).toEqual([]);
  });
});

describe('variants for sale', () => {
  const options = [{name: 'Betrag', values: ['enthalten', '5 €']}];
  const variants = [
    exampleVariant('1', {price: money(0), options: [{name: 'Betrag', value: 'enthalten'}]}),
    exampleVariant('2', {price: money(500), options: [{name: 'Betrag', value: '5 €'}]}),
  ];

  it('are the priced variants of a donation; the others belong to a coffee', () => {
    const product = forSale(exampleProduct({kind: 'donation', options, variants}));
    expect(product.variants.map(({number}) => number)).toEqual(['2']);
    expect(product.options).toEqual([{name: 'Betrag', values: ['5 €']}]);
  });

  it('is all of anything else', () => {
    const product = exampleProduct({kind: 'gear', options, variants});
    expect(forSale(product)).toBe(product);
  });
});
