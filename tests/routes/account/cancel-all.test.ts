import {describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {beginAnew, command, DASHBOARD, serviceOf, stateOf} from '../support/account';
import {logIn} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = `${DASHBOARD}/cancel`;

beginAnew();

describe('cancelling everything', () => {
  test('has its own page and is carried out once', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    expect(await visitor.get(PATH)).toMatchObject({status: 200, data: {draft: null}});
    const fields = {reason: 'tooExpensive', idempotencyKey: crypto.randomUUID()};
    expect(await command(visitor, '/cancel', fields)).toMatchObject({
      status: 303,
      location: `${DASHBOARD}/products#done`,
    });
    expect(await serviceOf(CUSTOMERS.upcoming).own('subscriptions', 'status=active')).toEqual([]);
    expect((await visitor.get(`${DASHBOARD}/products`)).data).toMatchObject({flash: {name: 'cancel-all'}});
    const after = await stateOf(CUSTOMERS.upcoming);
    expect((await command(visitor, '/cancel', fields)).status).toBe(303);
    expect(await stateOf(CUSTOMERS.upcoming)).toEqual(after);
  });

  test('refuses an unknown reason and changes nothing', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const before = await stateOf(CUSTOMERS.upcoming);
    const {status, form} = await command(visitor, '/cancel', {reason: 'nonsense'});
    expect([status, form]).toMatchObject([422, {problem: null, values: {reason: 'nonsense'}}]);
    expect(form).toHaveProperty('errors.reason');
    expect(await stateOf(CUSTOMERS.upcoming)).toEqual(before);
  });

  test('keeps the form during a new login after the session ended', async () => {
    const visitor = createVisitor();
    const fields = {reason: 'tooExpensive', comment: 'Wir ziehen um'};
    expect((await visitor.post(PATH, fields)).status).toBe(303);
    await logIn(CUSTOMERS.upcoming, visitor);
    expect((await visitor.get(PATH)).data).toMatchObject({draft: fields});
  });
});
