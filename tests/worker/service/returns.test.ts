import {createExecutionContext, runInDurableObject} from 'cloudflare:test';
import {env} from 'cloudflare:workers';
import {beforeEach, expect, it, vi} from 'vitest';
import {orderTrackingSchema} from '../../../contracts/order-tracking';
import {returnSchema} from '../../../contracts/returns';
import {lineWith} from '../../../service/domain/order.fixture';
import {presentEnv} from '../../../service/env';
import worker from '../../../service/index';
import {inGeneration} from '../../../service/objects/generation';
import {workListOf} from '../../../service/objects/work-list';
import {MailQueueObject} from '../../../service/objects/mail-queue-object';
import {ReturnDeskObject} from '../../../service/objects/return-desk-object';
import {WorkListObject} from '../../../service/objects/work-list-object';
import {mailKind} from '../../../service/pages/mails-page';
import {CASE_TEXTS} from '../../../service/pages/texts/case';
import {erasePersonalData, exportPersonalData} from '../../../service/workflows/personal-data';
import {alarmOf, goTo, START} from './alarms';
import {ORDER} from './delivered-order';
import {serve} from './hosted-services';
import type {HostedServices} from './hosted-services';
import {loggedIn} from './operator';

const {SERVICE_API_TOKEN, SERVICE_ORIGIN} = presentEnv(env);

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type Labels = 'specimen' | 'by-hand';

let services: HostedServices;
beforeEach(() => {
  services = serve();
  const answers = vi.mocked(fetch).getMockImplementation() ?? fetch;
  vi.mocked(fetch).mockImplementation((input, init) => {
    const name = typeof init?.body === 'string' ? /name:\\"(RL\d+)\\"/.exec(init.body)?.[1] : undefined;
    return name === undefined
      ? answers(input, init)
      : Promise.resolve(Response.json({data: {orders: {nodes: [orderOf(name)]}}}));
  });
});

const emailOf = (number: string) => `${number.toLowerCase()}@example.com`;

/** An order that the platform knows: a bag that has just been delivered. */
function orderOf(number: string): object {
  const money = (amount: string) => ({shopMoney: {amount}});
  const at = new Date(START).toISOString();
  const line = {
    title: 'Waldgold',
    variantTitle: null,
    quantity: 1,
    currentQuantity: 1,
    unfulfilledQuantity: 0,
    requiresShipping: true,
    customAttributes: [],
    product: null,
    variant: null,
    sellingPlan: null,
    originalTotalSet: money('12.90'),
    discountedTotalSet: money('12.90'),
    discountAllocations: [],
  };
  const parcel = {createdAt: at, deliveredAt: at, estimatedDeliveryAt: null, requiresShipping: true};
  return {
    id: 'gid://shopify/Order/25500',
    name: number,
    createdAt: at,
    cancelledAt: null,
    email: emailOf(number),
    customerLocale: 'de',
    displayFinancialStatus: 'PAID',
    requiresShipping: true,
    totalShippingPriceSet: money('4.90'),
    totalPriceSet: money('17.80'),
    shippingAddress: {city: 'Hamburg', countryCodeV2: 'DE'},
    roastedAt: null,
    donations: null,
    discountApplications: {nodes: []},
    transactions: [],
    fulfillments: [{...parcel, status: 'SUCCESS', trackingInfo: []}],
    lineItems: {pageInfo: {hasNextPage: false, endCursor: null}, nodes: [line]},
  };
}

/** Asks a service worker whose labels are made in this way. */
const ask = (labels: Labels, request: Request) =>
  worker.fetch(request, Object.assign({...env}, {RETURN_LABELS: labels}), createExecutionContext());

/** Calls the service API. */
async function post(labels: Labels, path: string, body: object, key?: string): Promise<Response> {
  const headers = {Authorization: `Bearer ${SERVICE_API_TOKEN}`, ...(key !== undefined && {'Idempotency-Key': key})};
  const request = new Request(`${SERVICE_ORIGIN}/v1${path}`, {method: 'POST', headers, body: JSON.stringify(body)});
  return ask(labels, request);
}

