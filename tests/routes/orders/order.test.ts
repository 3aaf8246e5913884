import {afterEach, describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import orders from '../../../locales/de/orders.json';
import {mailsTo} from '../../support/outbox';
import {arrayWith} from '../support/account';
import {control, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/service/bestellung';

/** A delivered order of the first data. */
const order = {number: 'L9050', email: CUSTOMERS.business} as const;

afterEach(() => control.repair());

describe('order tracking', () => {
  test('has its own page in each language', async () => {
    const visitor = createVisitor();
    const {status, data} = await visitor.get(PATH);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      isSent: false,
      announced: null,
      seo: {alternates: {de: PATH, en: '/en/service/order'}},
    });
    expect(await visitor.get('/en/service/bestellung')).toMatchObject({status: 301, location: '/en/service/order'});
  });

  test('shows the order for its number and address', async () => {
    const found = await createVisitor().post(PATH, order);
    expect(found).toHaveProperty('data.seo.title', expect.stringContaining(orders.found));
    expect(found).toMatchObject({
      status: 200,
      form: {problem: null, values: order, shown: {tracked: {order: {number: 'L9050', total: {currency: 'EUR'}}}}},
    });
  });

  test.each([
    ['of somebody else', {...order, email: 'lena.hoffmann@example.com'}],
    ['that there is not', {...order, number: 'L1'}],
  ])('refuses an order %s and keeps the input', async (_, fields) => {
    expect(await createVisitor().post(PATH, fields)).toMatchObject({
      status: 404,
      form: {problem: {code: 'not_found'}, values: fields, shown: null},
    });
  });

  test('of a return keeps the number of its link, and what it is for until the order is found', async () => {
    const visitor = createVisitor();
    const {data} = await visitor.get(`${PATH}?return=L9050`);
    expect(data).toMatchObject({sought: {number: 'L9050', step: 'find-return'}});
    const fields = {...order, step: 'find-return'};
    expect(await visitor.post(PATH, {...fields, email: 'lena.hoffmann@example.com'})).toMatchObject({
      status: 404,
      form: {values: {step: 'find-return'}, shown: null},
    });
    expect(await visitor.post(PATH, fields)).toMatchObject({
      status: 200,
      form: {problem: null, shown: {tracked: {order: {number: 'L9050'}}}},
    });
  });

  test('requires number and address and keeps the input', async () => {
    expect(await createVisitor().post(PATH, {number: 'L9050', email: 'x'})).toMatchObject({
      status: 422,
      form: {values: {number: 'L9050', email: 'x'}, errors: {email: 'email'}},
    });
  });

  test('returns 503 while the service is down and keeps the input', async () => {
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    const {status, headers, form} = await createVisitor().post(PATH, order);
    expect([status, form]).toMatchObject([503, {problem: {code: 'unavailable'}, values: order}]);
    expect(headers.has('Retry-After')).toBe(true);
  });
});

describe('a return', () => {
  test('needs something that goes back', async () => {
    expect(await createVisitor().post(PATH, {...order, step: 'return'})).toMatchObject({
      status: 422,
      form: {problem: {code: 'nothing_chosen'}, shown: {tracked: {order: {number: 'L9050'}}}},
    });
  });

  test('gets a label, by mail too, which is shown once', async () => {
    const visitor = createVisitor();
    const sent = await visitor.post(PATH, {
      ...order,
      step: 'return',
      'quantity-0': '1',
      reason: 'not_liked',
      idempotencyKey: crypto.randomUUID(),
    });
    expect([sent.status, sent.location]).toEqual([303, `${PATH}?sent`]);
    const {data} = await visitor.get(`${PATH}?sent`);
    expect(data).toHaveProperty('announced.label.labelUrl', expect.stringContaining('/labels/'));
    const [mail] = await mailsTo(origins.emulator, order.email);
    expect(mail?.kind).toBe('return-label');
    expect(mail?.links.some((link) => link.includes('/labels/'))).toBe(true);
    expect((await visitor.get(`${PATH}?sent`)).data).toMatchObject({isSent: true, announced: null});
    // The page of the order has it for good.
    const [label] = mail?.links.filter((link) => link.includes('/labels/')) ?? [];
    const {form} = await visitor.post(PATH, order);
    const returned = arrayWith({label: expect.objectContaining({labelUrl: label})});
    expect(form).toMatchObject({shown: {tracked: {returns: returned}}});
  });

  test('creates one return label after a lost response, with the chosen items', async () => {
    const visitor = createVisitor();
    const fields = {
      ...order,
      step: 'return',
      'quantity-0': '1',
      reason: 'not_liked',
      idempotencyKey: crypto.randomUUID(),
    };
    const labels = async () =>
      (await mailsTo(origins.emulator, order.email)).filter(({kind}) => kind === 'return-label');
    const before = (await labels()).length;
    await control.breakDown({service: 'service-api', operation: 'returns', kind: 'commit-then-drop', times: 2});
    const failed = await visitor.post(PATH, fields);
    await control.repair();
    expect(failed).toMatchObject({
      status: 503,
      form: {
        problem: {code: 'unavailable'},
        idempotencyKey: fields.idempotencyKey,
        shown: {items: [{line: 0, quantity: 1}], reason: 'not_liked'},
      },
    });
    expect(await labels()).toHaveLength(before + 1);
    expect((await visitor.post(PATH, fields)).status).toBe(303);
    expect(await labels()).toHaveLength(before + 1);
  });

  test('of more than was ordered is refused', async () => {
    expect(
      await createVisitor().post(PATH, {
        ...order,
        step: 'return',
        'quantity-0': '99',
        idempotencyKey: crypto.randomUUID(),
      }),
    ).toMatchObject({status: 409, form: {shown: {tracked: {order: {number: 'L9050'}}}}});
  });
});
