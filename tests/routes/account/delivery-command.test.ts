import {describe, expect, inject, test} from 'vitest';
import * as z from 'zod';

import {COOKIES} from '../../../app/config/cookies.server';
import {LIMITS_BY_NAME} from '../../../app/config/limits';
import {CUSTOMERS} from '../../support/customer';
import {ADDRESS, COMMANDS, titleOf} from '../../support/subscription-commands';
import {prepareForm} from '../../support/subscription-forms';
import {arrayWith, beginAnew, command, DASHBOARD, serviceOf, stateOf} from '../support/account';
import {control, logIn} from '../support/services';
import {expectDoneOnce, expectGone, expectGoneForOthers} from '../support/subscription-command';
import {createVisitor} from '../support/visitor';

const service = serviceOf(CUSTOMERS.upcoming);

const FAULTS = ['status', 'commit-then-drop', 'drop'] as const;

/** The first in `npm test`, where tests/contract/subscriptions/commands.test.ts tries them all; all in the full run. */
const TRIED = COMMANDS.slice(0, inject('isFullRun') ? COMMANDS.length : 1);

/** What is kept of a form: an empty field counts as missing. */
const filledIn = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

const GONE = 'Diese Lieferung gibt es so nicht mehr';

/** The commands to a delivery, by their titles. */
const ROWS = COMMANDS.filter(({to}) => to === 'delivery').map((asked) => [titleOf(asked), asked] as const);

beginAnew();

describe('a command to a delivery', () => {
  test.each(ROWS)('%s: is done once, told once, and its form is on a page of its own', (_, asked) =>
    expectDoneOnce(asked, 'deliveries'),
  );
});

