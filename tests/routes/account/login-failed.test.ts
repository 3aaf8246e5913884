import {describe, expect, test} from 'vitest';

import {createVisitor} from '../support/visitor';

const visitor = createVisitor();
const PATH = '/de/account/login';

describe('a login that did not end well', () => {
  test.each([
    ['denied', 200],
    ['refused', 200],
    ['expired', 200],
    ['unavailable', 503],
  ])('says why: %s', async (reason, status) => {
    const answer = await visitor.get(`${PATH}?reason=${reason}&return_to=/de/checkout/cart`);
    expect(answer).toMatchObject({
      status,
      data: {reason, again: '/login?return_to=%2Fde%2Fcheckout%2Fcart', seo: {canonical: null}},
    });
    expect(answer.headers.has('Refresh')).toBe(false);
  });

  test('because a session has ended leads on by itself', async () => {
    const {headers} = await visitor.get(`${PATH}?reason=ended&return_to=/de/account/subscription/cancel`);
    expect(headers.get('Refresh')).toBe('0; url=/login?return_to=%2Fde%2Faccount%2Fsubscription%2Fcancel');
  });

  test('treats an unknown reason as expired and links to the shop only', async () => {
    expect((await visitor.get(`${PATH}?reason=__proto__&return_to=//evil.example`)).data).toMatchObject({
      reason: 'expired',
      again: '/login?return_to=%2Fde%2Faccount%2Fsubscription',
    });
  });
});
