import {describe, expect, test} from 'vitest';

import {arrayWith} from '../support/account';
import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();
const PATH = '/de/s/kaffee-abo-bestellen';

describe('the order page of the subscription', () => {
  test('shows a few of the coffees, and all that are asked for', async () => {
    const {status, data} = await visitor.get(PATH);
    expect(status).toBe(200);
    expect(data).toMatchObject({choice: null, seo: {canonical: `http://localhost:3000${PATH}`}});
    expect(data).toHaveProperty('coffees.shown.length', 12);
    expect(data).toHaveProperty(
      'coffees.total',
      expect.toSatisfy((count: number) => count > 20),
    );
    const whole = await visitor.get(`${PATH}?all=1&filter=espresso`);
    expect(whole.data).toHaveProperty(['coffees', 'shown', 12]);
    const named = await visitor.get(`${PATH}?q=waldg`);
    expect(named.data).toHaveProperty('coffees.shown', arrayWith({handle: 'waldgold'}));
  });

  test.each([
    [PATH, 'fruchtig', 'fruity'],
    ['/en/s/kaffee-abo-bestellen', 'fruity', 'fruity'],
  ])('%s?q=%s finds the coffees with that taste', async (path, words, tag) => {
    const {data} = await visitor.get(`${path}?q=${words}`);
    expect(data).toHaveProperty('coffees.shown', arrayWith({tasteTags: expect.arrayContaining([tag])}));
  });

  test('has a coffee chosen that its address names, in a variant that it names', async () => {
    const answer = await visitor.get(`${PATH}?coffee=waldgold&variant=40352`);
    expect(answer).toMatchObject({
      status: 200,
      data: {choice: {variant: {id: 'gid://shopify/ProductVariant/40352'}}, skipTargets: ['variants']},
    });
    expect(cachePolicy(answer)?.tags).toEqual(['site-settings', 'product-id:1008']);
  });

  test.each([
    ['coffee=waldgold', '?coffee=waldgold'],
    ['coffee=waldgold&variant=40352', '?coffee=waldgold&variant=40352'],
    ['coffee=nichts&filter=espresso&all=1', '?filter=espresso&all=1'],
    ['', ''],
  ])('lets the language switch take along what is chosen: ?%s', async (query, partnerSearch) => {
    expect(await visitor.get(`${PATH}?${query}`)).toMatchObject({data: {seo: {partnerSearch}}});
  });

  test.each(['nichts', 'handfilter-trichter', 'waldgold-gastro'])(
    'has nothing chosen for ?coffee=%s',
    async (coffee) => {
      expect(await visitor.get(`${PATH}?coffee=${coffee}`)).toMatchObject({status: 200, data: {choice: null}});
    },
  );
});