async function call(labels: Labels, path: string, body: object): Promise<unknown> {
  return (await post(labels, path, body)).json();
}

/** Returns the kinds of the operator's open items for an order. */
async function openKinds(number: string): Promise<readonly string[]> {
  const open = await workListOf(inGeneration(presentEnv(env), 0)).open();
  return open.filter(({order}) => order === number).map(({kind}) => kind);
}

/** Sends the bag of an order back. Returns the answer, the mail, and the operator's open work. */
async function sendBack(labels: Labels, number: string) {
  const lookup = {number, email: emailOf(number)};
  const body = {...lookup, language: 'de', items: [{line: 0, quantity: 1}]};
  const announced = returnSchema.strict().parse(await call(labels, '/returns', body));
  const {returns} = orderTrackingSchema.parse(await call(labels, '/order-tracking', lookup));
  expect(returns).toEqual([{...announced, items: body.items}]);
  await vi.waitFor(() => expect(services.mails).toHaveLength(1), {timeout: 20_000});
  const open = await workListOf(inGeneration(presentEnv(env), 0)).open();
  return {announced, mail: services.mails[0], work: open.filter(({order}) => order === number)};
}

it('a specimen of a label is in answer and mail, and is no work of the operator', async () => {
  const {announced, mail, work} = await sendBack('specimen', 'RL25501');
  expect(announced.carrier).toBe('DHL');
  expect(announced.trackingNumber).toMatch(/^\d{14}$/);
  expect(mail?.kind).toBe('return-label');
  expect(mail?.text).toContain(announced.labelUrl);
  expect(work.map(({kind}) => kind)).toEqual(['return']);
});

