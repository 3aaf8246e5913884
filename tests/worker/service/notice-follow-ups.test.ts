import {runInDurableObject} from 'cloudflare:test';
import {env, exports} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import type {MockInstance} from 'vitest';
import {noticeReceivedSchema} from '../../../contracts/contract-notices';
import {presentEnv} from '../../../service/env';
import {inGeneration} from '../../../service/objects/generation';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {endOfNotice} from '../../../service/objects/notice-object';
import {WorkListObject} from '../../../service/objects/work-list-object';
import {erasePersonalData, exportPersonalData} from '../../../service/workflows/personal-data';
import {alarmOf, goTo, START} from './alarms';
import {serveLogged} from './hosted-services';
import type {HostedServices} from './hosted-services';

const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);
const DAY_MS = 24 * 60 * 60 * 1000;
const present = inGeneration(presentEnv(env), 0);
const list = () => env.WORK_LIST.getByName('shop');

let services: HostedServices;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  ({services, log} = serveLogged());
});

const NOTICES = {
  withdrawal: {path: '/withdrawals', fields: {contract: 'L25201'}},
  cancellation: {path: '/cancellations', fields: {contract: 'L25201', kind: 'ordinary'}},
  'contact-request': {path: '/contact-requests', fields: {orderNumber: 'L25201', kind: 'customer', message: 'Hallo'}},
} as const;
type Kind = keyof typeof NOTICES;

const emailOf = (name: string) => `follows-${name}@example.com`;

/** Sends a form. Returns the status of the answer, and the object of the notice. */
async function send(kind: Kind, email: string) {
  const {path, fields} = NOTICES[kind];
  const answer = await exports.default.fetch(`${SERVICE_ORIGIN}/v1${path}`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${SERVICE_API_TOKEN}`},
    body: JSON.stringify({name: 'Ida', language: 'de', email, ...fields}),
  });
  const {reference = ''} = noticeReceivedSchema.safeParse(await answer.json()).data ?? {};
  return {status: answer.status, reference, notice: env.NOTICES.getByName(reference)};
}

const mailsTo = (email: string) => services.mails.flatMap(({to, kind}) => (to === email ? [kind] : []));
const reset = () => Object.assign(new Error('The object was reset'), {durableObjectReset: true});
const listAdd = () => vi.spyOn(WorkListObject.prototype, 'add');
const queueAdd = () => vi.spyOn(MailQueueObject.prototype, 'add');

/** Returns what an object stores. */
const storedIn = (notice: DurableObjectStub) =>
  runInDurableObject(notice, (_, {storage}) => new Map(storage.kv.list()));

it.each([
  ['withdrawal', 'list', listAdd],
  ['withdrawal', 'mail queue', queueAdd],
  ['cancellation', 'list', listAdd],
  ['cancellation', 'mail queue', queueAdd],
  ['contact-request', 'list', listAdd],
  ['contact-request', 'mail queue', queueAdd],
] as const)(
  'a %s that meets a %s which fails twice is taken in, and listed and receipted once',
  async (kind, what, add) => {
    const email = emailOf(`${kind}-${what.replace(' ', '-')}`);
    const calls = add().mockRejectedValueOnce(reset()).mockRejectedValueOnce(reset());
    const {status, reference, notice} = await send(kind, email);
    expect(status).toBe(201);
    await goTo(alarmOf(notice), START + DAY_MS);
    expect(calls.mock.calls.length).toBeGreaterThan(2);
    expect((await list().open()).filter((item) => item.reference === reference)).toEqual([
      {kind, reference, order: '25201', receivedAt: START},
    ]);
    await vi.waitFor(() => expect(mailsTo(email)).toEqual([kind]), {timeout: 20_000});
    expect([...(await storedIn(notice)).keys()]).toEqual(['notice']);
  },
);

it('a withdrawal that is neither listed nor receipted for three days is a fault with its reference, and is kept', async () => {
  for (const add of [listAdd(), queueAdd()]) add.mockRejectedValue(reset());
  const {reference, notice} = await send('withdrawal', emailOf('given-up'));
  expect([...(await storedIn(notice)).keys()]).toEqual(['notice', 'owed']);
  await goTo(alarmOf(notice), START + 4 * DAY_MS);
  expect(log).toHaveBeenCalledWith(
    `{"event":"fault","fault":"work-given-up","what":"notice","reference":"${reference}"}`,
  );
  expect([...(await storedIn(notice)).keys()]).toEqual(['notice']);
  expect(await alarmOf(notice).alarm()).toBe(endOfNotice({kind: 'withdrawal', receivedAt: START}));
});

it('a notice whose alarm cannot be set is not taken in', async () => {
  const notice = env.NOTICES.getByName('W-NOALARM');
  await runInDurableObject(notice, async (_, {storage}) => {
    vi.spyOn(storage, 'getAlarm').mockRejectedValueOnce(new Error('The object is broken'));
  });
  const content = {name: 'Ida', contract: 'L1', email: emailOf('no-alarm'), language: 'de', receipt: false} as const;
  const received = notice.receive({kind: 'withdrawal', content, receivedAt: START});
  expect(await received.then(() => null, String)).toContain('broken');
  expect(await notice.read()).toBeNull();
});

it('a message whose receipt waits is exported with it, and erased with all that is yet to follow', async () => {
  const email = emailOf('erased');
  for (const add of [listAdd(), queueAdd()]) add.mockRejectedValueOnce(reset());
  const {reference, notice} = await send('contact-request', email);
  const {data} = await exportPersonalData(present, email, START);
  const dueAt = new Date(START).toISOString();
  expect(data.mails).toMatchObject([{kind: 'contact-request', state: 'waiting', dueAt}]);
  expect(data.mails[0]?.text).toContain(reference);
  expect((await erasePersonalData(present, email, START)).erased).toMatchObject({notices: 1, mails: 1});
  expect(await storedIn(notice)).toEqual(new Map());
  await goTo(alarmOf(notice), START + DAY_MS);
  expect(await list().find(reference)).toBeNull();
  expect(mailsTo(email)).toEqual([]);
});

it('the receipt of a withdrawal that waits goes out although its address is erased', async () => {
  const email = emailOf('kept');
  queueAdd().mockRejectedValueOnce(reset());
  const {notice} = await send('withdrawal', email);
  const {erased, kept} = await erasePersonalData(present, email, START);
  expect(erased).toMatchObject({notices: 0, mails: 0});
  expect(kept.map(({what}) => what)).toEqual(['withdrawal', 'receipt', 'orders']);
  await goTo(alarmOf(notice), START + DAY_MS);
  await vi.waitFor(() => expect(mailsTo(email)).toEqual(['withdrawal']), {timeout: 20_000});
});

it('a message that is on its way to the list while it is erased is not on the list afterwards', async () => {
  const email = emailOf('on-its-way');
  let isHeld = true;
  const add = listAdd().mockImplementationOnce(async function (this: WorkListObject, ...item) {
    while (isHeld) await scheduler.wait(5);
    await this.add(...item);
  });
  const sending = send('contact-request', email);
  await vi.waitFor(() => expect(add).toHaveBeenCalled(), {timeout: 20_000});
  const erasure = erasePersonalData(present, email, START);
  // Long enough for an erasure that waits for nothing.
  await Promise.race([erasure, scheduler.wait(500)]);
  isHeld = false;
  const [{reference}] = await Promise.all([sending, erasure]);
  expect(await list().find(reference)).toBeNull();
});
