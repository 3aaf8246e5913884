import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {beginAnew, DASHBOARD, serviceOf} from '../support/account';
import {logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = `${DASHBOARD}/next`;

beginAnew();

describe('adding a product to the next delivery', () => {
  test('leads to its form, whichever that is now', async () => {
    const key = await serviceOf(CUSTOMERS.upcoming).nextKey();
    expect(await (await logIn(CUSTOMERS.upcoming)).get(`${PATH}?product=waldgold`)).toMatchObject({
      status: 302,
      location: `${DASHBOARD}/deliveries/${key}/add?product=waldgold`,
    });
  });

  test('redirects to the dashboard without a next delivery', async () => {
    expect((await (await logIn(CUSTOMERS.nothing)).get(`${PATH}?product=waldgold`)).location).toBe(DASHBOARD);
  });

  test('leads through the login', async () => {
    expect((await createVisitor().get(`${PATH}?product=waldgold`)).location).toBe(
      `/login?return_to=${encodeURIComponent(`${PATH}?product=waldgold`)}`,
    );
  });
});
