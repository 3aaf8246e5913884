import {runInDurableObject} from 'cloudflare:test';
import {env, exports} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {mailReference} from '../../../service/adapters/mail-provider';
import {mailQueueName} from '../../../service/objects/mail-queue';
import {presentEnv} from '../../../service/env';
import {START} from './alarms';
import {serve, serveLogged} from './hosted-services';

const ADDRESS = 'Ida.Bounce@example.com';
const queue = () => env.MAIL_QUEUE.getByName(mailQueueName(ADDRESS));
const TEXTS = {subject: 'S', text: 'T', html: 'H', language: 'de', to: ADDRESS} as const;

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  ({log} = serveLogged());
});

/** Sends a mail of a kind, and returns how the provider knows it. */
async function sent(kind: string, name: string): Promise<string> {
  const key = `${kind} ${name}`;
  await queue().add(key, [{dueAt: START, mail: {...TEXTS, key, kind}}], START);
  return mailReference(key);
}

const bounce = (key: string, fields: object = {}) => ({
  RecordType: 'Bounce',
  Type: 'HardBounce',
  Inactive: true,
  Email: ADDRESS,
  Tag: 'withdrawal',
  Metadata: {key},
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Anything: {new: true},
  ...fields,
});

async function tell(body: unknown, password = presentEnv(env).MAIL_WEBHOOK_SECRET): Promise<number> {
  const headers = {Authorization: `Basic ${btoa(`postmark:${password}`)}`, 'Content-Type': 'application/json'};
  const init = {method: 'POST', headers, body: JSON.stringify(body)};
  return (await exports.default.fetch('https://service.test/webhooks/mail', init)).status;
}

const faults = () => log.mock.calls.map(([line]: readonly unknown[]) => line);
const states = async () => (await queue().personalData(ADDRESS)).map(({kind, state}) => [kind, state]);

it('a receipt that came back is one fault, and is listed with its number and address', async () => {
  const reference = await sent('withdrawal', 'W-1');
  for (let times = 0; times < 2; times += 1) expect(await tell(bounce(reference))).toBe(200);
  expect(faults()).toEqual([
    '{"event":"fault","fault":"mail-given-up","kind":"withdrawal","code":"bounced: HardBounce"}',
  ]);
  expect(await queue().deadLetters()).toMatchObject([
    {to: ADDRESS.toLowerCase(), kind: 'withdrawal', bounced: 'W-1', reason: 'HardBounce'},
  ]);
  expect(await states()).toEqual([['withdrawal', 'bounced']]);
  expect(await queue().discard('withdrawal W-1')).toBe(true);
  expect(await queue().deadLetters()).toEqual([]);
});

it('a mail that need not arrive is noted alone', async () => {
  await tell(bounce(await sent('back-in-stock', '1'), {Type: 'SoftBounce', Inactive: false}));
  expect(faults()).toEqual([]);
  expect(await queue().deadLetters()).toEqual([]);
  expect(await states()).toEqual([['back-in-stock', 'bounced']]);
});

