import {afterEach, describe, expect, test} from 'vitest';

import {subscriptionsOf} from '../../support/customer';
import {mailsTo} from '../../support/outbox';
import {control, freshAddress, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/en/e/redeem-gift-subscription';

/** Vouchers of the first data. */
const CODES = {
  good: 'ABO-6TAU-FARN-RAND',
  /** Of the one test that redeems it. */
  redeemed: 'ABO-3TAU-MOOS-GRAS',
  expired: 'ABO-9TAU-ABGE-LAUF',
  wrong: 'ABO-0000-0000-0000',
} as const;

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: 'Lange Reihe 1',
  zip: '20099',
  city: 'Hamburg',
  countryCode: 'DE',
  phone: '+49 40 123456',
} as const;

const freshForm = () => ({...ADDRESS, code: CODES.good, email: freshAddress(), idempotencyKey: crypto.randomUUID()});

afterEach(() => control.repair());

describe('the code of a gift subscription', () => {
  test('has a page of its own', async () => {
    const {status, data} = await createVisitor().get(PATH);
    expect(status).toBe(200);
    expect(data).toMatchObject({step: {at: 'code', code: '', problem: null}});
  });

  test.each([
    ['that nobody has', CODES.wrong, 404, 'wrong'],
    ['that is none', '<script>', 404, 'wrong'],
    ['that was left empty', '', 422, 'required'],
    ['that has expired', CODES.expired, 410, 'expired'],
  ])('%s is refused, and stays in its field', async (_, code, status, refusal) => {
    const answer = await createVisitor().get(`${PATH}?code=${encodeURIComponent(code)}`);
    expect(answer).toMatchObject({status, data: {step: {at: 'code', code, problem: {code: refusal}}}});
  });

  test('that is good leads to the address', async () => {
    const answer = await createVisitor().get(`${PATH}?code=${CODES.good}`);
    expect(answer).toMatchObject({status: 200, data: {step: {at: 'address', voucher: {code: CODES.good}}}});
  });

  test('is not checked while the service is down, which is said', async () => {
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    const {status, headers, data} = await createVisitor().get(`${PATH}?code=${CODES.good}`);
    expect([status, data]).toMatchObject([503, {step: {at: 'code', code: CODES.good, problem: {code: 'unavailable'}}}]);
    expect(headers.get('Retry-After')).not.toBeNull();
  });

  test('waits with the 61st try of an hour, and stays in its field', async () => {
    const visitor = createVisitor();
    const ask = (number: number) => visitor.get(`${PATH}?code=ABO-0000-0000-00${String(number).padStart(2, '0')}`);
    for (let count = 0; count < 60; count += 1) expect((await ask(count)).status).toBe(404);
    const {status, headers, data} = await ask(99);
    expect([status, data]).toMatchObject([429, {step: {code: 'ABO-0000-0000-0099', problem: {code: 'rate-limited'}}}]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('redeeming a gift subscription', () => {
  test('requires missing address fields and keeps the rest', async () => {
    const {status, form} = await createVisitor().post(PATH, {code: CODES.good, city: 'Vienna'});
    expect(status).toBe(422);
    expect(form).toMatchObject({
      values: {code: CODES.good, city: 'Vienna'},
      errors: {firstName: 'required', lastName: 'required', address1: 'required', zip: 'required'},
    });
  });

  test.each([
    [CODES.wrong, 404, 'wrong'],
    [CODES.expired, 410, 'expired'],
    ['', 404, 'wrong'],
  ])('refuses the code "%s", and keeps the address', async (code, status, refusal) => {
    const answer = await createVisitor().post(PATH, {...freshForm(), code});
    expect(answer).toMatchObject({status, form: {values: {address1: 'Lange Reihe 1'}, problem: {code: refusal}}});
  });

  test('creates one subscription despite lost responses and repeated requests', async () => {
    const visitor = createVisitor();
    const fields = {...freshForm(), code: CODES.redeemed};
    const send = () => visitor.post(PATH, fields);
    await control.breakDown({
      service: 'service-api',
      operation: 'gift-subscriptions',
      kind: 'commit-then-drop',
      times: 2,
    });
    const failed = await send();
    await control.repair();
    expect(failed).toMatchObject({
      status: 503,
      form: {
        values: {address1: 'Lange Reihe 1'},
        problem: {code: 'unavailable'},
        idempotencyKey: fields.idempotencyKey,
      },
    });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, one.location]).toEqual([303, other.location]);
    expect(await visitor.get(one.location ?? '')).toMatchObject({status: 200, data: {step: {at: 'done'}}});

    const mails = await mailsTo(origins.emulator, fields.email);
    expect(mails.filter(({kind}) => kind === 'gift-subscription-redeemed')).toHaveLength(1);
    const service = subscriptionsOf(origins, fields.email);
    expect(await service.own('subscriptions')).toMatchObject([
      {status: 'active', order_interval_unit: 'week', order_interval_frequency: 4},
    ]);
    expect(await service.own('addresses')).toMatchObject([{address1: ADDRESS.address1, city: ADDRESS.city}]);

    const again = await visitor.post(PATH, {...fields, idempotencyKey: crypto.randomUUID(), city: 'Bremen'});
    expect(again).toMatchObject({status: 409, form: {problem: {code: 'used'}}});
  });
});
