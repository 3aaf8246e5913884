import {Hono} from 'hono';
import * as z from 'zod';
import {INTERVAL_UNITS} from '../../../contracts/subscriptions';
import type {Account} from '../account';
import type {SubscriptionChange} from '../subscription-commands';
import {wireBulkSubscription} from '../wire/wire-bulk';
import type {ApiApp, ApiContext} from './api-app';
import {bodyOf, carryOutFor, idOf, notFound, ownerOf, viewAccount, wireWorld} from './api-app';
import {day, intervalOf, properties, quantity, thingId} from './item-bodies';
import {wrongInterval} from './subscriptions';

/** Several items of an address at once, in version 2021-01. Mounted at `/addresses`. */
export const bulk = new Hono<ApiApp>();

/** This version has numbers of an interval as texts. */
const count = z.string().regex(/^[1-9]\d{0,3}$/, {error: 'Not a valid string.'});
const variantNumber = z.int().positive();
const fields = {
  order_interval_unit: z.enum(INTERVAL_UNITS).optional(),
  order_interval_frequency: count.transform(Number).optional(),
  charge_interval_frequency: count.transform(Number).optional(),
  properties: properties.optional(),
  next_charge_scheduled_at: day.optional(),
};
const bodyWith = <T extends z.ZodType>(item: T) =>
  z.object({subscriptions: z.array(item).min(1).max(20), commit_update: z.boolean().optional()});
const createSchema = bodyWith(z.object({...fields, shopify_variant_id: variantNumber, quantity}));
const updateSchema = bodyWith(
  z.object({...fields, id: thingId, shopify_variant_id: variantNumber.optional(), quantity: quantity.optional()}),
);

bulk.put('/:id/subscriptions-bulk', async (c) => {
  const read = await bodyOf(c, updateSchema);
  if (read instanceof Response) return read;
  const known = await ownerOf(c, idOf(c));
  if (known === null) return notFound(c);
  const {subscriptions} = await viewAccount(c, known);
  const changes: (SubscriptionChange & {readonly id: number})[] = [];
  for (const {id, ...item} of read.body.subscriptions) {
    const interval = intervalOf(item, subscriptions.find((other) => other.id === id)?.interval ?? null);
    if (interval === null) return wrongInterval(c);
    changes.push({
      id,
      interval,
      variantNumber: item.shopify_variant_id,
      quantity: item.quantity,
      properties: item.properties,
      nextDay: item.next_charge_scheduled_at,
    });
  }
  const commit = read.body.commit_update ?? false;
  const command = {kind: 'update-subscriptions', changes, addressId: idOf(c), commit} as const;
  return carryOutFor(c, idOf(c), command, (after, ids) => show(c, after, ids));
});

bulk.post('/:id/subscriptions-bulk', async (c) => {
  const read = await bodyOf(c, createSchema);
  if (read instanceof Response) return read;
  const commit = read.body.commit_update ?? false;
  const created: number[] = [];
  let answer: Response | null = null;
  for (const item of read.body.subscriptions) {
    const interval = intervalOf(item, null);
    if (interval === null || interval === undefined) return wrongInterval(c);
    const rest = {properties: item.properties, nextDay: item.next_charge_scheduled_at, quantity: item.quantity};
    const goods = {addressId: idOf(c), variantNumber: item.shopify_variant_id};
    const command = {kind: 'create-subscription', ...goods, ...rest, interval, commit} as const;
    answer = await carryOutFor(c, idOf(c), command, (after, ids) => {
      created.push(...ids);
      return show(c, after, created);
    });
    if (!answer.ok) return answer;
  }
  return answer ?? notFound(c);
});

function show(c: ApiContext, account: Account, ids: readonly number[]) {
  const {goods} = wireWorld(c);
  return {
    subscriptions: account.subscriptions
      .filter(({id}) => ids.includes(id))
      .map((item) => wireBulkSubscription(item, account, goods)),
  };
}
