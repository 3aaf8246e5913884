import {buildSchema, parse} from 'graphql';
import {expect, it} from 'vitest';
import {overCost, queryCost} from './query-cost';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Money { amount: String }
  type Line implements Node { id: ID! price: Money }
  type LineEdge { node: Line }
  type PageInfo { hasNextPage: Boolean }
  type LineConnection { nodes: [Line] edges: [LineEdge] pageInfo: PageInfo }
  type Code { money: Money }
  union Discount = Code | Money
  type Order implements Node {
    id: ID! total: Money lines(first: Int, last: Int): LineConnection
    payments(first: Int): [Money] notes: [Money] discount: Discount
  }
  type OrderConnection { nodes: [Order] }
  type Query { order: Order orders(first: Int): OrderConnection nodes(ids: [ID!]!): [Node] }
  type Mutation { cancel: Order }
`);
const operation = (text: string, variables = {}) => ({document: parse(text), operationName: null, variables});

it.each([
  ['an object 1, what it says of itself nothing', '{ order { id } }', 1],
  ['an object in an object 1 more', '{ order { total { amount } } }', 2],
  ['a connection 2, and each node 1', '{ orders(first: 10) { nodes { id } } }', 12],
  ['connections in connections multiply', '{ orders(first: 10) { nodes { lines(first: 5) { nodes { id } } } } }', 82],
  ['edges cost what nodes do', '{ order { lines(last: 5) { edges { node { id } } pageInfo { hasNextPage } } } }', 8],
  ['a list with a size counts as often', '{ order { payments(first: 20) { amount } } }', 21],
  ['a list without one counts once', '{ order { notes { amount } } }', 2],
  [
    'of a union the most expensive type',
    '{ order { discount { ... on Code { money { amount } } ... on Money { amount } } } }',
    3,
  ],
  ['a fragment what it holds', '{ order { ...Total } } fragment Total on Order { total { amount } }', 2],
  ['one of two without a name nothing', 'query A { order { id } } query B { order { id } }', 0],
  ['a mutation 10', 'mutation { cancel { total { amount } } }', 11],
])('%s', (_, text, cost) => {
  expect(queryCost(schema, operation(text))).toBe(cost);
});

it.each([
  ['a size', 'query ($first: Int = 10) { orders(first: $first) { nodes { id } } }', {}, 12],
  ['another size', 'query ($first: Int = 10) { orders(first: $first) { nodes { id } } }', {first: 20}, 22],
  ['ids', 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { total { amount } } } }', {ids: ['1', '2', '3']}, 6],
])('%s may be a variable', (_, text, variables, cost) => {
  expect(queryCost(schema, operation(text, variables))).toBe(cost);
});

it('an operation may cost 1,000 points', () => {
  expect(overCost(schema, operation('{ orders(first: 998) { nodes { id } } }'))).toBeNull();
  expect(overCost(schema, operation('{ orders(first: 999) { nodes { id } } }'))).toMatchObject({
    message: 'Query cost is 1001, which exceeds the single query max cost limit (1000).',
    extensions: {code: 'MAX_COST_EXCEEDED', cost: 1001, maxCost: 1000},
  });
});
