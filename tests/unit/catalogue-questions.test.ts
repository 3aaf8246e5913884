import {describe, expect, it} from 'vitest';

import {catalogueQuestions, dutiesQuestion} from '../../scripts/lib/catalogue-questions.mjs';
import {isWholeWeeks} from '../../scripts/lib/merchant-questions.mjs';

type Answers = {readonly products?: readonly object[]; readonly collections?: readonly object[]};

/** Asks a question of a platform that gives one thing a page; returns the reason for a no, else `null`. */
async function ask(what: RegExp, answers: Answers): Promise<string | null> {
  const page = (nodes: readonly object[], from: number) => ({
    pageInfo: {hasNextPage: from + 1 < nodes.length, endCursor: String(from + 1)},
    nodes: nodes.slice(from, from + 1),
  });
  const question = catalogueQuestions((query, variables) => {
    const from = Number(variables?.['after'] ?? 0);
    const name = query.includes('collections(') ? 'collections' : 'products';
    return Promise.resolve({[name]: page(answers[name] ?? [], from)});
  }).find((each) => what.test(each.what));
  if (question === undefined) throw new Error(`No question is ${what}`);
  return question.ask().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : 'no'),
  );
}

const product = (title: string, productType: string, count = 1) => ({title, productType, variantsCount: {count}});
const collection = (title: string, hasNextPage: boolean) => ({title, products: {pageInfo: {hasNextPage}}});

it('names products without a product type', async () => {
  const products = [product('Waldgold', 'Coffee'), product('Nebel', ' '), product('Morgentau', '')];
  expect(await ask(/product type/, {products: products.slice(0, 1)})).toBeNull();
  expect(await ask(/product type/, {products})).toMatch(/^Nebel; Morgentau: /);
});

it('names products with more variants than the shop shows', async () => {
  const products = [product('Waldgold', 'Coffee', 50), product('Becher', 'Gear', 51)];
  expect(await ask(/variants/, {products: products.slice(0, 1)})).toBeNull();
  expect(await ask(/variants/, {products})).toBe('Becher (51): the shop shows the first 50');
});

it('names collections with more products than the shop shows', async () => {
  const collections = [collection('Kaffee', false), collection('Zubehör', true)];
  expect(await ask(/collection/, {collections: collections.slice(0, 1)})).toBeNull();
  expect(await ask(/collection/, {collections})).toBe('Zubehör: the shop shows the first 250');
});

it.each([
  [{interval: 'WEEK', intervalCount: 4}, true],
  [{interval: 'DAY', intervalCount: 14}, true],
  [{interval: 'DAY', intervalCount: 10}, false],
  [{interval: 'MONTH', intervalCount: 1}, false],
  [{interval: 'WEEK', intervalCount: 0}, false],
  [{}, false],
  [null, false],
])('a plan of %j is one of whole weeks: %s', (policy, isOne) => {
  expect(isWholeWeeks(policy)).toBe(isOne);
});

describe('what the law asks of products', () => {
  type Facts = {
    readonly amount?: string;
    readonly unit?: boolean;
    readonly foodName?: boolean;
    readonly maker?: boolean;
  };
  const sold = (title: string, productType: string, {amount = '9.9', unit, foodName, maker}: Facts) => ({
    title,
    productType,
    variants: {nodes: [{price: {amount}, unitPrice: unit === true ? {amount: '39.6'} : null}]},
    foodName: foodName === true ? {value: 'Röstkaffee'} : null,
    maker: maker === true ? {value: 'Kolben GmbH'} : null,
  });
  const answer = (...nodes: readonly object[]) =>
    dutiesQuestion(
      () => Promise.resolve({products: {pageInfo: {hasNextPage: false}, nodes}}),
      (type) => type.toLowerCase(),
    ).ask();

  it('is told of each kind, with its number', async () => {
    const coffee = sold('Nebel', 'Coffee', {unit: true});
    const gear = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => sold(title, 'Gear', {}));
    expect(await answer(coffee, sold('Tau', 'Coffee', {foodName: true}), ...gear)).toBe(
      '1 × coffee without a unit price (Tau), 1 × coffee without food.name (Nebel), 6 × gear without gpsr.maker (a; b; c; d; e; …)',
    );
  });

  it('is nothing where all is said, of what is given away, and of other kinds', async () => {
    const whole = [sold('Nebel', 'Coffee', {unit: true, foodName: true}), sold('Becher', 'Gear', {maker: true})];
    expect(await answer(...whole, sold('Probe', 'Coffee', {amount: '0.0'}), sold('Set', 'Bundle', {}))).toBe('none');
  });
});
