import {expect, it} from 'vitest';
import {graphqlOperation, pathOperation} from './operation-name';

it.each([
  ['{"query":"query Product($handle: String!) { product { id } }"}', 'Product'],
  [
    JSON.stringify({query: '#graphql\nfragment A on Cart { id }\nmutation CartLinesAdd($id: ID!) { x }'}),
    'CartLinesAdd',
  ],
  ['{"query":"{ shop { name } }"}', ''],
  [JSON.stringify({query: 'query A { a } query B { b }', operationName: 'B'}), 'B'],
  ['', ''],
  ['query A', ''],
])('reads the operation of %s', (body, name) => {
  expect(graphqlOperation(body)).toBe(name);
});

it.each([
  ['/service/orders/abc', '/service/', 'orders'],
  ['/service/', '/service/', ''],
])('reads the operation of the path %s', (path, prefix, name) => {
  expect(pathOperation(path, prefix)).toBe(name);
});
