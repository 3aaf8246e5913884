import {describe, expect, test} from 'vitest';

import {OUTCOMES, readState} from '../../support/command-outcomes';
import {CUSTOMERS} from '../../support/customer';
import {ADDRESS, COMMANDS, titleOf} from '../../support/subscription-commands';
import {formOf, prepareForm} from '../../support/subscription-forms';
import {beginAnew, command, DASHBOARD, serviceOf, stateOf} from '../support/account';
import {control, logIn, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const service = serviceOf(CUSTOMERS.upcoming);

beginAnew();

describe('a command to a delivery', () => {
  test.each(COMMANDS.filter(({to}) => to === 'delivery').map((asked) => [titleOf(asked), asked] as const))(
    '%s: is done once, told once, and its form is on a page of its own',
    async (title, asked) => {
      const visitor = await logIn(CUSTOMERS.upcoming);
      const {place, fields} = await prepareForm(service, (below, values) => command(visitor, below, values), asked);
      expect(await visitor.get(DASHBOARD + place)).toMatchObject({status: 200, data: {name: asked.name, draft: null}});
      const before = await readState(origins, CUSTOMERS.upcoming);
      const operation = crypto.randomUUID();
      const sent = await command(visitor, place, {...fields, operation});
      expect([sent.status, sent.location]).toEqual([303, `${DASHBOARD}/deliveries`]);
      const after = await readState(origins, CUSTOMERS.upcoming);
      const [actual, expected] = OUTCOMES[title]?.(after, before) ?? [title, 'an outcome'];
      expect(actual).toEqual(expected);
      expect((await visitor.get(sent.location ?? '')).data).toMatchObject({told: {name: asked.name}});
      expect((await visitor.get(sent.location ?? '')).data).toMatchObject({told: null});

      expect((await command(visitor, place, {...fields, operation})).status).toBe(303);
      const again = await readState(origins, CUSTOMERS.upcoming);
      for (const kind of ['charges', 'subscriptions', 'onetimes']) expect(again.rows(kind)).toEqual(after.rows(kind));
      expect(again.links).toBe(after.links);
    },
  );
});

describe('a command that cannot be carried out', () => {
  test.each([
    ['skip', {which: 'some'}, 'item'],
    ['reschedule', {how: 'weeks', weeks: '99'}, 'weeks'],
    ['interval', {weeks: '0'}, 'weeks'],
    ['address', {...ADDRESS, city: ''}, 'city'],
    ['add', {variant: 'x', quantity: '1', rhythm: 'once'}, 'variant'],
  ])('%s: says what is wrong with a field, keeps what was typed, and changes nothing', async (name, fields, field) => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const before = await stateOf(CUSTOMERS.upcoming);
    const {status, form} = await command(visitor, `/deliveries/${await service.nextKey()}/${name}`, fields);
    expect([status, form]).toMatchObject([422, {refusal: null, values: fields}]);
    expect(form).toHaveProperty(['errors', field]);
    expect(await stateOf(CUSTOMERS.upcoming)).toEqual(before);
  });

  test('is refused with the reason, and keeps what was typed', async () => {
    const visitor = await logIn(CUSTOMERS.outOfStock);
    const key = await serviceOf(CUSTOMERS.outOfStock).nextKey();
    expect(await command(visitor, `/deliveries/${key}/send-now`, {})).toMatchObject({
      status: 409,
      form: {refusal: 'out-of-stock', errors: {}},
    });
  });

  test.each(['status', 'commit-then-drop', 'drop'] as const)(
    '%s: does nothing twice, and nothing by halves',
    async (kind) => {
      const visitor = await logIn(CUSTOMERS.upcoming);
      const [asked] = COMMANDS;
      if (asked === undefined) throw new Error('There are no commands');
      const {place, fields} = await formOf(service, asked);
      // Its session with the service is open: the fault meets the command.
      await visitor.get(DASHBOARD + place);
      const before = await stateOf(CUSTOMERS.upcoming);
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        await control.breakDown({
          service: 'subscriptions',
          method,
          kind,
          times: 1,
          ...(kind === 'status' && {status: 422}),
        });
      }
      const operation = crypto.randomUUID();
      const {status} = await command(visitor, place, {...fields, operation});
      await control.repair();
      const after = await stateOf(CUSTOMERS.upcoming);
      if (status === 409) expect(after).toEqual(before);
      else expect([status, after]).not.toEqual([303, before]);
      // What was refused stays so for that showing of the form; the page that says it shows the form anew.
      const again = await command(visitor, place, {...fields, ...(kind !== 'status' && {operation})});
      expect(again.status).toBe(303);
      const done = await stateOf(CUSTOMERS.upcoming);
      if (status === 303) expect(done).toEqual(after);
      expect(done.once).toHaveLength(1);
    },
  );

  test.each(['skip', 'address', 'payment', 'send-now'])('%s: is not there for somebody else', async (name) => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const key = await serviceOf(CUSTOMERS.several).nextKey();
    const before = await stateOf(CUSTOMERS.several);
    const place = `/deliveries/${key}/${name}`;
    expect((await visitor.get(DASHBOARD + place)).status).toBe(404);
    expect((await command(visitor, place, {which: 'all', ...ADDRESS})).status).toBe(404);
    expect(await stateOf(CUSTOMERS.several)).toEqual(before);
  });

  test('does not take somebody else’s product in a form of one’s own', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const [theirs] = await serviceOf(CUSTOMERS.several).own('subscriptions');
    const fields = {which: 'some', item: String(theirs?.['id'])};
    expect((await command(visitor, `/deliveries/${await service.nextKey()}/skip`, fields)).status).toBe(404);
  });

  test.each(['/deliveries/1-2026-01-01/skip', '/deliveries/nonsense/skip'])(
    'is not there for no delivery: %s',
    async (place) => {
      const visitor = await logIn(CUSTOMERS.upcoming);
      expect((await visitor.get(DASHBOARD + place)).status).toBe(404);
      expect((await command(visitor, place, {which: 'all'})).status).toBe(404);
    },
  );

  test('is not there by a name that there is not', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const place = `/deliveries/${await service.nextKey()}/destroy`;
    expect((await visitor.get(DASHBOARD + place)).status).toBe(404);
    expect((await command(visitor, place, {})).status).toBe(404);
  });

  test('shows no form while the service is down', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const key = await service.nextKey();
    await control.breakDown({service: 'subscriptions', kind: 'status', status: 503, times: 200});
    expect(await visitor.get(`${DASHBOARD}/deliveries/${key}/skip`)).toMatchObject({
      status: 200,
      data: {subscription: {state: 'unavailable'}},
    });
  });

  test('waits for the login where the session has ended, and is there again after it', async () => {
    const visitor = createVisitor();
    const path = `${DASHBOARD}/deliveries/${await service.nextKey()}/gift`;
    const fields = {...ADDRESS, email: 'ole@example.com'};
    // A form may not lead to another host, redirects included: a page of ours is in between.
    expect(await visitor.post(path, fields)).toMatchObject({
      status: 303,
      location: `/de/account/login?${new URLSearchParams({reason: 'ended', return_to: path}).toString()}`,
    });
    await logIn(CUSTOMERS.upcoming, visitor);
    expect((await visitor.get(path)).data).toMatchObject({draft: fields});
    expect((await visitor.get(path)).data).toMatchObject({draft: null});
  });
});