describe('a product that is added', () => {
  const shown = z.object({
    choice: z.object({
      variants: z.array(
        z.object({
          value: z.string(),
          once: z.object({price: z.object({cents: z.number()})}),
          regular: z.array(z.object({weeks: z.number(), price: z.object({cents: z.number()})})),
        }),
      ),
    }),
  });
  const inCents = (price: unknown) => Math.round(Number(price) * 100);

  // Two coffees: one price with every plan, and one that differs by the interval.
  test.each(['morgentau', 'heimweg'])('costs what its form says, once and at every interval: %s', async (handle) => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const place = `/deliveries/${await service.nextKey()}/add`;
    const {data} = await visitor.get(`${DASHBOARD}${place}?product=${handle}`);
    const [variant] = shown.parse(data).choice.variants;
    if (variant === undefined) throw new Error('There is nothing to add');
    const fields = {variant: variant.value, quantity: '1', project: 'SP022'};
    expect((await command(visitor, place, {...fields, rhythm: 'once'})).status).toBe(303);
    const [onetime] = await service.own('onetimes');
    expect(inCents(onetime?.['price'])).toBe(variant.once.price.cents);
    expect(variant.regular.length).toBeGreaterThan(1);
    for (const {weeks, price} of variant.regular) {
      expect((await command(visitor, place, {...fields, rhythm: String(weeks)})).status).toBe(303);
      const added = (await service.own('subscriptions')).filter(
        (row) =>
          JSON.stringify(row['external_variant_id']).includes(variant.value) &&
          row['order_interval_frequency'] === weeks,
      );
      expect(added.map((row) => inCents(row['price']))).toContain(price.cents);
    }
  });

  test.each(['45351', '45351:coffee'])(
    'is no gear on a legacy payment, whatever the form says: %s',
    async (variant) => {
      const visitor = await logIn(CUSTOMERS.legacyPayment);
      const theirs = serviceOf(CUSTOMERS.legacyPayment);
      const before = await stateOf(CUSTOMERS.legacyPayment);
      const place = `/deliveries/${await theirs.nextKey()}/add`;
      const {data} = await visitor.get(`${DASHBOARD}${place}?all=1`);
      expect(data).toHaveProperty(['found', 'shown'], arrayWith({isCoffee: true}));
      expect(data).not.toHaveProperty(['found', 'shown'], arrayWith({isCoffee: false}));
      const fields = {variant, quantity: '1', rhythm: 'once', project: 'SP022'};
      const {status, form} = await command(visitor, place, fields);
      expect([status, form]).toMatchObject(
        variant === '45351' ? [409, {problem: {code: 'legacy-gear'}}] : [422, {errors: {variant: 'invalid'}}],
      );
      expect(await stateOf(CUSTOMERS.legacyPayment)).toEqual(before);
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
  ])('%s: shows field errors, keeps the input and changes nothing', async (name, fields, field) => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const before = await stateOf(CUSTOMERS.upcoming);
    const {status, form} = await command(visitor, `/deliveries/${await service.nextKey()}/${name}`, fields);
    expect([status, form]).toMatchObject([422, {problem: null, values: filledIn(fields)}]);
    expect(form).toHaveProperty(['errors', field]);
    expect(await stateOf(CUSTOMERS.upcoming)).toEqual(before);
  });

  test.each([
    ['address', ADDRESS],
    ['gift', {...ADDRESS, email: 'ole@example.com'}],
  ])('%s: marks the field that the service refuses, keeps the input and changes nothing', async (name, fields) => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const before = await stateOf(CUSTOMERS.upcoming);
    const place = `/deliveries/${await service.nextKey()}/${name}`;
    expect(await command(visitor, place, {...fields, zip: '9942'})).toMatchObject({
      status: 422,
      form: {problem: null, errors: {zip: 'invalid'}, values: {zip: '9942'}},
    });
    expect(await stateOf(CUSTOMERS.upcoming)).toEqual(before);
  });

  test('is refused with the reason and keeps the input', async () => {
    const visitor = await logIn(CUSTOMERS.outOfStock);
    const key = await serviceOf(CUSTOMERS.outOfStock).nextKey();
    expect(await command(visitor, `/deliveries/${key}/send-now`, {})).toMatchObject({
      status: 409,
      form: {problem: {code: 'out-of-stock'}, errors: {}},
    });
  });

  test.each(TRIED.flatMap((asked) => FAULTS.map((kind) => [titleOf(asked), kind, asked] as const)))(
    '%s, %s: does nothing twice, and nothing by halves',
    async (_, kind, asked) => {
      const visitor = await logIn(CUSTOMERS.upcoming);
      const {place, fields} = await prepareForm(service, (below, values) => command(visitor, below, values), asked);
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
      const idempotencyKey = crypto.randomUUID();
      const {status} = await command(visitor, place, {...fields, idempotencyKey});
      await control.repair();
      const after = await stateOf(CUSTOMERS.upcoming);
      expect([303, 409]).toContain(status);
      if (status === 303) expect(after, 'what is said to be done is').not.toEqual(before);
      if (kind !== 'commit-then-drop') expect(after, 'nothing has happened').toEqual(before);
      // A refusal is final under its idempotency key. The page that shows it has a form with a new one.
      const again = await command(visitor, place, {...fields, ...(kind !== 'status' && {idempotencyKey})});
      // While a mail may be on its way, no other one is asked for.
      const isWaiting = asked.name === 'payment' && kind !== 'status';
      expect(again.status).toBe(isWaiting ? 409 : 303);
      const done = await stateOf(CUSTOMERS.upcoming);
      if (status === 303 || isWaiting) expect(done).toEqual(after);
      else expect(done).not.toEqual(before);
    },
  );

  test.each(ROWS)('%s: is not there for somebody else', (_, asked) => expectGoneForOthers(asked, GONE));

  test('refuses another customer’s product', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const [theirs] = await serviceOf(CUSTOMERS.several).own('subscriptions');
    const fields = {which: 'some', item: String(theirs?.['id'])};
    expect(await command(visitor, `/deliveries/${await service.nextKey()}/skip`, fields)).toMatchObject({
      status: 404,
      data: {state: 'ready', name: 'skip'},
      form: {problem: {code: 'gone'}},
    });
  });

  test.each(['/deliveries/1-2026-01-01/skip', '/deliveries/nonsense/skip'])(
    'is not there for no delivery: %s',
    async (place) => expectGone(await logIn(CUSTOMERS.upcoming), place, {which: 'all'}, GONE),
  );

  test('is 404 for an unknown command', async () => {
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
      data: {state: 'unavailable'},
    });
  });

  test.each([
    ['refused', {quantity: '3'}, {status: 409, form: {problem: {code: 'try-again'}}}],
    ['invalid', {quantity: '0'}, {status: 422, form: {problem: null, errors: {quantity: 'invalid'}}}],
  ])(
    'keeps what was chosen of an order that is %s until the subscription can be read again',
    async (_, typed, answer) => {
      const visitor = await logIn(CUSTOMERS.upcoming);
      const path = `/deliveries/${await service.nextKey()}/add`;
      const place = `${path}?product=morgentau`;
      const fields = {variant: '40351', rhythm: 'once', project: 'SP022', ...typed};
      await control.breakDown({service: 'subscriptions', kind: 'status', status: 503, times: 200});
      expect(await command(visitor, place, fields)).toMatchObject({data: {state: 'unavailable'}, ...answer});
      await control.repair();
      const read = async (address: string) => (await visitor.get(DASHBOARD + address)).data;
      expect(await read(path)).toMatchObject({choice: null, draft: null});
      expect(await read(`${path}?product=heimweg`)).toMatchObject({choice: {handle: 'heimweg'}, draft: null});
      expect(await read(place)).toMatchObject({state: 'ready', draft: fields});
      expect(await read(place)).toMatchObject({draft: null});
    },
  );

  test('keeps the form of a product that cannot be chosen now', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const place = `/deliveries/${await service.nextKey()}/add?product=nirgendwo`;
    const fields = {variant: '40351', quantity: '3', rhythm: 'once', project: 'SP022'};
    await control.breakDown({service: 'subscriptions', kind: 'status', status: 503, times: 200});
    await command(visitor, place, fields);
    await control.repair();
    expect((await visitor.get(DASHBOARD + place)).data).toMatchObject({choice: null, draft: null});
    expect(visitor.cookies.has(COOKIES.draft.name)).toBe(true);
  });

  test('keeps the form during a new login after the session ended', async () => {
    const visitor = createVisitor();
    const path = `${DASHBOARD}/deliveries/${await service.nextKey()}/gift`;
    const fields = {...ADDRESS, email: 'ole@example.com'};
    // A form may not lead to another host, redirects included: a page of ours is in between.
    expect(await visitor.post(path, fields)).toMatchObject({
      status: 303,
      location: `/de/account/login?${new URLSearchParams({reason: 'ended', return_to: path}).toString()}`,
    });
    await logIn(CUSTOMERS.upcoming, visitor);
    const prefetch = {headers: {'Sec-Purpose': 'prefetch;anonymous-client-ip'}};
    expect((await visitor.get(path, prefetch)).data).toMatchObject({draft: null});
    expect((await visitor.get(path)).data).toMatchObject({draft: filledIn(fields)});
    expect((await visitor.get(path)).data).toMatchObject({draft: null});
  });

  test('is not kept for a network that sends too many without a login', async () => {
    const visitor = createVisitor();
    const path = `${DASHBOARD}/deliveries/${await service.nextKey()}/gift`;
    const send = () => visitor.post(path, ADDRESS);
    const [{limit}] = LIMITS_BY_NAME.draft.network;
    for (let count = 0; count < limit; count += 1) expect((await send()).status).toBe(303);
    const {status, headers} = await send();
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