it('a label that is sent by hand is in neither: the mail says by when it comes, and the operator’s list asks for it', async () => {
  const {announced, mail, work} = await sendBack('by-hand', 'RL25502');
  expect(announced).toMatchObject({labelUrl: null, carrier: null, trackingNumber: null, sendBy: '2090-12-05'});
  expect([mail?.kind, mail?.to]).toEqual(['return', emailOf('RL25502')]);
  // A Tuesday, and two working days later.
  for (const said of ['1 × Waldgold', '23. November 2090', '5. Dezember 2090']) expect(mail?.text).toContain(said);
  expect(mail?.text).not.toMatch(/DHL|\/labels\//);
  expect(work.map(({kind}) => kind).toSorted()).toEqual(['return', 'return-label']);

  const present = inGeneration({...presentEnv(env), RETURN_LABELS: 'by-hand' as const}, 0);
  const {data} = await exportPersonalData(present, emailOf('RL25502'), START);
  expect(data.returns).toMatchObject([{trackingNumber: null, labelUrl: null}]);
});

it('the operator finds the return by the reference of its label, and marks the label alone as done', async () => {
  const {work} = await sendBack('by-hand', 'RL25503');
  const reference = work.find(({kind}) => kind === 'return-label')?.reference ?? '';
  const operator = await loggedIn((request) => ask('by-hand', request));
  const found = await operator.post('/cases', {subject: reference});
  const path = found.headers.get('Location')?.replace('/operator', '') ?? '';
  const page = async () => (await operator.get(path)).text();
  const duty = CASE_TEXTS.de.returns.sendLabel('23. November 2090');
  expect(await page()).toContain(duty);
  expect(await page()).toContain(mailKind('return', 'de'));
  const fields = {reference, state: 'done', case: path.split('/').at(-1) ?? ''};
  expect((await operator.post('/cases/mark', fields)).status).toBe(303);
  expect(await page()).not.toContain(duty);
  const list = workListOf(inGeneration(presentEnv(env), 0));
  expect((await list.ofOrder('RL25503')).map(({kind}) => kind).toSorted()).toEqual(['return', 'return-label']);
  expect(await openKinds('RL25503')).toEqual(['return']);
});

const bagOf = (number: string) => ({
  number,
  email: emailOf(number),
  language: 'de',
  items: [{line: 0, quantity: 1}],
});

/** Returns the kinds of the mails to the customer of an order. */
const mailsOf = (number: string) => services.mails.flatMap(({to, kind}) => (to === emailOf(number) ? [kind] : []));

const broken = () => new Error('The object is broken');
const reset = () => Object.assign(new Error('The object was reset'), {durableObjectReset: true});
const listAdd = () => vi.spyOn(WorkListObject.prototype, 'add');
const queueAdd = () => vi.spyOn(MailQueueObject.prototype, 'add');
const deskOf = (number: string) => env.RETURN_DESKS.getByName(number);
/** Returns what is yet to follow the returns of an order, as it is stored. */
const owedOf = (number: string) =>
  runInDurableObject(deskOf(number), async (_, {storage}) => JSON.stringify(storage.kv.get('owed') ?? []));

it.each([
  ['a list that is reset', 'RL25504', listAdd, reset],
  ['a list that is broken', 'RL25506', listAdd, broken],
  ['a mail queue that is reset', 'RL25507', queueAdd, reset],
  ['a mail queue that is broken', 'RL25511', queueAdd, broken],
])('a return that meets %s is announced, and listed and mailed once', async (_, number, breakOff, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls = breakOff().mockRejectedValueOnce(error());
  expect((await post('by-hand', '/returns', bagOf(number), `${number}-first`)).status).toBe(201);
  expect(calls).toHaveBeenCalled();
  await goTo(alarmOf(deskOf(number)), START + DAY_MS);
  expect((await openKinds(number)).toSorted()).toEqual(['return', 'return-label']);
  await vi.waitFor(() => expect(mailsOf(number)).toEqual(['return']), {timeout: 20_000});
});

it('a form that is sent again with another key gets the return that it announced, which is listed and mailed once', async () => {
  const number = 'RL25517';
  const send = async (key: string, body: object) => {
    const answer = await post('by-hand', '/returns', {...bagOf(number), ...body}, key);
    return [answer.status, await answer.json()];
  };
  const first = await send(`${number}-first`, {reason: 'damaged'});
  expect(first[0]).toBe(201);
  vi.setSystemTime(START + DAY_MS);
  expect(await send(`${number}-second`, {reason: 'other'})).toEqual(first);
  const more = {items: [{line: 0, quantity: 2}]};
  expect(await send(`${number}-third`, more)).toEqual([409, {error: {code: 'nothing_to_return'}}]);
  expect((await openKinds(number)).toSorted()).toEqual(['return', 'return-label']);
  await vi.waitFor(() => expect(mailsOf(number)).toEqual(['return']), {timeout: 20_000});
});

it('the same number of pieces again is a return of its own as long as so many are left, then the last one', async () => {
  const number = 'RL25518';
  const order = {...ORDER, number, lines: [lineWith({quantity: 3, keptQuantity: 3})]};
  const announce = (id: string, quantity: number, at = START) =>
    deskOf(number).announceReturn(order, {items: [{line: 0, quantity}]}, id, at);
  for (const id of ['first', 'second', 'third']) expect(await announce(id, 1)).toMatchObject({id});
  expect(await announce('fourth', 1)).toMatchObject({id: 'third'});
  expect(await announce('more', 2)).toBe('nothing_to_return');
  expect(await deskOf(number).returns()).toHaveLength(3);
});

it('a form that is sent again after the period gets the return that it announced, unless so many pieces are left', async () => {
  const number = 'RL25520';
  const order = {...ORDER, number, lines: [lineWith({quantity: 3, keptQuantity: 3})]};
  const announce = (id: string, quantity: number, at: number) =>
    deskOf(number).announceReturn(order, {items: [{line: 0, quantity}]}, id, at);
  const late = START + 60 * DAY_MS;
  expect(await announce('first', 2, START)).toMatchObject({id: 'first'});
  expect(await announce('again', 2, late)).toMatchObject({id: 'first', createdAt: START});
  expect(await announce('left', 1, late)).toBe('too_late');
  expect(await announce('other', 3, late)).toBe('too_late');
  expect(await announce('first', 2, late)).toMatchObject({id: 'first'});
  expect(await deskOf(number).returns()).toHaveLength(1);
});

it('pieces that are announced already are refused like any others of an order that is not delivered', async () => {
  const number = 'RL25521';
  const announce = (id: string, cancelledAt: number | null) =>
    deskOf(number).announceReturn({...ORDER, number, cancelledAt}, {items: [{line: 0, quantity: 1}]}, id, START);
  expect(await announce('first', null)).toMatchObject({id: 'first'});
  expect(await announce('cancelled', START)).toBe('not_delivered');
});

it('a return is mailed while the list fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  listAdd().mockRejectedValue(reset());
  expect((await post('by-hand', '/returns', bagOf('RL25512'))).status).toBe(201);
  await vi.waitFor(() => expect(mailsOf('RL25512')).toEqual(['return']), {timeout: 20_000});
  expect(await openKinds('RL25512')).toEqual([]);
  expect(await owedOf('RL25512')).toMatch(/"work":\[\{.*"mail":null/);
});

it('a return is listed while the mail queue fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  queueAdd().mockRejectedValue(reset());
  expect((await post('by-hand', '/returns', bagOf('RL25513'))).status).toBe(201);
  expect((await openKinds('RL25513')).toSorted()).toEqual(['return', 'return-label']);
  expect(await owedOf('RL25513')).toMatch(/"work":\[\],"mail":\{/);
});

it('nothing is announced where the alarm cannot be set', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runInDurableObject(deskOf('RL25514'), async (_, {storage}) => {
    vi.spyOn(storage, 'getAlarm').mockRejectedValueOnce(broken());
  });
  const send = (key: string) => post('by-hand', '/returns', bagOf('RL25514'), key);
  expect((await send('RL25514-first')).status).toBe(500);
  expect((await send('RL25514-second')).status).toBe(201);
  expect((await openKinds('RL25514')).toSorted()).toEqual(['return', 'return-label']);
});

it('a return whose request broke off before it was announced is on no list', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(ReturnDeskObject.prototype, 'announceReturn').mockRejectedValueOnce(new Error('The object was reset'));
  const send = (key: string) => post('by-hand', '/returns', bagOf('RL25505'), key);
  expect((await send('RL25505-first')).status).toBe(500);
  expect(await openKinds('RL25505')).toEqual([]);
  expect((await send('RL25505-second')).status).toBe(201);
  expect((await openKinds('RL25505')).toSorted()).toEqual(['return', 'return-label']);
});

