import {parse} from 'graphql';
import {expect, it} from 'vitest';
import {complexityOf} from './complexity';
import {schemaOf} from './schema';

const NODES = 'products(first: $first) { nodes { id variants(first: 2) { edges { node { price { amount } } } } } }';

it.each([
  ['{ shop { name } }', {}, 1],
  ['{ shop { name brand { slogan } } }', {}, 2],
  ['{ products(first: 3) { edges { node { id title } } pageInfo { hasNextPage } } }', {}, 3],
  ['{ products(last: 5) { nodes { id } } }', {}, 5],
  [`query ($first: Int!) { ${NODES} }`, {first: 4}, 20],
  [`query ($first: Int = 2) { ${NODES} }`, {}, 10],
  [`query ($first: Int!) { ${NODES} }`, {first: 250}, 1250],
  [
    '{ nodes(ids: []) { ...P ... on Shop { brand { slogan } } } } fragment P on Product { featuredImage { url } }',
    {},
    3,
  ],
  ['mutation { cartCreate { cart { id } } }', {}, 11],
  ['query A { shop { name } } query B { shop { name } localization { country { name } } }', {}, 0],
])('%s with %j costs %i', (text, variables, cost) => {
  expect(complexityOf(schemaOf('2026-04'), parse(text), null, variables)).toBe(cost);
});
