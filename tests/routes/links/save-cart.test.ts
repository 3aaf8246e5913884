import {afterEach, describe, expect, test} from 'vitest';

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
  test('is offered where there is something in it', async () => {
    expect(await createVisitor().get(PATH)).toMatchObject({status: 200, data: {isEmpty: true, seo: {canonical: null}}});
    const visitor = await visitorWithCart();
    const {headers, data} = await visitor.get(PATH);
    expect([headers.get('Cache-Control'), data]).toMatchObject(['private, no-store', {isEmpty: false, isSent: false}]);
  });

  test('sends a link', async () => {
    const visitor = await visitorWithCart();
    const email = freshAddress();
    const fields = {email, operation: crypto.randomUUID()};
    expect(await visitor.post(PATH, fields)).toMatchObject({status: 303, location: `${PATH}?sent`});
    expect((await visitor.get(`${PATH}?sent`)).data).toMatchObject({isSent: true});
    await visitor.post(PATH, fields);
    expect((await mailsTo(origins.emulator, email)).map(({kind}) => kind)).toEqual(['saved-cart']);
  });

  test('needs an address; what was typed is kept', async () => {
    const visitor = await visitorWithCart();
    expect(await visitor.post(PATH, {email: 'mara@'})).toMatchObject({
      status: 422,
      form: {email: 'mara@', problem: 'email'},
    });
  });

  test('says that it did not work while the service is down, and keeps the address', async () => {
    const visitor = await visitorWithCart();
    const email = freshAddress();
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    const {status, headers, form} = await visitor.post(PATH, {email, operation: crypto.randomUUID()});
    expect([status, form]).toMatchObject([503, {email, problem: 'unavailable'}]);
    expect(headers.get('Retry-After')).not.toBeNull();
  });
});
