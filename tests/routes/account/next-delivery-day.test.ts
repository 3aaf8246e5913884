import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {beginAnew, DASHBOARD, serviceOf} from '../support/account';
import {control, logIn} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const PATH = `${DASHBOARD}/next.json`;
const dayFor = async (visitor: Visitor): Promise<unknown> => JSON.parse((await visitor.get(PATH)).body);

beginAnew();

describe('the day of the next delivery', () => {
  test('is returned to its customer', async () => {
    const [day] = await serviceOf(CUSTOMERS.upcoming).days('queued');
    const visitor = await logIn(CUSTOMERS.upcoming);
    expect(await dayFor(visitor)).toEqual({day});
  });

  test('is none without a login, without a subscription, and while the service is down', async () => {
    expect(await dayFor(createVisitor())).toEqual({day: null});
    expect(await dayFor(await logIn(CUSTOMERS.nothing))).toEqual({day: null});
    const visitor = await logIn(CUSTOMERS.upcoming);
    await control.breakDown({service: 'subscriptions', kind: 'status', status: 503, times: 200});
    expect(await dayFor(visitor)).toEqual({day: null});
  });

  test('is for the shop’s own pages only', async () => {
    expect((await createVisitor().get(PATH, {headers: {'Sec-Fetch-Site': 'cross-site'}})).status).toBe(403);
  });
});