it('a receipt that came back is listed beside any number of later mails that need not arrive, or that the operator’s address refuses', async () => {
  await tell(bounce(await sent('withdrawal', 'W-4')));
  const refusal = {ErrorCode: 406, Message: 'Inactive recipient'};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, {status: 422}));
  await sent('new-cases', '3001');
  expect(await states()).toContainEqual(['new-cases', 'bounced']);
  await runInDurableObject(queue(), (_, {storage: {sql}}) => {
    sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501)
        INSERT INTO mails (key, topic, recipient, state, due_at, next_at)
        SELECT 'back-in-stock ' || i, '', 'jan@example.com', 'bounced', ?, 0 FROM n`,
      START + 1,
    );
  });
  expect((await queue().deadLetters()).map(({key}) => key)).toEqual(['withdrawal W-4']);
});

it('the operator’s mail that comes back is a fault, once until one arrives', async () => {
  const [first, second, third, fourth] = [
    await sent('new-cases', '1001'),
    await sent('new-cases', '1002'),
    await sent('new-cases', '1003'),
    await sent('new-cases', '1004'),
  ];
  const soft = {Type: 'SoftBounce', Inactive: false, Tag: 'new-cases'};
  for (const reference of [first, second, first]) await tell(bounce(reference, soft));
  const fault = '{"event":"fault","fault":"mail-given-up","kind":"new-cases","code":"bounced: SoftBounce"}';
  expect(faults()).toEqual([fault]);
  await tell(bounce(fourth, soft));
  expect(faults(), `${third} arrived`).toEqual([fault, fault]);
});

it('the operator’s mail that the provider refuses after a bounce is no second fault', async () => {
  await tell(bounce(await sent('new-cases', '2001'), {Tag: 'new-cases'}));
  const refusal = {ErrorCode: 406, Message: 'Inactive recipient'};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, {status: 422}));
  await sent('new-cases', '2002');
  await sent('new-cases', '2003');
  expect(faults()).toEqual([
    '{"event":"fault","fault":"mail-given-up","kind":"new-cases","code":"bounced: HardBounce"}',
  ]);
});

it('a receipt that is not known any more is a fault all the same', async () => {
  await tell(bounce('0'.repeat(32)));
  expect(faults()).toHaveLength(1);
});

it.each([
  ['a delay', {Type: 'Transient'}],
  ['the answer of somebody on holiday', {Type: 'AutoResponder'}],
  ['a request for no more mails', {Type: 'Unsubscribe', Inactive: false}],
  ['a complaint about what arrived', {RecordType: 'SpamComplaint', Type: 'SpamComplaint'}],
  ['a delivery', {RecordType: 'Delivery'}],
])('%s is no bounce', async (_, fields) => {
  expect(await tell(bounce(await sent('withdrawal', 'W-2'), fields))).toBe(200);
  expect(faults()).toEqual([]);
  expect(await states()).toEqual([['withdrawal', 'sent']]);
});

it('a mail that came back before its answer was here is not sent again, and keeps the reason', async () => {
  let isRefused = false;
  // The queue's own object waits: a promise that the test resolved would belong to two objects, which the runtime refuses now and then.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    while (!isRefused) await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response(null, {status: 503});
  });
  const reference = await sent('withdrawal', 'W-3');
  await tell(bounce(reference));
  isRefused = true;
  await queue().runDue(START);
  const {mails} = serve();
  await queue().runDue(START + 60 * 60 * 1000);
  expect(mails).toEqual([]);
  expect(await queue().deadLetters()).toMatchObject([{bounced: 'W-3', reason: 'HardBounce'}]);
});

it.each([
  ['another password', bounce(''), 'wrong', 401],
  ['a bounce without an address', bounce('', {Email: undefined}), undefined, 422],
  ['what is no message', [], undefined, 422],
])('%s is refused', async (_, body, password, status) => {
  expect(await tell(body, password)).toBe(status);
});

it.each([
  ['bounced', bounce('', {Tag: 'newsletter-welcome'})],
  ['complained', bounce('', {RecordType: 'SpamComplaint', Type: 'SpamComplaint', Tag: 'espresso-course'})],
  ['unsubscribed', bounce('', {Type: 'Unsubscribe', Inactive: false, Tag: 'espresso-course'})],
])('an address that %s gets no newsletter any more', async (event, message) => {
  const subscriber = env.NEWSLETTER.getByName(ADDRESS.toLowerCase());
  await subscriber.request({email: ADDRESS, language: 'de', variant: 'default'}, 'nonce', START);
  await subscriber.confirm('nonce', START);
  for (let times = 0; times < 2; times += 1) expect(await tell(message)).toBe(200);
  const data = await subscriber.personalData();
  expect(data?.enrolments).toEqual([]);
  expect(data?.log.map((entry) => entry.event)).toEqual(['requested', 'confirmed', event]);
  expect(faults()).toEqual([]);
});
