import {expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {beginAnew, DASHBOARD} from '../support/account';
import {logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

beginAnew();

test.each(['', '/deliveries', '/deliveries/past', '/products'])(
  'the dashboard’s page%s shows what its frame has read, to its customer alone',
  async (below) => {
    const visitor = await logIn(CUSTOMERS.several);
    const {status, data} = await visitor.get(DASHBOARD + below);
    expect(status).toBe(200);
    expect(data).toMatchObject({subscription: {state: 'ready'}});
    expect((await createVisitor().get(DASHBOARD + below)).location).toBe(
      `/login?return_to=${encodeURIComponent(DASHBOARD + below)}`,
    );
  },
);
