import {describe, expect, it} from 'vitest';

import {brewBase, brewBases, computeBrew, readBrew} from './brew';
import type {BrewRecipe} from './details';

const recipe = (method: string, dose: string | null, water: string | null): BrewRecipe => ({
  method,
  grind: null,
  dose,
  water,
  temperature: null,
  time: null,
  items: null,
});
const recipes = [
  recipe('Herdkanne', '16 g', 'heiß, bis unter das Ventil'),
  recipe('Handfilter', '18,5 g', '300 ml'),
  recipe('Siebträger', '18 g', '36 g in der Tasse'),
];
const bases = brewBases(recipes);

describe('the amount at the beginning of a recipe’s word', () => {
  it.each([
    ['18 g', 18],
    ['18,5 g', 18.5],
    ['36 g in der Tasse', 36],
    ['1000 ml', 1000],
    ['heiß, bis unter das Ventil', null],
    ['  18 g', 18],
    ['3 Löffel', null],
    [null, null],
  ] as const)('%s', (text, amount) => {
    expect(brewBases([recipe('Handfilter', text, '300 ml')])[0]?.dose ?? null).toBe(amount);
  });
});

describe('the brew calculator', () => {
  it('computes with the recipes that name both weights', () => {
    expect(bases).toEqual([
      {index: 1, dose: 18.5, water: 300, ratio: 16.2},
      {index: 2, dose: 18, water: 36, ratio: 2},
    ]);
  });

  it('computes with no recipe of nothing, and none that names one weight', () => {
    expect(brewBases([recipe('a', '0 g', '300 ml'), recipe('b', '18 g', null), recipe('c', null, '300 ml')])).toEqual(
      [],
    );
  });

  it.each([
    ['without a wish it is the first recipe', '', {method: 1, dose: 18.5, ratio: 16.2, water: 300}],
    ['the address names the recipe', 'brew=3', {method: 2, dose: 18, ratio: 2, water: 36}],
    ['more coffee, more water', 'brew=2&dose=30&ratio=15', {method: 1, dose: 30, ratio: 15, water: 450}],
    ['a comma is a point', 'brew=2&dose=20,5&ratio=16', {method: 1, dose: 20.5, ratio: 16, water: 328}],
    ['nonsense is the recipe’s own', 'brew=99&dose=-1&ratio=a', {method: 1, dose: 18.5, ratio: 16.2, water: 300}],
    ['so is too much', 'brew=2&dose=9999&ratio=99', {method: 1, dose: 18.5, ratio: 16.2, water: 300}],
  ] as const)('%s', (_case, search, brew) => {
    expect(readBrew(bases, new URLSearchParams(search))).toMatchObject(brew);
  });

  it.each([
    [18, 16.7, 300],
    [36, 16.7, 600],
    [18, 16.6, 299],
  ])('%f g at %f of a recipe with 300 g for 18 g get %i g', (dose, ratio, water) => {
    expect(computeBrew(brewBase(0, 18, 300), {dose, ratio}).water).toBe(water);
  });

  it('is none without a recipe to compute with', () => {
    expect(readBrew(brewBases(recipes.slice(0, 1)), new URLSearchParams())).toBeNull();
  });

  it.each([
    [20, 'as-written'],
    [29, 'as-written'],
    [30, 'coarser'],
    [14, 'as-written'],
    [13, 'finer'],
    [20 / 1.5, 'finer'],
  ] as const)('for %i g instead of 20 the grind is %s', (dose, grind) => {
    expect(computeBrew({index: 0, dose: 20, water: 320, ratio: 16}, {dose, ratio: 16}).grind).toBe(grind);
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['18', 18],
    [' 18,5 ', 18.5],
    ['16.66', 16.7],
    ['5', 5],
    ['4', null],
    ['250', 250],
    ['251', null],
    ['1e2', null],
    ['', null],
  ] as const)('%s', (dose, amount) => {
    const ofRecipe = 33;
    expect(readBrew([brewBase(0, ofRecipe, 500)], new URLSearchParams({dose}))?.dose).toBe(amount ?? ofRecipe);
  });
});
