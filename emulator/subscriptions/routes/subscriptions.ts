import {Hono} from 'hono';
import * as z from 'zod';
import type {WireSubscription} from '../../../contracts/subscriptions';
import type {Account, Subscription} from '../account';
import type {SubscriptionChange, SubscriptionCommand} from '../subscription-commands';
import {wireSubscription} from '../wire/wire-items';
import type {ApiApp, ApiContext} from './api-app';
import {bodyOf, carryOutFor, commits, idOf, notFound, ownerOf, refuse, viewAccount, wireWorld} from './api-app';
import {showCharge} from './charges';
import {amount, day, intervalFields, intervalOf, properties, quantity, thingId, variantId} from './item-bodies';
import {withItem} from './include';
import {answerList, isOneOf} from './list';
import type {Filters} from './list';

/** Recurring items. Mounted at `/subscriptions`. */
export const subscriptions = new Hono<ApiApp>();

const filters: Filters<WireSubscription> = {
  status: ({status}, value) => isOneOf(status, value),
  address_id: (row, value) => String(row.address_id) === value,
  address_ids: (row, value) => isOneOf(row.address_id, value),
  external_variant_id: (row, value) => row.external_variant_id.ecommerce === value,
};

const changeFields = {
  ...intervalFields,
  external_variant_id: variantId.optional(),
  quantity: quantity.optional(),
  properties: properties.optional(),
  next_charge_scheduled_at: day.optional(),
};
const changeSchema = z.object(changeFields);
const createSchema = z.object({
  ...changeFields,
  address_id: thingId,
  external_variant_id: variantId,
  quantity,
  price: amount.optional(),
  expire_after_specific_number_of_charges: z.int().min(1).max(100).optional(),
});
const cancelSchema = z.object({
  cancellation_reason: z.string().min(1).max(255),
  cancellation_reason_comments: z.string().max(1024).nullish(),
  send_email: z.boolean().optional(),
});

subscriptions.get('/', (c) =>
  answerList(c, 'subscriptions', filters, (account) =>
    account.subscriptions.map((item) => ({
      ...wireSubscription(item, account, wireWorld(c).goods),
      ...withItem(c, account, item),
    })),
  ),
);

subscriptions.post('/', async (c) => {
  const read = await bodyOf(c, createSchema);
  if (read instanceof Response) return read;
  const {address_id: addressId, external_variant_id: variantNumber, quantity: pieces, ...fields} = read.body;
  const interval = intervalOf(fields, null);
  if (interval === null || interval === undefined) return wrongInterval(c);
  const change = changeOf(fields, null) ?? {};
  const isOwn = c.get('session') === null;
  if (!isOwn && (read.body.price ?? read.body.expire_after_specific_number_of_charges) !== undefined) {
    return refuse(c, {status: 422, errors: {price: ['Only the store may say what it costs and when it ends.']}});
  }
  const terms = {
    unitCents: read.body.price,
    expiresAfter: read.body.expire_after_specific_number_of_charges,
  };
  const kind = 'create-subscription';
  const goods = {addressId, variantNumber, quantity: pieces, interval};
  const command = {...change, ...terms, ...goods, kind, commit: commits(c)} as const;
  return carryOutFor(c, addressId, command, (account, [id = 0]) => show(c, account, id), 201);
});

subscriptions.get('/:id', async (c) => {
  const known = await ownerOf(c, idOf(c));
  const body = known === null ? null : show(c, await viewAccount(c, known), idOf(c));
  return body === null ? notFound(c) : c.json(body);
});

subscriptions.put('/:id', async (c) => {
  const read = await bodyOf(c, changeSchema);
  if (read instanceof Response) return read;
  const change = changeOf(read.body, await itemOf(c, idOf(c)));
  if (change === null) return wrongInterval(c);
  return answerCommand(c, {
    kind: 'update-subscriptions',
    changes: [{...change, id: idOf(c)}],
    addressId: null,
    commit: commits(c),
  });
});

subscriptions.post('/:id/set_next_charge_date', async (c) => {
  const read = await bodyOf(c, z.object({date: day}));
  if (read instanceof Response) return read;
  const changes = [{id: idOf(c), nextDay: read.body.date}];
  return answerCommand(c, {kind: 'update-subscriptions', changes, addressId: null, commit: commits(c)});
});

subscriptions.post('/:id/change_address', async (c) => {
  const read = await bodyOf(c, z.object({address_id: thingId}));
  if (read instanceof Response) return read;
  return answerCommand(c, {kind: 'change-address', id: idOf(c), addressId: read.body.address_id, commit: commits(c)});
});

subscriptions.post('/:id/cancel', async (c) => {
  const read = await bodyOf(c, cancelSchema);
  if (read instanceof Response) return read;
  const {cancellation_reason: reason, cancellation_reason_comments: comments, send_email: sendMail} = read.body;
  const rest = {reason, comments: comments ?? null, sendMail: sendMail ?? true, commit: commits(c)};
  return answerCommand(c, {kind: 'cancel', id: idOf(c), ...rest});
});

subscriptions.post('/:id/activate', (c) => answerCommand(c, {kind: 'activate', id: idOf(c), commit: commits(c)}));

subscriptions.post('/:id/charges/skip', async (c) => {
  const read = await bodyOf(c, z.object({date: day}));
  if (read instanceof Response) return read;
  const known = await ownerOf(c, idOf(c));
  const charge =
    known === null
      ? undefined
      : (await viewAccount(c, known)).charges.find(
          ({day: at, status, lines}) =>
            status === 'queued' && at === read.body.date && lines.some(({itemId}) => itemId === idOf(c)),
        );
  if (charge === undefined) return notFound(c);
  const command = {kind: 'skip', chargeId: charge.id, itemIds: [idOf(c)]} as const;
  return carryOutFor(c, charge.id, command, (account, [id = 0]) => showCharge(c, account, id));
});

function answerCommand(c: ApiContext, command: SubscriptionCommand): Promise<Response> {
  return carryOutFor(c, idOf(c), command, (account, [id = 0]) => show(c, account, id));
}

function show(c: ApiContext, account: Account, id: number): {readonly subscription: WireSubscription} | null {
  const item = account.subscriptions.find((other) => other.id === id);
  if (item === undefined) return null;
  return {subscription: {...wireSubscription(item, account, wireWorld(c).goods), ...withItem(c, account, item)}};
}

async function itemOf(c: ApiContext, id: number): Promise<Subscription | null> {
  const known = await ownerOf(c, id);
  if (known === null) return null;
  return (await viewAccount(c, known)).subscriptions.find((item) => item.id === id) ?? null;
}

/** `null` where the interval's fields contradict each other. */
function changeOf(fields: z.output<typeof changeSchema>, before: Subscription | null): SubscriptionChange | null {
  const interval = intervalOf(fields, before?.interval ?? null);
  if (interval === null) return null;
  return {
    variantNumber: fields.external_variant_id,
    quantity: fields.quantity,
    properties: fields.properties,
    nextDay: fields.next_charge_scheduled_at,
    interval,
  };
}

/** Refuses an interval whose fields contradict each other. */
export function wrongInterval(c: ApiContext): Response {
  const message = 'The interval must be given, and be the same for charges and orders.';
  return refuse(c, {status: 422, errors: {order_interval_frequency: [message]}});
}
