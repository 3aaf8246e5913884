import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {CUSTOMERS} from '../../support/customer';
import {COMMANDS, titleOf} from '../../support/subscription-commands';
import {formOf} from '../../support/subscription-forms';
import {arrayWith, beginAnew, command, DASHBOARD, serviceOf, stateOf} from '../support/account';
import {logIn} from '../support/services';
import {expectDoneOnce, expectGone, expectGoneForOthers} from '../support/subscription-command';
import {createVisitor} from '../support/visitor';

const service = serviceOf(CUSTOMERS.upcoming);
const GONE = 'Dieses Produkt ist nicht mehr in deinem Abo';

/** The commands to a product, by their titles. */
const ROWS = COMMANDS.filter(({to}) => to === 'product').map((asked) => [titleOf(asked), asked] as const);

const shown = z.object({
  restart: z.object({day: z.string(), isPlanned: z.boolean(), amount: z.object({cents: z.number()})}),
});

beginAnew();

describe('a command to a product', () => {
  test.each(ROWS)('%s: is done once, told once, and its form is on a page of its own', (_, asked) =>
    expectDoneOnce(asked, 'products'),
  );

  test.each(ROWS)('%s: is not there for somebody else’s product', (_, asked) => expectGoneForOthers(asked, GONE));

  test.each([
    ['edit', {quantity: '0', weeks: '5', variant: '40351'}, 'quantity'],
    ['project', {project: 'SP999'}, 'project'],
    ['cancel', {reason: 'nonsense'}, 'reason'],
  ])('%s: shows field errors, keeps the input and changes nothing', async (name, fields, field) => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const before = await stateOf(CUSTOMERS.upcoming);
    const {place} = await formOf(service, {name, to: 'product', fields: () => ({})});
    const {status, form} = await command(visitor, place, fields);
    expect([status, form]).toMatchObject([422, {problem: null, values: fields}]);
    expect(form).toHaveProperty(['errors', field]);
    expect(await stateOf(CUSTOMERS.upcoming)).toEqual(before);
  });

  test.each([
    ['subscriptions', {canComeRegularly: true}],
    ['onetimes', {canComeOnce: true, canComeRegularly: false}],
  ])('swap: offers for one of the %s what may come so too', async (kind, offered) => {
    const visitor = await logIn(CUSTOMERS.several);
    const [item] = await serviceOf(CUSTOMERS.several).own(kind);
    const {data} = await visitor.get(`${DASHBOARD}/products/${String(item?.['id'])}/swap?all=1`);
    expect(data).toHaveProperty(['found', 'shown'], arrayWith(offered));
    const left = kind === 'subscriptions' ? {canComeRegularly: false} : {canComeOnce: false};
    expect(data).not.toHaveProperty(['found', 'shown'], arrayWith(left));
  });

  test.each([
    ['subscriptions', 'handmuehle-h1'],
    ['onetimes', 'wanderung'],
  ])(
    'swap: offers the list for one of the %s that the address names and that may not come so: %s',
    async (kind, handle) => {
      const visitor = await logIn(CUSTOMERS.several);
      const [item] = await serviceOf(CUSTOMERS.several).own(kind);
      const {data} = await visitor.get(`${DASHBOARD}/products/${String(item?.['id'])}/swap?product=${handle}`);
      expect(data).toMatchObject({choice: null, found: {}});
    },
  );

  test('refuses to change a paid gift', async () => {
    const visitor = await logIn(CUSTOMERS.gift);
    const {place} = await formOf(serviceOf(CUSTOMERS.gift), {name: 'swap', to: 'product', fields: () => ({})});
    const before = await stateOf(CUSTOMERS.gift);
    expect((await command(visitor, place, {variant: '40101'})).status).toBe(409);
    expect(await stateOf(CUSTOMERS.gift)).toEqual(before);
  });

  test('swap: offers coffee alone on a legacy payment, also where the address names gear', async () => {
    const visitor = await logIn(CUSTOMERS.legacyPayment);
    const {place} = await formOf(serviceOf(CUSTOMERS.legacyPayment), {name: 'swap', to: 'product', fields: () => ({})});
    const {data} = await visitor.get(`${DASHBOARD}${place}?all=1`);
    expect(data).toHaveProperty(['found', 'shown'], arrayWith({isCoffee: true}));
    expect(data).not.toHaveProperty(['found', 'shown'], arrayWith({isCoffee: false}));
    expect((await visitor.get(`${DASHBOARD}${place}?product=handmuehle-h1`)).data).toMatchObject({choice: null});
  });

  test.each([
    ['swap', {variant: '45351'}],
    ['edit', {variant: '45351', quantity: '1', weeks: '4'}],
  ])('%s: brings no gear in on a legacy payment', async (name, fields) => {
    const visitor = await logIn(CUSTOMERS.legacyPayment);
    const {place} = await formOf(serviceOf(CUSTOMERS.legacyPayment), {name, to: 'product', fields: () => ({})});
    const before = await stateOf(CUSTOMERS.legacyPayment);
    expect(await command(visitor, place, fields)).toMatchObject({
      status: 409,
      form: {problem: {code: 'legacy-gear'}},
    });
    expect(await stateOf(CUSTOMERS.legacyPayment)).toEqual(before);
  });

  test.each(['/products/1/edit', '/products/nonsense/edit'])('is not there: %s', async (place) => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    await expectGone(visitor, place, {quantity: '1', weeks: '4', variant: '40351'}, GONE);
  });

  test('is 404 for an unknown command', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    expect((await visitor.get(`${DASHBOARD}/products/1/destroy`)).status).toBe(404);
    expect((await command(visitor, '/products/1/destroy', {})).status).toBe(404);
  });

  test('reactivate: says when it comes again and for how much, and that is what the service does', async () => {
    const visitor = await logIn(CUSTOMERS.cancelled);
    const theirs = serviceOf(CUSTOMERS.cancelled);
    const [item] = await theirs.own('subscriptions', 'status=cancelled');
    const place = `/products/${String(item?.['id'])}/reactivate`;
    const {restart} = shown.parse((await visitor.get(DASHBOARD + place)).data);
    expect((await command(visitor, place, {})).status).toBe(303);
    const [again] = (await theirs.own('subscriptions')).filter(({id}) => id === item?.['id']);
    expect(again?.['next_charge_scheduled_at']).toBe(restart.day);
    const [charge] = (await theirs.own('charges', 'status=queued')).filter(
      ({scheduled_at: day}) => day === restart.day,
    );
    const total = Math.round(Number(charge?.['total_price']) * 100);
    if (restart.isPlanned) expect(total).toBeGreaterThan(restart.amount.cents);
    else expect(total).toBe(restart.amount.cents);
  });

  test('keeps the form during a new login after the session ended', async () => {
    const visitor = createVisitor();
    const {place} = await formOf(service, {name: 'project', to: 'product', fields: () => ({})});
    expect((await visitor.post(DASHBOARD + place, {project: 'SP024'})).status).toBe(303);
    await logIn(CUSTOMERS.upcoming, visitor);
    expect((await visitor.get(DASHBOARD + place)).data).toMatchObject({draft: {project: 'SP024'}});
  });
});
