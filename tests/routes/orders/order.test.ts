import {afterEach, describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {mailsTo} from '../../support/outbox';
import {control, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/service/bestellung';

/** A delivered order of the first data. */
const order = {number: 'L9050', email: CUSTOMERS.business} as const;

afterEach(() => control.repair());

describe('where an order is', () => {
  test('is asked for on a page of its own in each language, which tells no other site', async () => {
    const visitor = createVisitor();
    const {status, headers, data} = await visitor.get(PATH);
    expect([status, headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ]);
    expect(data).toMatchObject({isSent: false, label: null, seo: {alternates: {de: PATH, en: '/en/service/order'}}});
    expect(await visitor.get('/en/service/bestellung')).toMatchObject({status: 301, location: '/en/service/order'});
  });

  test('is told to whoever knows its number and address', async () => {
    expect(await createVisitor().post(PATH, order)).toMatchObject({
      status: 200,
      form: {problem: null, values: order, tracked: {order: {number: 'L9050'}}},
    });
  });

  test.each([
    ['of somebody else', {...order, email: 'lena.hoffmann@example.com'}],
    ['that there is not', {...order, number: 'L1'}],
  ])('is told to nobody for an order %s; what was typed is kept', async (_, fields) => {
    expect(await createVisitor().post(PATH, fields)).toMatchObject({
      status: 404,
      form: {problem: 'not_found', values: fields, tracked: null},
    });
  });

  test('needs number and address; what was typed is kept', async () => {
    expect(await createVisitor().post(PATH, {number: 'L9050', email: 'x'})).toMatchObject({
      status: 422,
      form: {values: {number: 'L9050', email: 'x'}, errors: {email: 'email'}},
    });
  });

  test('is not known while the service is down; what was typed is kept', async () => {
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    const {status, headers, form} = await createVisitor().post(PATH, order);
    expect([status, form]).toMatchObject([503, {problem: 'unavailable', values: order}]);
    expect(headers.has('Retry-After')).toBe(true);
  });
});

describe('a return', () => {
  test('needs something that goes back', async () => {
    expect(await createVisitor().post(PATH, {...order, step: 'return'})).toMatchObject({
      status: 422,
      form: {problem: 'nothing_chosen', tracked: {order: {number: 'L9050'}}},
    });
  });

  test('gets a label, by mail too, which is shown once', async () => {
    const visitor = createVisitor();
    const sent = await visitor.post(PATH, {
      ...order,
      step: 'return',
      'quantity-0': '1',
      reason: 'not_liked',
      operation: crypto.randomUUID(),
    });
    expect([sent.status, sent.location]).toEqual([303, `${PATH}?sent`]);
    const {data} = await visitor.get(`${PATH}?sent`);
    expect(data).toHaveProperty('label.labelUrl', expect.stringContaining('/labels/'));
    const [mail] = await mailsTo(origins.emulator, order.email);
    expect(mail?.kind).toBe('return-label');
    expect(mail?.links.some((link) => link.includes('/labels/'))).toBe(true);
    expect((await visitor.get(`${PATH}?sent`)).data).toMatchObject({isSent: true, label: null});
  });

  test('of more than was ordered is refused', async () => {
    expect(
      await createVisitor().post(PATH, {...order, step: 'return', 'quantity-0': '99', operation: crypto.randomUUID()}),
    ).toMatchObject({status: 409, form: {tracked: {order: {number: 'L9050'}}}});
  });
});
