import {describe, expect, test} from 'vitest';

import {mailsTo} from '../../support/outbox';
import {control, freshAddress, mailedToken, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const CONFIRM = '/de/newsletter/confirm';
const UNSUBSCRIBE = '/de/newsletter/unsubscribe';
const DAY_MS = 24 * 60 * 60 * 1000;
const visitor = createVisitor();

/** Signs an address up; gives the token in the mail that asks for a confirmation. */
async function signUp(email: string): Promise<string> {
  await createVisitor().post('/de/newsletter', {email, idempotencyKey: crypto.randomUUID()});
  return mailedToken(email, '/newsletter/confirm');
}

/** Signs an address up and confirms it; gives the token to unsubscribe with. */
async function subscribe(email: string): Promise<string> {
  await visitor.post(CONFIRM, {token: await signUp(email)});
  return mailedToken(email, '/newsletter/unsubscribe');
}

describe('the links of the newsletter’s mails', () => {
  test.each([CONFIRM, UNSUBSCRIBE])('%s changes nothing by being opened', async (path) => {
    const {status, data} = await visitor.get(`${path}?token=a.b.c`);
    expect(status).toBe(200);
    expect(data).toMatchObject({step: {state: 'asking', token: 'a.b.c'}, seo: {canonical: null}});
  });

  test.each([
    ['%3Cscript%3E', 'unknown'],
    ['', 'unknown'],
  ])('without a token are broken: ?token=%s', async (token, state) => {
    expect((await visitor.get(`${UNSUBSCRIBE}?token=${token}`)).data).toMatchObject({step: {state}});
  });

  test('confirm a subscription by their button, once, and welcome with a voucher', async () => {
    const email = freshAddress();
    const token = await signUp(email);
    const sent = await visitor.post(CONFIRM, {token});
    expect([sent.status, sent.location]).toEqual([303, `${CONFIRM}?state=done&topic=default&voucher=1`]);
    expect((await visitor.get(sent.location ?? '')).data).toMatchObject({
      step: {state: 'done', topic: 'default', welcomeVoucher: true},
    });
    expect((await visitor.post(CONFIRM, {token})).location).toBe(`${CONFIRM}?state=already&topic=default&voucher=1`);
    expect(await mailsTo(origins.emulator, email)).toHaveLength(2);
  });

  test('end a subscription by their button, once', async () => {
    const token = await subscribe(freshAddress());
    expect((await visitor.post(UNSUBSCRIBE, {token})).location).toMatch(/\?state=done/);
    expect((await visitor.post(UNSUBSCRIBE, {token})).location).toMatch(/\?state=already/);
  });

  test('end a subscription with one click in a mail program', async () => {
    const token = await subscribe(freshAddress());
    const listUnsubscribe = {'List-Unsubscribe': 'One-Click'};
    expect(await visitor.post(`${UNSUBSCRIBE}?token=${token}`, listUnsubscribe)).toMatchObject({status: 200, body: ''});
    expect((await visitor.post(UNSUBSCRIBE, {token})).location).toMatch(/\?state=already/);
    expect((await visitor.post(`${UNSUBSCRIBE}?token=a.b.c`, listUnsubscribe)).status).toBe(404);
  });

  test.each([{token: 'a.b.c'}, {token: '<script>'}, {}])('unknown links show an error: %o', async (fields) => {
    expect(await visitor.post(CONFIRM, fields)).toMatchObject({status: 303, location: `${CONFIRM}?state=unknown`});
  });

  test('count for a while only', async () => {
    const token = await signUp(freshAddress());
    await control.moveClock(4 * DAY_MS);
    const {location} = await visitor.post(CONFIRM, {token});
    await control.moveClock(0);
    expect(location).toBe(`${CONFIRM}?state=expired`);
  });
});
