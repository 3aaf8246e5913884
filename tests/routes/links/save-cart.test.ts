import {afterEach, describe, expect, test} from 'vitest';

import links from '../../../locales/de/links.json';
import {PLATFORM_DOWN} from '../../support/control';
import {mailsTo} from '../../support/outbox';
import {addToCart} from '../support/cart';
import {control, freshAddress, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/cart/save';

async function visitorWithCart() {
  const visitor = createVisitor();
  await addToCart(visitor, '/de/p/boa-luz', 2);
  return visitor;
}

afterEach(() => control.repair());

describe('keeping a cart by mail', () => {
  test('is offered for a cart with lines', async () => {
    expect(await createVisitor().get(PATH)).toMatchObject({status: 200, data: {isEmpty: true, seo: {canonical: null}}});
    const visitor = await visitorWithCart();
    const {data} = await visitor.get(PATH);
    expect(data).toMatchObject({isEmpty: false, isSent: false});
  });

  test('sends a link', async () => {
    const visitor = await visitorWithCart();
    const email = freshAddress();
    const fields = {email, idempotencyKey: crypto.randomUUID()};
    expect(await visitor.post(PATH, fields)).toMatchObject({status: 303, location: `${PATH}?sent`});
    const {data} = await visitor.get(`${PATH}?sent`);
    expect(data).toMatchObject({isSent: true});
    expect(data).toHaveProperty('seo.title', expect.stringContaining(links.save.sentTitle));
    await visitor.post(PATH, fields);
    expect((await mailsTo(origins.emulator, email)).map(({kind}) => kind)).toEqual(['saved-cart']);
  });

  test('requires an address and keeps the input', async () => {
    const visitor = await visitorWithCart();
    expect(await visitor.post(PATH, {email: 'mara@'})).toMatchObject({
      status: 422,
      form: {values: {email: 'mara@'}, errors: {email: 'email'}},
    });
  });

  test('says that there is nothing to keep where the cart has been emptied meanwhile', async () => {
    const visitor = createVisitor();
    expect(await visitor.post(PATH, {email: freshAddress()})).toMatchObject({status: 303, location: PATH});
    expect((await visitor.get(PATH)).data).toMatchObject({isEmpty: true});
  });

  test('says that it did not work while the service is down, and keeps the address', async () => {
    const visitor = await visitorWithCart();
    const email = freshAddress();
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    const {status, headers, form} = await visitor.post(PATH, {email, idempotencyKey: crypto.randomUUID()});
    expect([status, form]).toMatchObject([503, {values: {email}, problem: {code: 'unavailable'}}]);
    expect(headers.get('Retry-After')).not.toBeNull();
  });

  test('keeps the address while the platform is down, and still says that a link was sent', async () => {
    const visitor = await visitorWithCart();
    const email = freshAddress();
    await control.breakDown(PLATFORM_DOWN);
    const answer = await visitor.post(PATH, {email, idempotencyKey: crypto.randomUUID()});
    expect(answer).toMatchObject({
      status: 503,
      data: {isEmpty: false},
      form: {values: {email}, problem: {code: 'unavailable'}},
    });
    expect(await visitor.get(`${PATH}?sent`)).toMatchObject({status: 200, data: {isSent: true, isEmpty: false}});
  });

  test('still says that a link was sent when the cart is empty by then', async () => {
    expect((await createVisitor().get(`${PATH}?sent`)).data).toMatchObject({isSent: true, isEmpty: false});
  });

  test('sends one mail for a form whose answer was lost and that is sent again', async () => {
    const visitor = await visitorWithCart();
    const fields = {email: freshAddress(), idempotencyKey: crypto.randomUUID()};
    await control.breakDown({service: 'service-api', operation: 'saved-carts', kind: 'commit-then-drop', times: 2});
    const failed = await visitor.post(PATH, fields);
    await control.repair();
    expect(failed).toMatchObject({status: 503, form: {idempotencyKey: fields.idempotencyKey}});
    expect((await visitor.post(PATH, fields)).status).toBe(303);
    expect(await mailsTo(origins.emulator, fields.email)).toHaveLength(1);
  });
});
