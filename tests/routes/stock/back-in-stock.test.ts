import {afterEach, describe, expect, test} from 'vitest';

import stock from '../../../locales/de/stock.json';
import {mailsTo} from '../../support/outbox';
import {firstVariant} from '../support/goods';
import {control, freshAddress, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/back-in-stock';

/** The form of a coffee that is sold out in the first data. */
async function wish(fields: Readonly<Record<string, string>> = {}) {
  const {number} = await firstVariant(createVisitor(), '/de/p/haraaz');
  const idempotencyKey = crypto.randomUUID();
  return {variant: number, handle: 'haraaz', occasion: 'stock', email: freshAddress(), idempotencyKey, ...fields};
}

afterEach(() => control.repair());

describe('the wish for a mail when a product is back', () => {
  test('has a noindex page of its own', async () => {
    const {status, data} = await createVisitor().get(`${PATH}?occasion=harvest&handle=gathera&variant=40001`);
    expect(status).toBe(200);
    expect(data).toMatchObject({outcome: null, handle: 'gathera', wish: {variant: '40001'}, seo: {canonical: null}});
  });

  test('sends a confirmation mail', async () => {
    const fields = await wish();
    const visitor = createVisitor();
    const {status, location} = await visitor.post(PATH, fields);
    expect([status, location]).toEqual([303, `${PATH}?state=sent&handle=haraaz`]);
    expect((await mailsTo(origins.emulator, fields.email)).map(({kind}) => kind)).toEqual([
      'back-in-stock-confirmation',
    ]);
    const {data} = await visitor.get(location ?? '');
    expect(data).toMatchObject({outcome: 'sent', handle: 'haraaz'});
    expect(data).toHaveProperty('seo.title', expect.stringContaining(stock.outcome.sent.title));
  });

  test('reports that the product is in stock', async () => {
    const {number} = await firstVariant(createVisitor(), '/de/p/waldgold');
    const answer = await createVisitor().post(PATH, await wish({variant: number, handle: 'waldgold'}));
    expect(answer).toMatchObject({status: 303, location: `${PATH}?state=in-stock&handle=waldgold`});
  });

  test('for an unknown variant is answered with that', async () => {
    const answer = await createVisitor().post(PATH, await wish({variant: '999999'}));
    expect(answer).toMatchObject({status: 303, location: `${PATH}?state=unknown-variant&handle=haraaz`});
  });

  test('requires an address and keeps the input', async () => {
    const answer = await createVisitor().post(PATH, await wish({email: 'ada@example'}));
    expect(answer).toMatchObject({
      status: 422,
      form: {errors: {email: 'email'}, values: {email: 'ada@example', handle: 'haraaz'}, problem: null},
    });
  });

  test('keeps its id while the service is down, and sends one mail only', async () => {
    const visitor = createVisitor();
    const {idempotencyKey, ...fields} = await wish();
    await control.breakDown({service: 'service-api', operation: 'back-in-stock', kind: 'commit-then-drop', times: 2});
    const failed = await visitor.post(PATH, {...fields, idempotencyKey});
    await control.repair();
    expect(failed).toMatchObject({
      status: 503,
      form: {values: fields, problem: {code: 'unavailable'}, idempotencyKey},
    });
    expect(failed.headers.get('Retry-After')).not.toBeNull();
    expect((await visitor.post(PATH, {...fields, idempotencyKey})).status).toBe(303);
    expect(await mailsTo(origins.emulator, fields.email)).toHaveLength(1);
  });

  test('rate-limits a visitor and keeps the address', async () => {
    const visitor = createVisitor();
    const {idempotencyKey: _, ...fields} = await wish();
    let refused = await visitor.post(PATH, fields);
    for (let tries = 1; refused.status === 303 && tries < 6; tries += 1) refused = await visitor.post(PATH, fields);
    expect(refused).toMatchObject({
      status: 429,
      form: {values: {email: fields.email}, problem: {code: 'rate-limited'}},
    });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
