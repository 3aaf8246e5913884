import {describe, expect, test} from 'vitest';

import {firstVariant} from '../support/goods';
import {freshAddress, mailedToken} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();
const PATH = '/de/back-in-stock';

describe('links in back-in-stock mails', () => {
  test.each(['confirm', 'cancel'])('%s changes nothing by being opened', async (page) => {
    const {status, data} = await visitor.get(`${PATH}/${page}?token=abc`);
    expect(status).toBe(200);
    expect(data).toMatchObject({page, token: 'abc', seo: {canonical: null}});
  });

  test('confirm the wish by their button, once', async () => {
    const email = freshAddress();
    const {number} = await firstVariant(visitor, '/de/p/haraaz');
    await visitor.post(PATH, {variant: number, handle: 'haraaz', email, idempotencyKey: crypto.randomUUID()});
    const token = await mailedToken(email, '/back-in-stock/confirm');
    const press = () => visitor.post(`${PATH}/confirm`, {token, idempotencyKey: crypto.randomUUID()});
    expect(await press()).toMatchObject({status: 303, location: `${PATH}?state=confirmed`});
    expect(await press()).toMatchObject({status: 303, location: `${PATH}?state=already-confirmed`});
  });

  test.each(['confirm', 'cancel'])('%s without a good token says so', async (page) => {
    for (const fields of [{token: 'abc'}, {token: '<script>'}, {}]) {
      expect((await visitor.post(`${PATH}/${page}`, fields)).location).toBe(`${PATH}?state=unknown`);
    }
  });

  test('that no mail holds are not found', async () => {
    expect((await visitor.get(`${PATH}/other`)).status).toBe(404);
    expect((await visitor.post(`${PATH}/other`, {token: 'abc'})).status).toBe(404);
  });
});
