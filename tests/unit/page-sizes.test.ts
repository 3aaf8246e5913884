import {readdirSync, readFileSync} from 'node:fs';

import {Kind, parse, visit} from 'graphql';
import {expect, test} from 'vitest';

const FOLDER = 'graphql/storefront';

/** The size of every page of a list in the shop's documents, by its fields from the operation or fragment down. */
const sizes = new Map(readdirSync(FOLDER).flatMap((file) => sizesOf(readFileSync(`${FOLDER}/${file}`, 'utf8'))));

function sizesOf(source: string): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = [];
  const path: string[] = [];
  const pop = () => void path.pop();
  const enter = (node: {readonly name?: {readonly value: string} | undefined}) =>
    void path.push(node.name?.value ?? '');
  visit(parse(source), {
    OperationDefinition: {enter, leave: pop},
    FragmentDefinition: {enter, leave: pop},
    Field: {
      enter(field) {
        path.push(field.alias?.value ?? field.name.value);
        const size = field.arguments?.find(({name}) => name.value === 'first')?.value;
        if (size?.kind === Kind.INT) found.push([path.join('.'), Number(size.value)]);
      },
      leave: pop,
    },
  });
  return found;
}

test.each([
  ['Cart.lines', 50],
  ['CartLinesPage.cart.lines', 50],
  ['CartLine.merchandise.product.variants', 2],
  ['CartLine.merchandise.sellingPlanAllocations', 100],
  ['Variant.sellingPlanAllocations', 100],
  ['Product.product.variants', 50],
  ['Product.product.images', 50],
  ['Product.product.collections', 10],
  ['Product.product.sellingPlanGroups', 50],
  ['Product.product.sellingPlanGroups.nodes.sellingPlans', 50],
  ['ProductCard.images', 1],
  ['ProductCard.variants', 50],
  ['CollectionById.collection.all', 250],
  ['CollectionByHandle.collection.all', 250],
])('the platform is asked for a page of the specification’s size: %s', (path, size) => {
  expect(sizes.get(path)).toBe(size);
});

test('of a subcollection’s products more are asked for than the four that it previews: not all are for consumers', () => {
  expect(sizes.get('GearSubcollectionsById.nodes.products')).toBeGreaterThan(4);
});
