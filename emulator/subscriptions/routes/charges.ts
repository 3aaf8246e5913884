import {Hono} from 'hono';
import * as z from 'zod';
import type {WireCharge} from '../../../contracts/subscriptions';
import {now} from '../../shared/clock';
import type {Account, Charge} from '../account';
import {DAY_MS} from '../calendar';
import type {ChargeCommand} from '../charge-commands';
import {TOLD_DAYS} from '../terms';
import {wireCharge} from '../wire/wire-charge';
import type {ApiApp, ApiContext} from './api-app';
import {bodyOf, carryOutFor, idOf, notFound, ownerOf, viewAccount, wireWorld} from './api-app';
import {withCharge} from './include';
import {answerList, isOneOf} from './list';
import type {Filters} from './list';

/** Deliveries. Mounted at `/charges`. */
export const charges = new Hono<ApiApp>();

const filters: Filters<WireCharge> = {
  status: ({status}, value) => isOneOf(status, value),
  address_id: (row, value) => String(row.address_id) === value,
  external_order_id: (row, value) => row.external_order_id.ecommerce === value,
  scheduled_at: (row, value) => row.scheduled_at === value.slice(0, 10),
  scheduled_at_min: (row, value) => row.scheduled_at >= value.slice(0, 10),
  scheduled_at_max: (row, value) => row.scheduled_at <= value.slice(0, 10),
  processed_at_min: (row, value) => (row.processed_at ?? '') >= value,
  processed_at_max: ({processed_at: at}, value) => typeof at === 'string' && at <= value,
  purchase_item_id: (row, value) => holds(row, value),
  purchase_item_ids: (row, value) => holds(row, value),
  discount_code: (row, value) => row.discounts.some(({code}) => code?.toUpperCase() === value.toUpperCase()),
};

const OVER: ReadonlySet<Charge['status']> = new Set(['success', 'refunded', 'partially_refunded']);

const itemsSchema = z.object({purchase_item_ids: z.array(z.coerce.number<number>().int()).max(100)});
const dateSchema = z.object({next_charge_date: z.string().min(10)});
const codeSchema = z.object({discount_code: z.string().min(1).max(100)});

charges.get('/', (c) =>
  answerList(c, 'charges', filters, (account) =>
    account.charges.filter(isTold(c)).map((charge) => ({
      ...wireCharge(charge, account, wireWorld(c)),
      ...withCharge(c, account, charge),
    })),
  ),
);

charges.get('/:id', async (c) => {
  const known = await ownerOf(c, idOf(c));
  const account = known === null ? null : await viewAccount(c, known);
  const isListed = account?.charges.some((charge) => charge.id === idOf(c) && isTold(c)(charge));
  const body = account !== null && isListed ? showCharge(c, account, idOf(c)) : null;
  return body === null ? notFound(c) : c.json(body);
});

charges.post('/:id/skip', (c) => commandItems(c, 'skip'));
charges.post('/:id/unskip', (c) => commandItems(c, 'unskip'));
charges.post('/:id/process', (c) => answerCommand(c, {kind: 'process', chargeId: idOf(c)}));
charges.post('/:id/remove_discount', (c) => answerCommand(c, {kind: 'remove-discount', chargeId: idOf(c)}));

charges.post('/:id/change_next_charge_date', async (c) => {
  const read = await bodyOf(c, dateSchema);
  if (read instanceof Response) return read;
  return answerCommand(c, {kind: 'reschedule', chargeId: idOf(c), day: read.body.next_charge_date.slice(0, 10)});
});

charges.post('/:id/apply_discount', async (c) => {
  const read = await bodyOf(c, codeSchema);
  if (read instanceof Response) return read;
  return answerCommand(c, {kind: 'apply-discount', chargeId: idOf(c), code: read.body.discount_code});
});

async function commandItems(c: ApiContext, kind: 'skip' | 'unskip'): Promise<Response> {
  const read = await bodyOf(c, itemsSchema);
  if (read instanceof Response) return read;
  return answerCommand(c, {kind, chargeId: idOf(c), itemIds: read.body.purchase_item_ids});
}

function answerCommand(c: ApiContext, command: ChargeCommand): Promise<Response> {
  return carryOutFor(c, command.chargeId, command, (account, ids) => showCharge(c, account, ids[0] ?? 0));
}

/** Returns a charge of an account as an answer; `null` where there is none of the id. */
export function showCharge(c: ApiContext, account: Account, id: number): {readonly charge: WireCharge} | null {
  const charge = account.charges.find((other) => other.id === id);
  if (charge === undefined) return null;
  return {charge: {...wireCharge(charge, account, wireWorld(c)), ...withCharge(c, account, charge)}};
}

/**
 * What was sent longer ago is told by its order alone. That a single one is not found is our guess. Source:
 * https://changelog.getrecharge.com/label/6202
 */
function isTold(c: ApiContext): (charge: Charge) => boolean {
  const since = now(c.env) - TOLD_DAYS * DAY_MS;
  return ({status, processedAt}) => !OVER.has(status) || processedAt === null || processedAt >= since;
}

function holds({line_items}: WireCharge, list: string): boolean {
  return line_items.some((line) => isOneOf(line.purchase_item_id, list));
}
