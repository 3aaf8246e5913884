import {afterEach, expect, test} from 'vitest';

import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

afterEach(() => control.repair());

test('a product without its plans is offered once, and the log says what is missing', async () => {
  await control.deny('unauthenticated_read_selling_plans');
  const {data, reports} = await createVisitor().get('/de/p/waldgold');
  expect(data).toMatchObject({offer: {purchase: {plans: []}}});
  expect(reports.map(String)).toEqual([expect.stringContaining('withPlans')]);
});

test('a product that the scopes do not allow to read is an outage, and not unknown', async () => {
  await control.deny('unauthenticated_read_product_listings');
  expect((await createVisitor().get('/de/p/waldgold')).status).toBe(503);
});
