import {Hono} from 'hono';
import * as z from 'zod';
import type {WireOnetime} from '../../../contracts/subscriptions';
import type {Account} from '../account';
import {wireOnetime} from '../wire/wire-items';
import type {ApiApp, ApiContext} from './api-app';
import {bodyOf, carryOutFor, commits, idOf, notFound, ownerOf, refuse, viewAccount, wireWorld} from './api-app';
import {withItem} from './include';
import {day, properties, quantity, thingId, variantId} from './item-bodies';
import {answerList, isOneOf} from './list';
import type {Filters} from './list';

/** Items that come once. Mounted at `/onetimes`. */
export const onetimes = new Hono<ApiApp>();

const filters: Filters<WireOnetime> = {
  address_id: (row, value) => String(row.address_id) === value,
  address_ids: (row, value) => isOneOf(row.address_id, value),
  external_variant_id: (row, value) => row.external_variant_id.ecommerce === value,
};

const changeFields = {
  external_variant_id: variantId.optional(),
  quantity: quantity.optional(),
  properties: properties.optional(),
  next_charge_scheduled_at: day.optional(),
  address_id: thingId.optional(),
};
const changeSchema = z.object(changeFields);
const createSchema = z.object({
  ...changeFields,
  address_id: thingId,
  external_variant_id: variantId,
  quantity,
  add_to_next_charge: z.boolean().optional(),
});

onetimes.get('/', (c) =>
  answerList(c, 'onetimes', filters, (account) =>
    account.onetimes
      .filter(({isCancelled}) => !isCancelled || c.req.query('include_cancelled') === 'true')
      .map((item) => ({...wireOnetime(item, account, wireWorld(c).goods), ...withItem(c, account, item)})),
  ),
);

onetimes.post('/', async (c) => {
  const read = await bodyOf(c, createSchema);
  if (read instanceof Response) return read;
  const {address_id: addressId, external_variant_id: variantNumber, quantity: pieces} = read.body;
  const {properties: own, next_charge_scheduled_at: date, add_to_next_charge: goesNext} = read.body;
  // Source: https://storefront.getrecharge.com/client/docs/methods/api/onetime
  if (goesNext !== true && date === undefined) {
    return refuse(c, {status: 422, errors: {next_charge_scheduled_at: ['Required without add_to_next_charge.']}});
  }
  const nextDay = goesNext === true ? undefined : date;
  const rest = {addressId, variantNumber, quantity: pieces, properties: own, nextDay, commit: commits(c)};
  const command = {kind: 'create-onetime', ...rest} as const;
  return carryOutFor(c, addressId, command, (account, [id = 0]) => show(c, account, id), 201);
});

onetimes.get('/:id', async (c) => {
  const known = await ownerOf(c, idOf(c));
  const body = known === null ? null : show(c, await viewAccount(c, known), idOf(c));
  return body === null ? notFound(c) : c.json(body);
});

onetimes.put('/:id', async (c) => {
  const read = await bodyOf(c, changeSchema);
  if (read instanceof Response) return read;
  const {external_variant_id: variantNumber, quantity: pieces, next_charge_scheduled_at: nextDay} = read.body;
  const rest = {variantNumber, quantity: pieces, nextDay, properties: read.body.properties};
  const command = {
    kind: 'update-onetime',
    ...rest,
    addressId: read.body.address_id,
    id: idOf(c),
    commit: commits(c),
  } as const;
  return carryOutFor(c, idOf(c), command, (account, [id = 0]) => show(c, account, id));
});

onetimes.delete('/:id', async (c) => {
  const command = {kind: 'delete-onetime', id: idOf(c), commit: commits(c)} as const;
  const answer = await carryOutFor(c, idOf(c), command, () => ({}));
  return answer.ok ? c.body(null, 204) : answer;
});

/** Returns a one-time item of an account as an answer; `null` where there is none of the id. */
export function show(c: ApiContext, account: Account, id: number): {readonly onetime: WireOnetime} | null {
  const item = account.onetimes.find((other) => other.id === id);
  if (item === undefined) return null;
  return {onetime: {...wireOnetime(item, account, wireWorld(c).goods), ...withItem(c, account, item)}};
}
