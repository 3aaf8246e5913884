import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {orderSchema} from '../../../contracts/order';
import {personalDataExportSchema} from '../../../contracts/personal-data';
import {returnSchema} from '../../../contracts/returns';
import {CASE_TEXTS} from '../../../service/pages/texts/case';
import {CASE_LIST_TEXTS} from '../../../service/pages/texts/case-list';
import {MAIL_TEXTS} from '../../../service/pages/texts/mails';
import {countOf, loggedIn, placeOf, withdraw} from './operator';
import {order, variant} from './shopper';
import type {RunningServices} from './start-services';
import {parsed, startServices} from './start-services';

const DAY_MS = 24 * 60 * 60 * 1000;

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({LIMIT_FACTOR: '100'});
}, 60_000);
afterAll(() => services.stop());
afterEach(() => services.send('/control/repair', {method: 'POST'}));

describe('cases', () => {
  it('wait on the list until they are done, and can be opened again', async () => {
    const operator = await loggedIn(services);
    const before = await countOf(operator, 'withdrawal');
    const reference = await withdraw(services, 'open@example.com');
    expect(await countOf(operator, 'withdrawal')).toBe(before + 1);
    expect(placeOf(await operator.post('/cases/mark', {reference, state: 'done'}))).toEqual([
      303,
      '/operator/cases?said=done',
    ]);
    expect(await countOf(operator, 'withdrawal')).toBe(before);
    const path = await operator.lookUp(reference);
    const id = path.split('/').at(-1) ?? '';
    expect((await operator.get(path)).text).toContain(CASE_TEXTS.de.notice.done);
    expect(placeOf(await operator.post('/cases/mark', {reference, state: 'open', case: id}))).toEqual([
      303,
      `/operator${path}?said=open`,
    ]);
    expect(await countOf(operator, 'withdrawal')).toBe(before + 1);
    expect((await operator.post('/cases/mark', {reference: 'W-NONE', state: 'done'})).status).toBe(404);
  });

  it('are found by address, order, return and notice, and show it with label and receipt', async () => {
    const operator = await loggedIn(services);
    const email = 'found@example.com';
    const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email});
    const {number} = parsed(orderSchema, await services.call(`/orders/${token}`));
    await services.moveClock(12 * DAY_MS);
    const back = {number, email, language: 'de', items: [{line: 0, quantity: 1}], reason: 'damaged'};
    const announced = parsed(returnSchema, await services.call('/returns', back));
    const [trackingNumber, labelUrl] = [announced.trackingNumber ?? '', announced.labelUrl ?? ''];
    await services.moveClock(0);
    const reference = await withdraw(services, email, number);
    for (const subject of ['Found@Example.com', `#${number}`, trackingNumber, reference.toLowerCase()]) {
      const path = await operator.lookUp(subject);
      expect([subject, path]).toEqual([subject, expect.stringMatching(/^\/cases\/[0-9a-f]{32}$/)]);
      const {text} = await operator.get(path);
      for (const shown of [email, reference, trackingNumber, labelUrl, CASE_TEXTS.de.returns.reasons.damaged])
        expect([subject, shown, text.includes(shown)]).toEqual([subject, shown, true]);
      expect(text).toMatch(new RegExp(`<dt>${CASE_TEXTS.de.notice.receipt}</dt>\\s*<dd>${MAIL_TEXTS.de.states.sent},`));
    }
  });

  it.each([
    ['its digits', (number: string) => number.replace(/\D/g, '')],
    ['a sentence', (number: string) => `Bestellung ${number} vom 3.11.2026`],
  ])('ask which address is meant where somebody else cancelled an order, named by %s', async (_, spelled) => {
    const operator = await loggedIn(services);
    const token = await order(services, {lines: [{variant: variant('waldgold')}]}, {email: 'buyer@example.com'});
    const {number} = parsed(orderSchema, await services.call(`/orders/${token}`));
    await withdraw(services, 'partner@example.com', spelled(number));
    const {status, text} = await operator.post('/cases', {subject: number});
    expect([status, text.includes(CASE_LIST_TEXTS.de.several)]).toEqual([200, true]);
    for (const email of ['buyer@example.com', 'partner@example.com']) expect(text).toContain(`value="${email}"`);
  });

  it.each(['L99999999', 'W-0000-0000-0000', '00000000000000', 'Ida Farn'])(
    'says that %j is unknown',
    async (subject) => {
      const operator = await loggedIn(services);
      const {status, text} = await operator.post('/cases', {subject});
      expect([status, text.includes(CASE_LIST_TEXTS.de.notFound), text.includes(subject)]).toEqual([404, true, true]);
    },
  );

  it('are unavailable, not unknown, while the platform is away', async () => {
    const operator = await loggedIn(services);
    const fault = {service: 'admin', kind: 'status', status: 503, times: 10};
    await services.send('/control/faults', {method: 'POST', body: JSON.stringify(fault)});
    const {status, headers} = await operator.post('/cases', {subject: 'L10001'});
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  });

  it('belong to the session that opened them', async () => {
    const path = await (await loggedIn(services)).lookUp('mine@example.com');
    expect((await (await loggedIn(services)).get(path)).status).toBe(404);
  });

  it('are emptied after a confirmation, but for what the law keeps', async () => {
    const operator = await loggedIn(services);
    const email = 'leaves@example.com';
    await services.call('/newsletter/subscriptions', {email, language: 'de'});
    const reference = await withdraw(services, email);
    await services.call('/contact-requests', {email, kind: 'customer', name: 'Ida', message: 'Geheim', language: 'de'});
    const messages = await countOf(operator, 'contact-request');
    const path = await operator.lookUp(email);
    expect((await operator.get(path)).text).toContain('Geheim');
    const question = await operator.get(`${path}/erasure`);
    expect(question.text).toContain(CASE_TEXTS.de.erasure.intro);
    expect((await operator.get(path)).text).toContain('Geheim');
    for (const _ of ['first', 'second'])
      expect(placeOf(await operator.post(`${path}/erasure`))).toEqual([303, `/operator${path}`]);
    const {text} = await operator.get(path);
    expect(text).toContain(CASE_TEXTS.de.erasure.doneNote);
    expect(text).toContain(reference);
    expect(text).not.toContain('Geheim');
    const {data} = parsed(personalDataExportSchema.strict(), await operator.get(`${path}/export`));
    expect([data.newsletter, data.mails, data.notices.map((notice) => notice.reference)]).toEqual([
      null,
      [],
      [reference],
    ]);
    expect(await countOf(operator, 'contact-request')).toBe(messages - 1);
  });
});