it('a return that is neither listed nor mailed for three days is a fault with the number of its order, and nothing of it waits', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const add of [listAdd(), queueAdd()]) add.mockRejectedValue(reset());
  expect((await post('by-hand', '/returns', bagOf('RL25508'))).status).toBe(201);
  expect(await owedOf('RL25508')).toContain(emailOf('RL25508'));
  await goTo(alarmOf(deskOf('RL25508')), START + 4 * DAY_MS);
  expect(log).toHaveBeenCalledWith('{"event":"fault","fault":"work-given-up","what":"return","reference":"RL25508"}');
  expect(await owedOf('RL25508')).toBe('[]');
});

/** Announces two returns of an order while the list fails: the second one during an attempt for the first, so many hours later. */
async function announceDuring(number: string, hours: number) {
  const order = {...ORDER, number, lines: [lineWith({quantity: 2, keptQuantity: 2})]};
  const announce = (id: string) => {
    const work = {kind: 'return', reference: `${number}-${id}`, order: number, receivedAt: START} as const;
    const items = [{line: 0, quantity: 1}];
    return deskOf(number).announceReturn(order, {items}, id, START, {work: [work], mail: null});
  };
  let isAnnounced = false;
  const add = listAdd().mockImplementation(async () => {
    if (!isAnnounced && Date.now() > START + hours * HOUR_MS) {
      isAnnounced = true;
      // Its answer waits for the end of the attempt.
      void announce('second');
      while ((await deskOf(number).returns()).length < 2) await scheduler.wait(1);
    }
    throw reset();
  });
  await announce('first');
  await goTo(alarmOf(deskOf(number)), START + (hours + 1) * HOUR_MS);
  expect(isAnnounced).toBe(true);
  return add;
}

it('a return that is announced while another one is given up is listed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const number = 'RL25515';
  const add = await announceDuring(number, 71);
  add.mockRestore();
  await goTo(alarmOf(deskOf(number)), START + 5 * DAY_MS);
  const listed = await workListOf(inGeneration(presentEnv(env), 0)).ofOrder(number);
  expect(listed.map(({reference}) => reference)).toEqual([`${number}-second`]);
});

it('a return that is announced during an attempt for another one has three days of its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const number = 'RL25516';
  await announceDuring(number, 48);
  await goTo(alarmOf(deskOf(number)), START + 4 * DAY_MS);
  expect(await owedOf(number)).toContain(`${number}-second`);
  await goTo(alarmOf(deskOf(number)), START + 6 * DAY_MS);
  expect(await owedOf(number)).toBe('[]');
});

it('a mail that waits is in the export, and is gone once its customer’s data are erased', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [number, email] = ['RL25509', emailOf('RL25509')];
  queueAdd().mockRejectedValueOnce(reset());
  expect((await post('by-hand', '/returns', bagOf(number))).status).toBe(201);
  const present = inGeneration(presentEnv(env), 0);
  const {data} = await exportPersonalData(present, email, START);
  expect(data.mails).toMatchObject([{kind: 'return', state: 'waiting', dueAt: new Date(START).toISOString()}]);
  expect(data.mails[0]?.text).toContain('1 × Waldgold');
  expect((await erasePersonalData(present, email, START)).erased.mails).toBe(1);
  expect(await owedOf(number)).toBe('[]');
  await goTo(alarmOf(deskOf(number)), START + DAY_MS);
  expect((await openKinds(number)).toSorted()).toEqual(['return', 'return-label']);
  expect(mailsOf(number)).toEqual([]);
});

it('a mail that the queue took without an answer is exported once, and counted once as erased', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [number, email] = ['RL25519', emailOf('RL25519')];
  queueAdd().mockImplementationOnce(async function (this: MailQueueObject, ...mails) {
    await this.add(...mails);
    throw reset();
  });
  expect((await post('by-hand', '/returns', bagOf(number))).status).toBe(201);
  expect(await owedOf(number)).toContain(email);
  const present = inGeneration(presentEnv(env), 0);
  const {data} = await exportPersonalData(present, email, START);
  expect(data.mails.map(({kind}) => kind)).toEqual(['return']);
  expect(data.mails[0]).not.toHaveProperty('key');
  expect((await erasePersonalData(present, email, START)).erased.mails).toBe(1);
});

it('pieces that were removed before the dispatch are announced neither at once nor one after the other', async () => {
  const [line] = ORDER.lines;
  const order = {
    ...ORDER,
    number: 'RL25510',
    lines: line === undefined ? [] : [{...line, quantity: 3, keptQuantity: 2}],
  };
  const desk = env.RETURN_DESKS.getByName('RL25510');
  const announce = (id: string, quantity: number) =>
    desk.announceReturn(order, {items: [{line: 0, quantity}]}, id, START);
  expect(await announce('a', 3)).toBe('too_many');
  expect(await announce('b', 1)).toMatchObject({id: 'b'});
  expect(await announce('c', 1)).toMatchObject({id: 'c'});
  expect(await announce('d', 2)).toBe('nothing_to_return');
});
